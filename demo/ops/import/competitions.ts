/** Club competitions and who won them. */
import * as tables from '../../api/database/schema'
import { ClubNames } from './club-names'
import { idOf, Refusal } from './records'
import { idsOf, type Run } from './run'
import { shapes } from './shapes'
import { replaced } from './upsert'

export async function takeCompetitions(run: Run): Promise<void> {
  const rows = await run.records.take(
    'competitions.json',
    shapes.competition,
    ({ id, name, description, season, standings, corrections, hasStandings }) => ({
      id: idOf(id),
      season_id: run.season(season),
      name,
      description,
      // A cup has no standings, and before the first match it is unknown.
      has_standings: hasStandings ?? (standings.length > 0 ? true : null),
      standings: standings.length > 0 ? standings : null,
      corrections: corrections.length > 0 ? corrections : null,
      position: null,
    }),
  )
  const placings = await placingsOf(run, idsOf(rows))
  if (run.records.isGiven('competitions.json', 'competition-history.json')) {
    await run.write(
      'competitions',
      { table: tables.competitions, rows, optional: { has_standings: false, position: 0 } },
      replaced(
        tables.competition_places.competition_id,
        placings.flatMap(({ teams }) => teams),
        idsOf(placings),
      ),
    )
  }
  for (const { id, season_id, name } of await run.database.select().from(tables.competitions))
    run.competitions.set(id, { season: season_id, name })
}

/** The first three of each competition, of these records or in the table. */
async function placingsOf(run: Run, given: readonly number[]) {
  const clubs = await ClubNames.of(run)
  const { id } = tables.competitions
  const known = new Set([...given, ...idsOf(await run.database.select({ id }).from(tables.competitions))])
  return run.records.take(
    'competition-history.json',
    shapes.placings,
    ({ competition, first, second, third }, where) => {
      const id = idOf(competition.id, 'competition.id')
      if (!known.has(id)) throw new Refusal(`competition: there is no competition ${id}`)
      const teams = Object.entries({ first, second, third }).flatMap(([side, team], index) => {
        if (!team) return []
        const { id: club_id, fault } = clubs.find(team.name, team.code)
        if (fault) run.records.drop({ ...where, path: `${where.path}.${side}` }, fault)
        const { name: team_name, code: team_code } = team
        return [{ competition_id: id, place: index + 1, team_name, team_code, club_id }]
      })
      return { id, teams }
    },
  )
}
