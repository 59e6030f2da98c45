/** A national team's opponents. Ids come from data and URLs and are encoded. */
import { Opponent, OpponentChoiceList } from '../contract/team-records'

export const getOpponents = (categoryId: string) => ({
  name: 'Get opponents',
  path: '/opponents',
  query: { categoryId },
  schema: OpponentChoiceList,
})

export const getOpponent = (opponent: string) => ({
  name: 'Get opponent by id',
  path: `/opponents/${encodeURIComponent(opponent)}`,
  schema: Opponent,
})
