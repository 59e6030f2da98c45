/** Referees and commissioners: only their names, for the selects. */
import { OfficialList } from '../contract/federation'

export const getReferees = () => ({ name: 'Get referees', path: '/referees', schema: OfficialList })

export const getCommissioners = () => ({
  name: 'Get commissioners',
  path: '/commissioners',
  schema: OfficialList,
})
