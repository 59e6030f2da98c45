/**
 * Competitions of any season. A request per season would be too many: finished seasons are in the competition history,
 * and a competition that isn't finished is among those of the two newest seasons.
 */

import { type Ask, listOf } from '../client/ask'
import type { NamedChoice } from '../contract/federation'
import { getCompetitionHistory } from './competition-history'
import { getCompetitions, getSeasons } from './federation'

const seasons = getSeasons()
const history = getCompetitionHistory()

export interface KnownCompetition extends NamedChoice {
  season: NamedChoice
}

/** Those that have arrived, unfinished ones first. With `isOff` nothing is requested. */
export function allCompetitions(
  ask: Ask,
  isOff = false,
): { competitions: KnownCompetition[]; isLoading: boolean } {
  const known = listOf(ask(isOff ? null : seasons))
  const [newest, last] = known ?? []
  const now = listOf(ask(newest ? getCompetitions(newest.id) : null))
  const before = listOf(ask(last ? getCompetitions(last.id) : null))
  const over = listOf(ask(isOff ? null : history))
  const within = (season: NamedChoice | undefined, list: readonly NamedChoice[] | null) =>
    season && list ? list.map(({ id, name }) => ({ id, name, season })) : []
  return {
    competitions: [
      ...within(newest, now),
      ...within(last, before),
      ...(over ?? []).map(({ competition, season }) => ({ ...competition, season })),
    ],
    isLoading: !known || !over || (newest !== undefined && !now) || (last !== undefined && !before),
  }
}

/** A competition by its id. Undefined while loading, null if there is none; null requests nothing. */
export function knownCompetition(ask: Ask, id: string | null): KnownCompetition | null | undefined {
  // Requesting an unknown id itself would report a failure.
  const { competitions, isLoading } = allCompetitions(ask, id === null)
  const found = competitions.find((each) => each.id === id)
  return found ?? (id !== null && isLoading ? undefined : null)
}
