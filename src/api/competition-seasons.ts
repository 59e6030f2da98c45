/** The same competition in other seasons. The API doesn't link them; they have the same name. */
import type { CompetitionDetail } from '../contract/competitions'
import { type SeasonChoice, seasonChoices } from '../domain/competition'
import { useAllCompetitions } from './all-competitions'

/** Newest first, including the given one. */
export function useCompetitionSeasons({ id, name, season }: CompetitionDetail): SeasonChoice[] {
  const others = useAllCompetitions().competitions.map((each) => ({ ...each, season: each.season.name }))
  return seasonChoices({ id, name, season: season.name }, others)
}
