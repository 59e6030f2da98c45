/** The found matches of a search. */
import type { Ask } from '../../src/client/ask'
import { refereeQuestion } from '../../src/domain/match/referee-search'
import { searchMatches } from '../../src/endpoints/matches'
import type { SeasonChoices } from './choices'
import type { KnownFilters } from './known-filters'

/** `shown`: with the season that is searched, null if none is known. */
export function foundMatches(
  ask: Ask,
  { filters, isKnown }: KnownFilters,
  active: SeasonChoices['active'],
  perPage: number,
) {
  const shown = { ...filters, season: filters.season ?? active ?? null }
  const answer = ask(isKnown ? searchMatches(refereeQuestion(shown), perPage) : null, { keep: true })
  return { shown, answer }
}
