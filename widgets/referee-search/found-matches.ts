/** The found matches of a search. */
import type { Ask, Loading } from '../../src/client/ask'
import type { MatchPage } from '../../src/contract/matches'
import { type RefereeFilters, refereeQuestion } from '../../src/domain/match/referee-search'
import { searchMatches } from '../../src/endpoints/matches'
import type { SeasonChoices } from './choices'
import type { KnownFilters } from './known-filters'

interface FoundMatches {
  /** With the season that is searched, null if none is known. */
  shown: RefereeFilters
  answer: Loading<MatchPage>
}

export function foundMatches(
  ask: Ask,
  { filters, isKnown }: KnownFilters,
  active: SeasonChoices['active'],
  perPage: number,
): FoundMatches {
  const shown = { ...filters, season: filters.season ?? active ?? null }
  const answer = ask(isKnown ? searchMatches(refereeQuestion(shown), perPage) : null, { keep: true })
  return { shown, answer }
}
