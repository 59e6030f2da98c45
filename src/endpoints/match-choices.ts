/** The choices of the match search, and the season it searches. */

import { type Ask, listOf } from '../client/ask'
import type { MatchLists, NamedChoice, Season } from '../contract/federation'
import { knownId, sameCompetition } from '../domain/query/known-choice'
import { activeSeason } from '../domain/time/season'
import { knownCompetition } from './all-competitions'
import { getClubs, getCompetitions, getSeasons, getSportHalls } from './federation'

const seasons = getSeasons()
const clubs = getClubs()
const halls = getSportHalls()

export interface MatchChoices extends MatchLists {
  /** The active season's id; undefined while loading, null if none is known. */
  activeSeason: string | null | undefined
  /** The season whose competitions are offered; undefined while loading, null if none is known. */
  season: string | null | undefined
  /** Whether the requested season exists. */
  isSeasonKnown: boolean
  seasons: readonly Season[] | null
}

interface MatchChoiceOptions {
  /** Offers nothing, and requests only the list of seasons, if no season is given. */
  isOff?: boolean
  /** The season's id may be unknown: waits for the list of seasons to check it. */
  isChecked?: boolean
}

/** @param requested the season whose competitions are offered; null is the active one */
export function matchChoices(
  ask: Ask,
  requested: string | null,
  { isOff = false, isChecked = false }: MatchChoiceOptions = {},
): MatchChoices {
  const all = listOf(ask(isOff && requested !== null ? null : seasons))
  const active = all === null ? undefined : (activeSeason(all)?.id ?? null)
  const isSeasonKnown = requested !== null && (!isChecked || knownId(requested, all) !== null)
  const isWaiting = isChecked && all === null
  const season = isWaiting ? undefined : isSeasonKnown ? requested : active
  const competitions = listOf(ask(season == null || isOff ? null : getCompetitions(season)))
  return {
    activeSeason: active,
    season,
    isSeasonKnown,
    seasons: all,
    clubs: listOf(ask(isOff ? null : clubs)),
    competitions: season === null ? [] : competitions,
    halls: listOf(ask(isOff ? null : halls)),
  }
}

/**
 * The competition among those of a season: itself, or its namesake where it is another season's; null without one. While
 * that isn't known, itself.
 */
export function competitionAmong(
  ask: Ask,
  id: string | null,
  list: readonly NamedChoice[] | null,
): string | null {
  const other = knownCompetition(ask, knownId(id, list) === null ? id : null)
  return other && list ? sameCompetition(other.id, other.name, list) : id
}
