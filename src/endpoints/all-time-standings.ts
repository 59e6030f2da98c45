/** All-time standings of the men's or the women's national team. */
import type { Gender } from '../contract/national-teams'
import { StandingRowList } from '../contract/team-records'
import type { StandingType } from '../domain/competition/standing-types'

export const getAllTimeStandings = (type: StandingType, gender: Gender) => ({
  name: 'Get all-time standings',
  path: '/all-time-standings',
  query: { type, gender },
  schema: StandingRowList,
})
