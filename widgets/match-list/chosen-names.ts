/** The names of what narrows the list, as far as they are known. */
import { clubsLabel, idsIn } from '../../src/domain/match/club-choice'
import type { ChosenNames } from '../../src/domain/match/no-matches'
import type { KnownFilters } from './known-filters'

export function chosenNames({ shown, choices, competitionName }: KnownFilters): ChosenNames {
  const ids = idsIn(shown.club)
  const clubs = choices.clubs?.flatMap(({ id, shortName }) => (ids.includes(id) ? shortName : [])) ?? []
  return {
    club: clubs.length > 0 ? clubsLabel(clubs, shown.side) : null,
    clubs: clubs.length,
    competition: competitionName,
    hall: choices.halls?.find(({ id }) => id === shown.hall)?.name ?? null,
    season: choices.seasons?.find(({ id }) => id === shown.season)?.name ?? null,
  }
}
