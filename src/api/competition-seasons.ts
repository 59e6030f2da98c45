/** The same competition in other seasons. The API doesn't link them; they have the same name. */
import type { CompetitionDetail } from '../contract/competitions'
import type { NamedChoice, Season } from '../contract/federation'
import { type SeasonChoice, seasonChoices } from '../domain/competition'
import { getCompetitionHistory } from './competition-history'
import { getCompetitions, getSeasons } from './federation'
import { type Loading, useRequest } from './use-request'

const seasons = getSeasons()
const history = getCompetitionHistory()

const listOf = <T>(loading: Loading<readonly T[]>): readonly T[] =>
  loading.state === 'ready' ? loading.value : []

const ofSeason = (season: Season | undefined, competitions: readonly NamedChoice[]): SeasonChoice[] =>
  season ? competitions.map(({ id, name }) => ({ id, name, season: season.name })) : []

/**
 * Newest first, including the given one. A request per season would be too many: finished seasons are in the
 * competition history, and one that isn't finished is among the competitions of the two newest seasons.
 */
export function useCompetitionSeasons({ id, name, season }: CompetitionDetail): SeasonChoice[] {
  const [newest, last] = listOf(useRequest(seasons))
  const now = listOf(useRequest(newest ? getCompetitions(newest.id) : null))
  const before = listOf(useRequest(last ? getCompetitions(last.id) : null))
  const over = listOf(useRequest(history)).map(({ competition, season }) => ({
    ...competition,
    season: season.name,
  }))
  const others = [...ofSeason(newest, now), ...ofSeason(last, before), ...over]
  return seasonChoices({ id, name, season: season.name }, others)
}
