/** The effective filters: unknown ids in the query count as not given. */
import { type KnownCompetition, useKnownCompetition } from '../../src/api/all-competitions'
import { type MatchChoices, useMatchChoices } from '../../src/api/match-choices'
import { knownId, sameCompetition } from '../../src/domain/known-choice'
import type { MatchFilters } from '../../src/domain/match-search'
import { useWidget } from '../../src/page/widget'
import type { ListFilters } from './filters'

export interface KnownFilters {
  /** With the season that is shown, null if none is known. */
  shown: MatchFilters
  choices: MatchChoices
  /** The competition's name, even if the season doesn't have it. */
  competitionName: string | null
  /** Everything that decides about the request is known. */
  isKnown: boolean
}

/**
 * `isSearched`: there is a search header, which needs the options. A query that only this element has written is valid.
 */
export function useKnownFilters(list: ListFilters, isSearched: boolean): KnownFilters {
  const { configuration } = useWidget()
  const { filters } = list
  const isNamed = list.isNamed && (isSearched || configuration.history === 'page')
  const { competition } = filters
  // Of the given season; without one, of the competition's own.
  const named = useMatchChoices(filters.season, { isOff: !isSearched && !isNamed, isChecked: isNamed })
  const isElsewhere =
    isNamed &&
    competition !== null &&
    named.competitions !== null &&
    !named.competitions.some(({ id }) => id === competition)
  const other = useKnownCompetition(isElsewhere ? competition : null)
  const isOfOtherSeason = other != null && (filters.season === null || !named.isSeasonKnown)
  const ofOther = useMatchChoices(isOfOtherSeason ? other.season.id : '', { isOff: !isOfOtherSeason })
  const choices = isOfOtherSeason ? ofOther : named
  const season = isOfOtherSeason ? other.season.id : named.season
  const shown = {
    ...filters,
    season: season ?? null,
    ...(isNamed && {
      club: knownId(filters.club, choices.clubs),
      hall: knownId(filters.hall, choices.halls),
      competition: isElsewhere ? competitionIn(choices, competition, other) : competition,
    }),
  }
  const name = choices.competitions?.find(({ id }) => id === shown.competition)?.name
  const waits = [
    season === undefined,
    isNamed && filters.club !== null && choices.clubs === null,
    isNamed && filters.hall !== null && choices.halls === null,
    isNamed && competition !== null && choices.competitions === null,
    isElsewhere && other === undefined,
  ]
  return {
    shown,
    choices,
    competitionName: name ?? other?.name ?? null,
    isKnown: !waits.some(Boolean),
  }
}

/** The competition of the same name in the season; else itself, which finds nothing. */
function competitionIn(
  { competitions }: MatchChoices,
  id: string,
  known: KnownCompetition | null | undefined,
): string | null {
  return known ? (sameCompetition(id, known.name, competitions ?? []) ?? id) : null
}
