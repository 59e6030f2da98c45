/** Who leads matches: names for the selects, nothing else of anybody. */
import { OfficialList } from '../contract/federation'

export const getReferees = () => ({ name: 'Get referees', path: '/referees', schema: OfficialList })

export const getCommissioners = () => ({
  name: 'Get commissioners',
  path: '/commissioners',
  schema: OfficialList,
})
