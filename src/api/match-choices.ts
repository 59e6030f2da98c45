/** What the match search offers (spec 2.8), and the season it asks for. */
import type { Club, NamedChoice } from '../contract/federation'
import { activeSeason } from '../domain/season'
import { getClubs, getCompetitions, getSeasons, getSportHalls } from './federation'
import { type Loading, useRequest } from './use-request'

const seasons = getSeasons()
const clubs = getClubs()
const halls = getSportHalls()

export interface MatchChoices {
  /** The active season's id; undefined while it is on its way, null where none is known. */
  activeSeason: string | null | undefined
  clubs: readonly Club[] | null
  competitions: readonly NamedChoice[] | null
  halls: readonly NamedChoice[] | null
}

/** A list that failed to load offers nothing (spec 2.2); null while it is on its way. */
export const listOf = <T>(loading: Loading<readonly T[]>): readonly T[] | null =>
  loading.state === 'loading' ? null : loading.state === 'ready' ? loading.value : []

/**
 * `season`: whose competitions are offered; null means the active one's. With `isOff` nothing is offered, and nothing
 * asked but which season is active, where none is given.
 */
export function useMatchChoices(season: string | null, isOff = false): MatchChoices {
  const known = useRequest(isOff && season !== null ? null : seasons)
  const active =
    known.state === 'loading' ? undefined : known.state === 'ready' ? activeSeason(known.value) : null
  const shown = season ?? active?.id ?? null
  const competitions = listOf(useRequest(shown === null || isOff ? null : getCompetitions(shown)))
  return {
    activeSeason: active === undefined ? undefined : (active?.id ?? null),
    clubs: listOf(useRequest(isOff ? null : clubs)),
    competitions: active === null && season === null ? [] : competitions,
    halls: listOf(useRequest(isOff ? null : halls)),
  }
}
