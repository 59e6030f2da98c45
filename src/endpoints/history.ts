/** A national team's matches of past seasons. The API identifies a category by its name here, not by its id. */

import { MatchList } from '../contract/matches'
import type { Gender } from '../contract/national-teams'
import { HistoryCompetitionList, HistorySeasonList } from '../contract/team-records'
import type { MatchHistoryType } from '../domain/competition/history-view'

interface Category {
  name: string
  gender: Gender
}

export const getHistorySeasons = () => ({
  name: 'Get seasons (history)',
  path: '/history/seasons',
  schema: HistorySeasonList,
})

export const getHistoryCompetitions = ({ name, gender }: Category) => ({
  name: 'Get competitions (history)',
  path: '/history/competitions',
  query: { category: name, gender },
  schema: HistoryCompetitionList,
})

/** `season`: the season's id. */
export const getHistoryMatches = (season: string, { name, gender }: Category, type: MatchHistoryType) => ({
  name: 'Get history matches',
  path: '/history/matches',
  query: { season, category: name, gender, type },
  schema: MatchList,
})
