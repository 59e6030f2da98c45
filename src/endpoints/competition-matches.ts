/** All matches of a competition. The search returns at most a hundred per page, and a season has more. */

import type { Ask, Loading } from '../client/ask'
import type { MatchPage } from '../contract/matches'
import { openStarts } from '../domain/match/match-status'
import { getCompetitionMatches, matchesPerPage } from './competitions'

const pageOf = (competition: string | null, page: number, pages: number) =>
  competition === null || page > pages ? null : getCompetitionMatches(competition, page)

const following = { follow: ({ matches }: MatchPage, now: number) => openStarts(matches, now) }

/**
 * At most four hundred matches; `total` is how many there are. Null requests nothing. Ready when all pages have
 * arrived; matches of a later page that failed are left out.
 */
export function competitionMatches(ask: Ask, competition: string | null): Loading<MatchPage> {
  const first = ask(pageOf(competition, 1, 1), following)
  const total = first.state === 'ready' ? first.value.total : 0
  const pages = Math.ceil(total / matchesPerPage)
  const further = [
    ask(pageOf(competition, 2, pages), following),
    ask(pageOf(competition, 3, pages), following),
    ask(pageOf(competition, 4, pages), following),
  ].slice(0, Math.max(0, pages - 1))
  if (first.state !== 'ready') return first
  if (further.some(({ state }) => state === 'loading')) return { state: 'loading' }
  const matches = [first, ...further].flatMap((page) => (page.state === 'ready' ? page.value.matches : []))
  return { state: 'ready', value: { matches, total }, busy: false }
}
