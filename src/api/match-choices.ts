/** What the match search offers, and the season it asks for. */
import type { Club, NamedChoice, Season } from '../contract/federation'
import { knownId } from '../domain/known-choice'
import { activeSeason } from '../domain/season'
import { getClubs, getCompetitions, getSeasons, getSportHalls } from './federation'
import { type Loading, useRequest } from './use-request'

const seasons = getSeasons()
const clubs = getClubs()
const halls = getSportHalls()

export interface MatchChoices {
  /** The active season's id; undefined while it is on its way, null where none is known. */
  activeSeason: string | null | undefined
  /** The season whose competitions are offered; undefined while it is on its way, null where none is known. */
  season: string | null | undefined
  /** The season that was asked for is one. */
  isSeasonKnown: boolean
  seasons: readonly Season[] | null
  clubs: readonly Club[] | null
  competitions: readonly NamedChoice[] | null
  halls: readonly NamedChoice[] | null
}

/** A list that failed to load offers nothing; null while it is on its way. */
export const listOf = <T>(loading: Loading<readonly T[]>): readonly T[] | null =>
  loading.state === 'loading' ? null : loading.state === 'ready' ? loading.value : []

interface HowToChoose {
  /** Nothing is offered, and nothing asked but which season is active, where none is given. */
  isOff?: boolean
  /** The season may be one that nobody knows, and waits for the list of all. */
  isChecked?: boolean
}

/** `asked`: the season whose competitions are offered; null means the active one's. */
export function useMatchChoices(
  asked: string | null,
  { isOff = false, isChecked = false }: HowToChoose = {},
): MatchChoices {
  const all = listOf(useRequest(isOff && asked !== null ? null : seasons))
  const active = all === null ? undefined : (activeSeason(all)?.id ?? null)
  const isSeasonKnown = asked !== null && (!isChecked || knownId(asked, all) !== null)
  const isWaiting = isChecked && all === null
  const season = isWaiting ? undefined : isSeasonKnown ? asked : active
  const competitions = listOf(useRequest(season == null || isOff ? null : getCompetitions(season)))
  return {
    activeSeason: active,
    season,
    isSeasonKnown,
    seasons: all,
    clubs: listOf(useRequest(isOff ? null : clubs)),
    competitions: season === null ? [] : competitions,
    halls: listOf(useRequest(isOff ? null : halls)),
  }
}
