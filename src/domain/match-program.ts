/** A competition's matches as its visitors look for them: what is next, what was last, and then the rest. */
import { dateOf } from './date'
import { byDateTime, type MatchScores, type MatchTimes, matchStatus } from './match'

/** So many matches at least are next, and last; the day with the last of them is whole. */
const near = 4

type Played = MatchScores & MatchTimes

/** The first whole days with `near` matches or more, and the others. */
function nearest<M extends Played>(matches: readonly M[]): [near: M[], rest: M[]] {
  const last = matches[near - 1]
  const day = last && dateOf(last.dateTime)
  const next = matches.findIndex((match, index) => index >= near && dateOf(match.dateTime) !== day)
  const end = next === -1 ? matches.length : next
  return [matches.slice(0, end), matches.slice(end)]
}

/**
 * The next days' matches (soonest first), the last days' (newest first), then the further ones to come, the further
 * ones played and those whose hour nobody knows yet. A sorted copy; matches at the same time keep their order.
 */
export function matchProgram<M extends Played>(matches: readonly M[]): M[] {
  const of = (status: ReturnType<typeof matchStatus>) =>
    matches.filter((match) => matchStatus(match) === status).toSorted(byDateTime)
  const [next, later] = nearest(of('SCHEDULED'))
  const played = of('FINISHED').toSorted((a, b) => byDateTime(b, a))
  const [last, earlier] = nearest(played)
  return [...next, ...last, ...later, ...earlier, ...of('CREATED')]
}
