/** Whether a match was played, what its record says of its state, and when it begins. */
import { closing, instantOf, longestMatch } from '../time/clock'

/** In the order in which lists of mixed status show them. */
export const matchStatuses = ['SCHEDULED', 'FINISHED', 'CREATED'] as const
export type MatchStatus = (typeof matchStatuses)[number]

/** What a match's record may say of it; without it the state follows from score and time. */
export const matchStates = ['POSTPONED', 'CANCELLED', 'ABANDONED', 'FORFEITED', 'LIVE', 'FINAL'] as const
export type MatchState = (typeof matchStates)[number]

export interface MatchScores {
  firstTeamScore: number
  secondTeamScore: number
}

/** Wall times "YYYY-MM-DD HH:MM:SS": at the hall, and in UTC. */
export interface MatchTimes {
  dateTime: string
  dateTimeUtc: string
}

/** All that decides about a match's moment. */
export interface MatchFacts extends MatchScores, MatchTimes {
  status?: MatchState | null | undefined
}

/** Instead of both times of a match without any: after all others. */
export const noTime = '9999-12-31 00:00:00'

/** Whether it has a day. */
export const isDated = ({ dateTime }: Pick<MatchTimes, 'dateTime'>): boolean => dateTime !== noTime

const isMidnight = (wallTime: string): boolean => wallTime.slice(11) === '00:00:00'

/** Whether the start time is known. Old results often have only a day: midnight in both times. */
export const isTimed = ({ dateTime, dateTimeUtc }: MatchTimes): boolean =>
  !(isMidnight(dateTime) && isMidnight(dateTimeUtc))

/** Whether there are points; a negative score counts as none. */
export const hasScore = ({ firstTeamScore, secondTeamScore }: MatchScores): boolean =>
  firstTeamScore > 0 || secondTeamScore > 0

/** FINISHED with any score, else CREATED while the time is unknown, else SCHEDULED. */
export function matchStatus(match: MatchScores & MatchTimes): MatchStatus {
  if (hasScore(match)) return 'FINISHED'
  return isTimed(match) ? 'SCHEDULED' : 'CREATED'
}

const closed: readonly (MatchState | null | undefined)[] = ['POSTPONED', 'CANCELLED', 'FORFEITED', 'FINAL']

/**
 * Start times in ms of the matches that may still change, so that their answer is polled. A match that may be on before
 * its start (it has a score, or says so) has one more, three hours earlier. `now` in ms.
 */
export const openStarts = (matches: readonly MatchFacts[], now: number): number[] =>
  matches.flatMap((match) => {
    const start = instantOf(match.dateTimeUtc)
    if (closed.includes(match.status) || !isTimed(match) || start + longestMatch + closing < now) return []
    return hasScore(match) || match.status === 'LIVE' ? [start - longestMatch, start] : [start]
  })
