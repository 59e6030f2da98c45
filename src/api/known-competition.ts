/** A competition that an address names, whichever season it is of. */
import { getCompetitionHistory } from './competition-history'
import { getCompetitions, getSeasons } from './federation'
import { listOf } from './match-choices'
import { useRequest } from './use-request'

const seasons = getSeasons()
const history = getCompetitionHistory()

export interface KnownCompetition {
  id: string
  name: string
  /** The season's id. */
  season: string
}

/**
 * Undefined while it is on its way, null where there is none of that id. Those that are over stand in the competition
 * history, and what isn't over yet is a competition of the two newest seasons: to ask for it by its id would be a failure
 * where there is none. Null asks nothing.
 */
export function useKnownCompetition(id: string | null): KnownCompetition | null | undefined {
  const isAsked = id !== null
  const known = listOf(useRequest(isAsked ? seasons : null))
  const [newest, last] = known ?? []
  const now = listOf(useRequest(newest ? getCompetitions(newest.id) : null))
  const before = listOf(useRequest(last ? getCompetitions(last.id) : null))
  const over = listOf(useRequest(isAsked ? history : null))
  if (!isAsked) return null
  const lists = [
    newest && now?.map((each) => ({ ...each, season: newest.id })),
    last && before?.map((each) => ({ ...each, season: last.id })),
    over?.map(({ competition, season }) => ({ ...competition, season: season.id })),
  ]
  const found = lists.flatMap((list) => list ?? []).find((each) => each.id === id)
  const isWaiting = known === null || (newest && now === null) || (last && before === null) || over === null
  return found ?? (isWaiting ? undefined : null)
}
