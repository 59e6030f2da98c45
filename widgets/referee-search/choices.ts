/** The fields' options. No person's name is requested before the visitor uses the field that offers it. */
import { type Ask, listOf } from '../../src/client/ask'
import type { NamedChoice, Official, Season } from '../../src/contract/federation'
import { officialName } from '../../src/domain/match/official'
import type { RefereeFilters } from '../../src/domain/match/referee-search'
import { knownId } from '../../src/domain/query/known-choice'
import { activeSeason } from '../../src/domain/time/season'
import { getCompetitions, getSeasons } from '../../src/endpoints/federation'
import { getCommissioners, getReferees } from '../../src/endpoints/officials'

const requests = {
  seasons: getSeasons(),
  referee: getReferees(),
  commissioner: getCommissioners(),
}

export interface SeasonChoices {
  /** Null while loading; empty if the list failed to load, until a repeat brings it. */
  seasons: readonly Season[] | null
  /** The active season's id; undefined while loading, null if none is known. */
  active: string | null | undefined
}

export function seasonChoices(ask: Ask): SeasonChoices {
  const seasons = listOf(ask(requests.seasons))
  return { seasons, active: seasons === null ? undefined : (activeSeason(seasons)?.id ?? null) }
}

/** A season's competitions; null while loading, empty if no season is known. */
export function seasonCompetitions(
  ask: Ask,
  season: string | null,
  isSeasonKnown: boolean,
): readonly NamedChoice[] | null {
  const competitions = listOf(ask(season === null ? null : getCompetitions(season)))
  return season === null && isSeasonKnown ? [] : competitions
}

export type Duty = 'referee' | 'commissioner'

/** All officials with that role; null until they are needed and loaded. */
export const officialsOf = (ask: Ask, duty: Duty, isWanted: boolean): readonly Official[] | null =>
  listOf(ask(isWanted ? requests[duty] : null))

/** The names of the chosen ones; null if none is chosen or known. */
export function chosenNames(ask: Ask, filters: RefereeFilters): Record<Duty, string | null> {
  const nameOf = (duty: Duty) => officialName(officialsOf(ask, duty, filters[duty] !== null), filters[duty])
  return { referee: nameOf('referee'), commissioner: nameOf('commissioner') }
}

/** The season is null while it isn't known. */
export function formChoices(ask: Ask, filters: RefereeFilters, { seasons, active }: SeasonChoices) {
  const season = seasons && (knownId(filters.season, seasons) ?? active ?? null)
  return {
    season,
    competitions: seasonCompetitions(ask, season, seasons !== null),
    names: chosenNames(ask, filters),
  }
}
