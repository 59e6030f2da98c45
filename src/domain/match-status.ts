/** Whether a match was played, and when it begins where it was not. */
import { instantOf } from './clock'

/** In the order of their rank in a list that isn't all finished. */
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

/** Whether the hour is known. Old results often come with a day only, at midnight in both times. */
export const isTimed = ({ dateTime, dateTimeUtc }: MatchTimes): boolean =>
  !(isMidnight(dateTime) && isMidnight(dateTimeUtc))

/** FINISHED with any score, else CREATED while neither time is set, else SCHEDULED. */
export function matchStatus(match: MatchScores & MatchTimes): MatchStatus {
  if (match.firstTeamScore !== 0 || match.secondTeamScore !== 0) return 'FINISHED'
  return isTimed(match) ? 'SCHEDULED' : 'CREATED'
}

/** When those begin, in ms, that have an hour and no score: what an answer shows of them changes by itself. */
export const openStarts = (matches: readonly (MatchScores & MatchTimes)[]): number[] =>
  matches
    .filter((match) => matchStatus(match) === 'SCHEDULED')
    .map(({ dateTimeUtc }) => instantOf(dateTimeUtc))
