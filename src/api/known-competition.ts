/** A competition given by its id, of any season. */
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
 * Undefined while loading, null if no competition has that id. It is looked up in the competition history (finished
 * seasons) and among the competitions of the two newest seasons: requesting an unknown id would report a failure. Null
 * requests nothing.
 */
export function useKnownCompetition(id: string | null): KnownCompetition | null | undefined {
  const isGiven = id !== null
  const known = listOf(useRequest(isGiven ? seasons : null))
  const [newest, last] = known ?? []
  const now = listOf(useRequest(newest ? getCompetitions(newest.id) : null))
  const before = listOf(useRequest(last ? getCompetitions(last.id) : null))
  const over = listOf(useRequest(isGiven ? history : null))
  if (!isGiven) return null
  const lists = [
    newest && now?.map((each) => ({ ...each, season: newest.id })),
    last && before?.map((each) => ({ ...each, season: last.id })),
    over?.map(({ competition, season }) => ({ ...competition, season: season.id })),
  ]
  const found = lists.flatMap((list) => list ?? []).find((each) => each.id === id)
  const isWaiting = known === null || (newest && now === null) || (last && before === null) || over === null
  return found ?? (isWaiting ? undefined : null)
}
