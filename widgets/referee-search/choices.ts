/** What the fields offer. Nobody's name is asked for before the visitor turns to the field that offers it. */
import { getCompetitions, getSeasons } from '../../src/api/federation'
import { listOf } from '../../src/api/match-choices'
import { getCommissioners, getReferees } from '../../src/api/officials'
import { useRequest } from '../../src/api/use-request'
import type { NamedChoice, Official, Season } from '../../src/contract/federation'
import { activeSeason } from '../../src/domain/season'

const requests = {
  seasons: getSeasons(),
  referee: getReferees(),
  commissioner: getCommissioners(),
}

export interface SeasonChoices {
  /** Null while they are on their way; a list that failed offers nothing. */
  seasons: readonly Season[] | null
  /** The active one's id; undefined while it is on its way, null where none is known. */
  active: string | null | undefined
}

export function useSeasons(): SeasonChoices {
  const seasons = listOf(useRequest(requests.seasons))
  return { seasons, active: seasons === null ? undefined : (activeSeason(seasons)?.id ?? null) }
}

/** A season's competitions; null while on their way, none where no season is known. */
export function useCompetitions(
  season: string | null,
  isSeasonKnown: boolean,
): readonly NamedChoice[] | null {
  const competitions = listOf(useRequest(season === null ? null : getCompetitions(season)))
  return season === null && isSeasonKnown ? [] : competitions
}

export type Duty = 'referee' | 'commissioner'

/** Everybody who has that duty; null until they are wanted and there. */
export const useOfficials = (duty: Duty, isWanted: boolean): readonly Official[] | null =>
  listOf(useRequest(isWanted ? requests[duty] : null))
