/** Seasons, competitions, clubs, halls, members. */
import { ClubList, MemberList, NamedChoiceList, SeasonList } from '../contract/federation'

export const getSeasons = () => ({ name: 'Get seasons', path: '/seasons', schema: SeasonList })

export const getCompetitions = (seasonId: string) => ({
  name: 'Get competitions',
  path: '/competitions',
  query: { seasonId },
  schema: NamedChoiceList,
})

export const getClubs = () => ({ name: 'Get clubs', path: '/clubs', schema: ClubList })

export const getSportHalls = () => ({
  name: 'Get sport halls',
  path: '/sport-halls',
  schema: NamedChoiceList,
})

export const getMembers = () => ({ name: 'Get members', path: '/members', schema: MemberList })
