/** Club competitions and who won them. */
import * as tables from '../../api/database/schema'
import { ClubNames } from './club-names'
import { idOf, Refusal } from './records'
import { idsOf, type Run } from './run'
import { shapes } from './shapes'
import { replaced } from './upsert'

export async function takeCompetitions(run: Run): Promise<void> {
  const standing = await run.records.read('competitions.json', shapes.competition)
  const rows = run.records.each(
    standing,
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
    ({ id }) => id,
  )
  const places = await placesOf(run, idsOf(rows))
  if (run.records.isGiven('competitions.json', 'competition-history.json')) {
    await run.write(
      'competitions',
      { table: tables.competitions, rows, optional: { has_standings: false, position: 0 } },
      replaced(
        tables.competition_places.competition_id,
        places.flatMap(({ placed }) => placed),
        idsOf(places),
      ),
    )
  }
  for (const { id, season_id, name } of await run.database.select().from(tables.competitions))
    run.competitions.set(id, { season: season_id, name })
}

/** The first three of each competition, of these records or in the table. */
async function placesOf(run: Run, given: readonly number[]) {
  const history = await run.records.read('competition-history.json', shapes.place)
  const clubs = await ClubNames.of(run)
  const { id } = tables.competitions
  const known = new Set([...given, ...idsOf(await run.database.select({ id }).from(tables.competitions))])
  return run.records.each(
    history,
    ({ competition, first, second, third }, where) => {
      const id = idOf(competition.id, 'competition.id')
      if (!known.has(id)) throw new Refusal(`competition: there is no competition ${id}`)
      const placed = Object.entries({ first, second, third }).flatMap(([side, team], index) => {
        if (!team) return []
        const { id: club_id, fault } = clubs.find(team.name, team.code)
        if (fault) run.records.drop({ ...where, place: `${where.place}.${side}` }, fault)
        const { name: team_name, code: team_code } = team
        return [{ competition_id: id, place: index + 1, team_name, team_code, club_id }]
      })
      return { id, placed }
    },
    ({ id }) => id,
  )
}
