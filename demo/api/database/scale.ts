/**
 * Generated matches for benchmarks, in the example league ("Vzorčna liga") only: clubs, halls and officials are invented
 * and say so. They are marked `generated`, follow the facts and can be removed completely: the same scale gives the same
 * rows, scale 0 removes them.
 */
import { asc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { analyzeTables } from './analyze'
import type { Database } from './database'
import { insertRows } from './insert-rows'
import type { Progress } from './progress'
import { clubs, competitions, match_officials, matches, officials, seasons, sport_halls } from './schema'
import { factsChangedAt, readFacts } from './seed/facts'

export const matchesPerScale = 1000
const matchesPerStatement = 5000

/** Generated ids begin here, far from those of the facts. */
const firstId = 1_000_000
/** The first season of the league: 1991, with a single champion, stays as it is. */
const firstSeason = 2016
const [hallCount, refereeCount, commissionerCount] = [16, 60, 20]
/** Days from the 15th of September to the end of May. */
const seasonDays = 258
/** The league's "today": fixed, so that a seed doesn't depend on the clock. Later matches are scheduled. */
const playedUntil = '2026-11-21'
/** From this day on the start time isn't set yet (CREATED). */
const plannedUntil = '2027-01-31'

/**
 * Replaces earlier generated matches by `scale` × 1,000 new ones, in one transaction. `database` must already contain
 * the facts.
 */
export async function scaleMatches(database: Database, scale: number, progress: Progress): Promise<void> {
  const total = scale * matchesPerScale
  await database.transaction(async (transaction) => {
    await removeGenerated(transaction)
    if (total === 0) return
    const seasonIds = await addLeague(transaction)
    for (let done = 0; done < total; done += matchesPerStatement) {
      progress(done, total)
      const last = Math.min(done + matchesPerStatement, total) - 1
      await transaction.execute(
        insertMatches(seasonIds, sql`generate_series(${done}::int, ${last}::int)`, total),
      )
    }
    await transaction.execute(insertOfficials)
  })
  await analyzeTables(database)
  progress(total, total)
}

async function removeGenerated(database: Database): Promise<void> {
  await database.delete(match_officials).where(gte(match_officials.match_id, firstId))
  for (const table of [matches, officials, sport_halls, clubs, competitions]) {
    await database.delete(table).where(eq(table.generated, true))
  }
}

const numbered = <T>(count: number, make: (id: number, number: number) => T, from = 0): T[] =>
  Array.from({ length: count }, (_, index) => make(firstId + from + index, index + 1))

/** Creates the league in every season from the first on, and returns their ids, oldest first. */
async function addLeague(database: Database): Promise<number[]> {
  const generated = true
  const { invented } = readFacts<{ invented: { code: string; name: string }[] }>('teams')
  const since = gte(seasons.id, firstSeason)
  const known = await database.select({ id: seasons.id }).from(seasons).where(since).orderBy(asc(seasons.id))
  const league = { name: 'Vzorčna liga', description: 'Izmišljene tekme za preskus', has_standings: true }
  const editions = known.map(({ id }, index) => ({
    ...league,
    id: firstId + index,
    season_id: id,
    position: 99,
  }))
  const teams = invented.map(({ code, name }, index) => ({
    ...{ id: firstId + index, code, short_name: name, full_name: name, is_member: false },
  }))
  const halls = numbered(hallCount, (id, number) => ({ id, name: `Vzorčna dvorana ${number}` }))
  const people = [
    ...numbered(refereeCount, (id, number) => ({ id, last_name: `sodnik ${number}`, is_referee: true })),
    ...numbered(
      commissionerCount,
      (id, number) => ({ id, last_name: `komisar ${number}`, is_referee: false }),
      refereeCount,
    ),
  ]
  const marked = <R extends object>(rows: R[]) => rows.map((row) => ({ ...row, generated }))
  await insertRows(database, competitions, marked(editions))
  await insertRows(database, clubs, marked(teams))
  await insertRows(database, sport_halls, marked(halls))
  await insertRows(
    database,
    officials,
    marked(people).map((one) => ({ ...one, first_name: 'Vzorčni', is_commissioner: !one.is_referee })),
  )
  return known.map(({ id }) => id)
}

/** A whole number from 0 to below `limit`, by the match's number: the same whenever and wherever it is made. */
const chance = (of: number, limit: number | SQL): SQL =>
  sql`(hashint8extended(n, ${of}) & 2147483647) % ${limit}`

/**
 * Matches number n: the seasons alternate, so that every season gets its share. The start is 16:00 to 20:45 in Slovenia,
 * or midnight where it is unknown. Basketball has no draws.
 */
const insertMatches = (seasonIds: readonly number[], numbers: SQL, total: number): SQL => {
  const count = seasonIds.length
  const share = Math.ceil(total / count)
  const teams = sql`(SELECT count(*) FROM ${clubs} WHERE generated)`
  return sql`
    INSERT INTO ${matches} (id, season_id, competition_id, first_team_name, first_team_code, first_club_id,
      second_team_name, second_team_code, second_club_id, first_team_score, second_team_score, date_time, date_time_utc,
      time_zone, hall_id, location, phase, round, generated, changed_at)
    SELECT ${firstId} + n, season, ${firstId} + n % ${count}, home.short_name, home.code, home.id,
      away.short_name, away.code, away.id, points, CASE WHEN points > 0 THEN points + margin ELSE 0 END,
      to_char(start, 'YYYY-MM-DD HH24:MI:SS'),
      to_char(CASE WHEN is_timed THEN start AT TIME ZONE 'Europe/Ljubljana' AT TIME ZONE 'UTC' ELSE start END, 'YYYY-MM-DD HH24:MI:SS'),
      'Europe/Ljubljana', hall.id, hall.name, 'Redni del', number * 30 / ${share} + 1, true, ${factsChangedAt.toISOString()}::timestamptz
    FROM ${numbers} AS n
    CROSS JOIN LATERAL (SELECT n / ${count} AS number, (${JSON.stringify(seasonIds)}::jsonb ->> n % ${count})::int AS season) AS its
    CROSS JOIN LATERAL (SELECT make_date(season, 9, 15) + number * ${seasonDays} / ${share} AS day) AS dated
    CROSS JOIN LATERAL (
      SELECT day < ${plannedUntil} AS is_timed,
        day + CASE WHEN day < ${plannedUntil} THEN interval '16 hours' + ${chance(1, 20)} * interval '15 minutes' ELSE interval '0' END AS start,
        CASE WHEN day < ${playedUntil} THEN 60 + ${chance(2, 50)} ELSE 0 END AS points,
        (1 + ${chance(3, 25)}) * (2 * ${chance(4, 2)} - 1) AS margin,
        ${chance(5, teams)} AS host, 1 + ${chance(6, sql`(${teams} - 1)`)} AS step
    ) AS chosen
    JOIN ${clubs} AS home ON home.id = ${firstId} + host
    JOIN ${clubs} AS away ON away.id = ${firstId} + (host + step) % ${teams}
    JOIN ${sport_halls} AS hall ON hall.id = ${firstId} + ${chance(7, hallCount)}`
}

/** Two referees and a commissioner, in turn. */
const insertOfficials = sql`
  INSERT INTO ${match_officials} (match_id, official_id, role, position, season_id, status_rank, date_time)
  SELECT id, ${firstId} + person, role, position, season_id, status_rank, date_time FROM ${matches}
  CROSS JOIN LATERAL (VALUES
    ('referee', 0, id % ${refereeCount}),
    ('referee', 1, (id + 7) % ${refereeCount}),
    ('commissioner', 0, ${refereeCount} + id % ${commissionerCount})
  ) AS chosen (role, position, person)
  WHERE generated`
