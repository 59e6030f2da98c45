/** The fields' options. No person's name is requested before the visitor uses the field that offers it. */
import { getCompetitions, getSeasons } from '../../src/api/federation'
import { getCommissioners, getReferees } from '../../src/api/officials'
import { listOf, useRequest } from '../../src/api/use-request'
import type { NamedChoice, Official, Season } from '../../src/contract/federation'
import { activeSeason } from '../../src/domain/season'

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

export function useSeasons(): SeasonChoices {
  const seasons = listOf(useRequest(requests.seasons))
  return { seasons, active: seasons === null ? undefined : (activeSeason(seasons)?.id ?? null) }
}

/** A season's competitions; null while loading, empty if no season is known. */
export function useCompetitions(
  season: string | null,
  isSeasonKnown: boolean,
): readonly NamedChoice[] | null {
  const competitions = listOf(useRequest(season === null ? null : getCompetitions(season)))
  return season === null && isSeasonKnown ? [] : competitions
}

export type Duty = 'referee' | 'commissioner'

/** All officials with that role; null until they are needed and loaded. */
export const useOfficials = (duty: Duty, isWanted: boolean): readonly Official[] | null =>
  listOf(useRequest(isWanted ? requests[duty] : null))
