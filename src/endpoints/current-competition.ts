/** A competition of a season that is over: the one of the same name in the active season. */
import { type Ask, listOf } from '../client/ask'
import { noMatchFilters } from '../domain/match/match-search'
import { sameCompetition } from '../domain/query/known-choice'
import { activeSeason } from '../domain/time/season'
import { type KnownCompetition, knownCompetition } from './all-competitions'
import { getCompetitions, getSeasons } from './federation'
import { searchMatches } from './matches'

const seasons = getSeasons()

interface InSeason {
  id: string
  /** Null if it is unknown. */
  season: string | null
}

/**
 * The given competition, or the one of the active season as soon as that has matches. Undefined while loading; null
 * requests nothing.
 */
export function inActiveSeason(ask: Ask, known: KnownCompetition | null): InSeason | undefined {
  const all = listOf(ask(known && seasons))
  const active = all && activeSeason(all)
  const indexOf = (id: string) => all?.findIndex((season) => season.id === id) ?? -1
  // Seasons are listed newest first.
  const isOver = known !== null && active != null && indexOf(known.season.id) > indexOf(active.id)
  const list = listOf(ask(isOver ? getCompetitions(active.id) : null))
  const id = isOver && list ? sameCompetition(known.id, known.name, list) : null
  const found = ask(
    id !== null && active
      ? searchMatches({ ...noMatchFilters, season: active.id, competition: id }, 1)
      : null,
  )
  if (!known || all === null || (isOver && list === null) || (id !== null && found.state === 'loading'))
    return undefined
  const isThere = found.state === 'ready' && found.value.total > 0
  return isThere && id !== null && active
    ? { id, season: active.id }
    : { id: known.id, season: known.season.id }
}

/** The same by id; an unknown one stays, without a season. Undefined while loading; null requests nothing. */
export function currentCompetition(
  ask: Ask,
  id: string | null,
): (InSeason & { name: string | null }) | undefined {
  const all = listOf(ask(id === null ? null : seasons))
  const active = all && activeSeason(all)
  const list = listOf(ask(active ? getCompetitions(active.id) : null))
  const own = list?.find((each) => each.id === id)
  const known = knownCompetition(ask, list && !own ? id : null)
  const current = inActiveSeason(ask, own ? null : (known ?? null))
  if (id === null || all === null || (active && list === null)) return undefined
  if (own) return { id, season: active?.id ?? null, name: own.name }
  if (known === null) return { id, season: null, name: null }
  return known && current && { ...current, name: known.name }
}
