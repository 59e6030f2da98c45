/** Whether a match was played, and when it begins if not. */
import { instantOf } from '../time/clock'

/** In the order in which lists of mixed status show them. */
export const matchStatuses = ['SCHEDULED', 'FINISHED', 'CREATED'] as const
export type MatchStatus = (typeof matchStatuses)[number]

export interface MatchScores {
  firstTeamScore: number
  secondTeamScore: number
}

/** Wall times "YYYY-MM-DD HH:MM:SS": at the hall, and in UTC. */
export interface MatchTimes {
  dateTime: string
  dateTimeUtc: string
}

const isMidnight = (wallTime: string): boolean => wallTime.slice(11) === '00:00:00'

/** Whether the start time is known. Old results often have only a day: midnight in both times. */
export const isTimed = ({ dateTime, dateTimeUtc }: MatchTimes): boolean =>
  !(isMidnight(dateTime) && isMidnight(dateTimeUtc))

/** FINISHED with any score, else CREATED while the time is unknown, else SCHEDULED. */
export function matchStatus(match: MatchScores & MatchTimes): MatchStatus {
  if (match.firstTeamScore !== 0 || match.secondTeamScore !== 0) return 'FINISHED'
  return isTimed(match) ? 'SCHEDULED' : 'CREATED'
}

/** Start times in ms of the matches with a known time and no score: they will change, so their answer is polled. */
export const openStarts = (matches: readonly (MatchScores & MatchTimes)[]): number[] =>
  matches
    .filter((match) => matchStatus(match) === 'SCHEDULED')
    .map(({ dateTimeUtc }) => instantOf(dateTimeUtc))
