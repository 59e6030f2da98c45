/** Records of national teams: opponents, all-time standings, history. */
import * as v from 'valibot'
import { count, id, listOrNone, optional, optionalCount, optionalText, text } from './fields'
import { Match } from './matches'
import { Counted } from './player-fields'

export const OpponentChoiceList = v.array(v.object({ id, name: text }))
export const Opponent = v.object({
  id,
  name: text,
  code: optionalText,
  win: count,
  lost: count,
  matches: listOrNone(Match),
})
export type Opponent = v.InferOutput<typeof Opponent>

export const StandingRow = v.object({
  player_id: id,
  position: optionalCount,
  photo_url: optionalText,
  player_name: text,
  played: optionalCount,
  official_points: optionalCount,
  unofficial_points: optionalCount,
  /** As of `Player` */
  hasPage: optional(v.boolean()),
  /** Of the whole list; the same in every row. */
  counted: optional(Counted),
})
export type StandingRow = v.InferOutput<typeof StandingRow>
export const StandingRowList = v.array(StandingRow)

export const HistorySeasonList = v.array(v.object({ id, name: text }))
export const HistoryCompetition = v.object({
  id,
  name: text,
  description: optionalText,
  season: v.object({ name: text }),
})
export type HistoryCompetition = v.InferOutput<typeof HistoryCompetition>
export const HistoryCompetitionList = v.array(HistoryCompetition)
