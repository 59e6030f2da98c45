/** A national team and everything of it (contract 5). Ids and names come from data and are encoded. */

import { MatchList } from '../contract/matches'
import {
  type Gender,
  HistoryCompetitionList,
  HistorySeasonList,
  type MatchHistoryType,
  NationalTeam,
  Opponent,
  OpponentChoiceList,
  PlayerList,
  StaffList,
  StandingRowList,
  type StandingType,
} from '../contract/national-teams'

const teamPath = (team: string, rest = ''): string => `/national-teams/${encodeURIComponent(team)}${rest}`

export const getNationalTeam = (team: string) => ({
  name: 'Get national team by id',
  path: teamPath(team),
  schema: NationalTeam,
})

export const getStaff = (team: string) => ({
  name: 'Get staff',
  path: teamPath(team, '/staff'),
  schema: StaffList,
})

export const getPlayers = (team: string) => ({
  name: 'Get players',
  path: teamPath(team, '/players'),
  schema: PlayerList,
})

export const getTeamMatches = (team: string) => ({
  name: 'Get matches',
  path: teamPath(team, '/matches'),
  schema: MatchList,
})

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

export const getAllTimeStandings = (type: StandingType, gender: Gender) => ({
  name: 'Get all-time standings',
  path: '/all-time-standings',
  query: { type, gender },
  schema: StandingRowList,
})

export const getHistorySeasons = () => ({
  name: 'Get seasons (history)',
  path: '/history/seasons',
  schema: HistorySeasonList,
})

/** `category` is the category's name. */
export const getHistoryCompetitions = (category: string, gender: Gender) => ({
  name: 'Get competitions (history)',
  path: '/history/competitions',
  query: { category, gender },
  schema: HistoryCompetitionList,
})

export const getHistoryMatches = (of: {
  season: string
  category: string
  gender: Gender
  type: MatchHistoryType
}) => ({ name: 'Get history matches', path: '/history/matches', query: of, schema: MatchList })
