/** Matches; national teams' and clubs' have the same shape. */
import * as v from 'valibot'
import { matchStates, noTime } from '../domain/match/match-status'
import { utcTimeOf, wallTimeIn } from '../domain/time/instant'
import {
  count,
  id,
  listOrNone,
  numberOf,
  optional,
  optionalCount,
  optionalText,
  PersonName,
  prepared,
  text,
  wallTime,
} from './fields'

export type { MatchState } from '../domain/match/match-status'

const scoreOf = (raw: unknown): unknown => {
  const number = numberOf(raw ?? 0)
  return typeof number === 'number' ? Math.max(0, number) : raw
}

/**
 * A match as most servers send it: no score or a negative one is 0, times may be instants, and one without a time is at
 * `noTime`.
 */
export function plainMatch(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw
  const match = { ...raw } as Record<string, unknown>
  const { dateTime, dateTimeUtc } = match
  const zone = typeof match.time_zone === 'string' ? match.time_zone : null
  const isUndated = dateTime === null
  return {
    ...match,
    firstTeamScore: scoreOf(match.firstTeamScore),
    secondTeamScore: scoreOf(match.secondTeamScore),
    dateTime: isUndated ? noTime : wallTimeIn(zone, dateTime),
    dateTimeUtc: isUndated
      ? noTime
      : (utcTimeOf('UTC', dateTimeUtc) ?? dateTimeUtc ?? utcTimeOf(zone, dateTime)),
    previousDateTime: wallTimeIn(zone, match.previousDateTime),
  }
}

const Fields = v.object({
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
export const Match = prepared(Fields, plainMatch)
export type Match = v.InferOutput<typeof Match>

export const MatchList = v.array(Match)
export const MatchPage = v.object({
  matches: MatchList,
  total: count,
  /** The number of this page, from 1. A server without it doesn't support the order by time. */
  page: v.fallback(v.optional(prepared(v.pipe(v.number(), v.integer(), v.minValue(1)), numberOf)), undefined),
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
  before: v.object({
    firstTeamName: v.optional(text),
    firstTeamScore: v.optional(count),
    secondTeamName: v.optional(text),
    secondTeamScore: v.optional(count),
    status: v.optional(Fields.entries.status),
    location: v.optional(optionalText),
    dateTime: v.optional(v.nullable(wallTime)),
    dateTimeUtc: v.optional(v.nullable(wallTime)),
  }),
})
export type Change = v.InferOutput<typeof Change>

export const ChangePage = v.object({ changes: v.array(Change), total: count })
export type ChangePage = v.InferOutput<typeof ChangePage>
