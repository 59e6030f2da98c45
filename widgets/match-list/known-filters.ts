/** The effective filters: unknown ids in the query count as not given. */

import type { Ask } from '../../src/client/ask'
import { type MatchFilters, withSide } from '../../src/domain/match/match-search'
import { knownId, knownIds, sameCompetition } from '../../src/domain/query/known-choice'
import { type KnownCompetition, knownCompetition } from '../../src/endpoints/all-competitions'
import { currentCompetition } from '../../src/endpoints/current-competition'
import { type MatchChoices, matchChoices } from '../../src/endpoints/match-choices'
import type { GivenFilters } from './filters'

export interface KnownFilters {
  /** With the season that is shown, null if none is known. */
  shown: MatchFilters
  /** As they are in the query, where a default season isn't written. */
  named: MatchFilters
  choices: MatchChoices
  /** The competition's name, even if the season doesn't have it. */
  competitionName: string | null
  /** Everything that decides about the request is known. */
  isKnown: boolean
}

/** A tag's competition without a season goes with the seasons. */
export function knownFilters(ask: Ask, given: GivenFilters): KnownFilters {
  const { filters, isNamed } = given
  const isPreset = !isNamed && filters.season === null && filters.competition !== null
  const current = currentCompetition(ask, isPreset ? filters.competition : null)
  if (!current) {
    const known = filtersOfSeason(ask, given)
    return isPreset ? { ...known, isKnown: false } : known
  }
  const { id, season, name } = current
  const known = filtersOfSeason(ask, { ...given, filters: { ...filters, season, competition: id } })
  return { ...known, named: { ...known.named, season: null }, competitionName: name }
}

function filtersOfSeason(ask: Ask, { filters, isSearched, isNamed }: GivenFilters): KnownFilters {
  const { competition } = filters
  // Of the given season; without one, of the competition's own.
  const given = matchChoices(ask, filters.season, { isOff: !isSearched && !isNamed, isChecked: isNamed })
  const isElsewhere =
    isNamed &&
    competition !== null &&
    given.competitions !== null &&
    !given.competitions.some(({ id }) => id === competition)
  const other = knownCompetition(ask, isElsewhere ? competition : null)
  const isOfOtherSeason = other != null && (filters.season === null || !given.isSeasonKnown)
  const ofOther = matchChoices(ask, isOfOtherSeason ? other.season.id : '', { isOff: !isOfOtherSeason })
  const choices = isOfOtherSeason ? ofOther : given
  const season = isOfOtherSeason ? other.season.id : given.season
  const shown = withSide({
    ...filters,
    season: season ?? null,
    ...(isNamed && {
      club: knownIds(filters.club, choices.clubs),
      hall: knownId(filters.hall, choices.halls),
      competition: isElsewhere ? competitionIn(choices, competition, other) : competition,
    }),
  })
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
    named: { ...shown, season: filters.season && shown.season },
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
