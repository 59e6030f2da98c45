/** The same competition in other seasons. The API doesn't link them; they have the same name. */

import type { Ask } from '../client/ask'
import type { CompetitionDetail } from '../contract/competitions'
import { type SeasonChoice, seasonChoices } from '../domain/competition/competition'
import { allCompetitions } from './all-competitions'

/** Newest first, including the given one. */
export function competitionSeasons(ask: Ask, { id, name, season }: CompetitionDetail): SeasonChoice[] {
  const others = allCompetitions(ask).competitions.map((each) => ({ ...each, season: each.season.name }))
  return seasonChoices({ id, name, season: season.name }, others)
}
