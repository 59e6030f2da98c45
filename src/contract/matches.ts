/** Matches; national teams' and clubs' have the same shape. */
import * as v from 'valibot'
import {
  count,
  id,
  listOrNone,
  optional,
  optionalCount,
  optionalText,
  PersonName,
  text,
  wallTime,
} from './fields'

/** What a match's record may say of it; without it the state follows from score and time. */
export const matchStates = ['POSTPONED', 'CANCELLED', 'ABANDONED', 'FORFEITED', 'LIVE', 'FINAL'] as const
export type MatchState = (typeof matchStates)[number]

export const Match = v.object({
  id,
  firstTeamName: text,
  firstTeamScore: count,
  firstTeamCode: optionalText,
  secondTeamName: text,
  secondTeamScore: count,
  secondTeamCode: optionalText,
  dateTime: wallTime,
  dateTimeUtc: wallTime,
  /** Unknown states count as none. */
  status: optional(v.picklist(matchStates)),
  /** When it was to begin before it was moved. */
  previousDateTime: optional(wallTime),
  /** Points by period: four and then overtimes. */
  periods: listOrNone(v.object({ first: count, second: count })),
  time_zone: optionalText,
  location: optionalText,
  competition: optionalText,
  /** The page of the competition, if it has one. */
  competitionId: optional(id),
  round: optionalCount,
  /** "Redni del", "Finale", "Skupina B" … */
  phase: optionalText,
  ticket_url: optionalText,
  stats_url: optionalText,
  live_stream_url: optionalText,
  referees: listOrNone(PersonName),
  commissioner: optional(PersonName),
  firstTeamId: optional(id),
  secondTeamId: optional(id),
})
export type Match = v.InferOutput<typeof Match>

export const MatchList = v.array(Match)
export const MatchPage = v.object({
  matches: MatchList,
  total: count,
  /** The number of this page, from 1. A server without it doesn't support the order by time. */
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
})
export type MatchPage = v.InferOutput<typeof MatchPage>

/** What became of a match. */
export const changeKinds = ['ADDED', 'MOVED', 'POSTPONED', 'CANCELLED', 'PLAYED', 'CORRECTED'] as const
export type ChangeKind = (typeof changeKinds)[number]

export const Change = v.object({
  id,
  /** An instant, ISO 8601 */
  at: text,
  kind: v.picklist(changeKinds),
  match: Match,
  /** The match's fields that had another value. */
  before: v.partial(
    v.pick(Match, [
      'firstTeamName',
      'firstTeamScore',
      'secondTeamName',
      'secondTeamScore',
      'dateTime',
      'dateTimeUtc',
      'status',
      'location',
    ]),
  ),
})
export type Change = v.InferOutput<typeof Change>

export const ChangePage = v.object({ changes: v.array(Change), total: count })
export type ChangePage = v.InferOutput<typeof ChangePage>
