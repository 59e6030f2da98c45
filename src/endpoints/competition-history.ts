/** Winners of all competitions. */
import { CompetitionHistoryList } from '../contract/competition-history'

export const getCompetitionHistory = () => ({
  name: 'Get competition history',
  path: '/competition-history',
  schema: CompetitionHistoryList,
})
