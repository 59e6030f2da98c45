/** Whether a match's score is final: only such scores count. */
import { instantOf, longestMatch } from '../time/clock'
import { isTimed, type MatchScores, type MatchTimes } from './match-status'

/** By what a match's record says of it; other states follow from score and time. */
const finalByState: Readonly<Record<string, boolean>> = {
  FINAL: true,
  FORFEITED: true,
  POSTPONED: false,
  CANCELLED: false,
  ABANDONED: false,
}

/** A score within three hours of the start is running. Only a forfeited match may end 0 : 0. `now`: a UTC wall time. */
export function hasFinalScore(
  match: MatchScores & MatchTimes & { status?: string | null | undefined },
  now: string,
): boolean {
  const { firstTeamScore, secondTeamScore, status, dateTimeUtc } = match
  if (firstTeamScore <= 0 && secondTeamScore <= 0) return status === 'FORFEITED'
  const said = status ? finalByState[status] : undefined
  return said ?? (!isTimed(match) || instantOf(now) - instantOf(dateTimeUtc) > longestMatch)
}
