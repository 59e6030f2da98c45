import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSeeded } from '../../../test/support/server/seeded'
import type { Database } from './database'
import { factsFolder } from './project-folder'
import { scaleMatches } from './scale'
import * as schema from './schema'
import { seedWhenEmpty } from './seed'
import { factParts, factsIn } from './seed/facts'
import { seededTables } from './seeded-rows'

const { clubs, matches, officials, seasons } = schema
const tables = Object.values<unknown>(schema).filter((table) => is(table, PgTable))
const silent = () => {}

let open: Awaited<ReturnType<typeof openSeeded>>
let database: Database

beforeAll(async () => {
  open = await openSeeded()
  database = open.database
  await emptyAll()
})
afterAll(() => open.close())

async function dump(): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {}
  for (const table of tables) {
    const { rows } = await database.execute<{ line: string }>(
      sql`SELECT row_to_json(one)::text AS line FROM ${table} one ORDER BY 1`,
    )
    contents[getTableName(table)] = rows.map(({ line }) => line)
  }
  return contents
}

const emptyAll = () =>
  database.execute(
    sql`TRUNCATE ${sql.join(
      tables.map((table) => sql`${table}`),
      sql`, `,
    )}`,
  )

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(factsFolder(), file), 'utf8'))

describe('the seeding', () => {
  it('leaves nothing behind when it stops on the way, and fills everything the next time', async () => {
    const stopAtTeams = (line: string) => {
      if (line.includes('national teams')) throw new Error('stopped')
    }
    await expect(seedWhenEmpty(database, stopAtTeams)).rejects.toThrow('stopped')
    expect(await database.$count(seasons)).toBe(0)
    await seedWhenEmpty(database, silent)
    expect(await database.$count(matches)).toBe(345)
  })

  it('gives the same rows every time, and touches nothing where there are rows', async () => {
    const first = await dump()
    await emptyAll()
    await seedWhenEmpty(database, silent)
    expect(await dump()).toEqual(first)
    const lines: string[] = []
    await seedWhenEmpty(database, (line) => void lines.push(line))
    expect(lines).toEqual([])
  })

  it('fills the counts that demo/data/README.md states', async () => {
    const filled = await dump()
    const counts = Object.entries(filled).map(([table, rows]) => [table, rows.length])
    expect(Object.fromEntries(counts)).toMatchObject({
      ...{ ad_clicks: 0, ads: 6, clubs: 39, competitions: 37, national_teams: 25, news: 58, pages: 19 },
      ...{ menu_items: 25, officials: 31, opponents: 56, player_teams: 279, players: 207, seasons: 27 },
      ...{ sport_halls: 33, staff: 62 },
    })
  })

  it('knows every key of a fact: columns, and what README.md says of no table', () => {
    const notes = 'source note overtime cumulative_by_period scorers points_complete attendance result'
    const known = new Set([...notes.split(' '), 'date_verified', 'match', 'segments'])
    const columnsOf = (table: PgTable) => new Set(Object.keys(getTableColumns(table)))
    const all = factParts.flatMap(([, ...files]) => files.map(factsIn))
    const keys = seededTables.flatMap((table) => {
      const rows = all.flatMap((facts) => facts[getTableName(table)] ?? [])
      return [...new Set(rows.flatMap(Object.keys))].filter((key) => !columnsOf(table).has(key))
    })
    expect([...new Set(keys)].filter((key) => !known.has(key))).toEqual([])
  })

  it('gives the examples box scores that add up to their result and to 200 minutes', async () => {
    const { rows } = await database.execute(sql`
      SELECT match_id, team_name, sum(points) - CASE WHEN team_name = first_team_name THEN first_team_score
        ELSE second_team_score END AS beyond, sum(minutes) AS minutes, max(fouls) AS fouls,
        sum(points - free_throws_made - 2 * two_points_made - 3 * three_points_made) AS odd
      FROM box_score_lines JOIN matches ON matches.id = match_id WHERE minutes IS NOT NULL
      GROUP BY match_id, team_name, first_team_name, first_team_score, second_team_score`)
    expect(rows).toHaveLength(195)
    expect(
      rows.filter(({ beyond, minutes, odd }) => Number(beyond) || Number(minutes) !== 200 || Number(odd)),
    ).toEqual([])
    expect(rows.filter(({ fouls }) => Number(fouls) > 5)).toEqual([])
  })
})

describe('the facts in the database', () => {
  it('have one active season, the newest', async () => {
    const list = await database.select().from(seasons).orderBy(seasons.id)
    expect(list.filter(({ is_active }) => is_active).map(({ name }) => name)).toEqual(['2026/2027'])
    expect(list.at(-1)?.is_active).toBe(true)
  })

  it.each([
    [
      'lies outside its season, whose last tournaments end in August',
      sql`matches WHERE date_time < season_id || '-08-01' OR date_time > season_id + 1 || '-09'`,
    ],
    [
      'of a domestic competition is tied to no club',
      sql`matches m JOIN competitions c ON c.id = m.competition_id
        WHERE c.name <> 'Liga ABA' AND (first_club_id IS NULL OR second_club_id IS NULL)`,
    ],
    [
      'of a team with a category is tied to no opponent of that category',
      sql`matches m JOIN national_teams t ON t.id = m.national_team_id
        LEFT JOIN opponents o ON o.id = m.opponent_id AND o.category_id = t.category_id
          AND o.code IN (m.first_team_code, m.second_team_code)
        WHERE o.id IS NULL AND t.category_id IS NOT NULL`,
    ],
    [
      'of an example is played at a wall time that is not its UTC instant in the hall’s zone',
      sql`matches m JOIN national_teams t ON t.id = m.national_team_id
        WHERE t.example AND m.status_rank <> 3
          AND m.date_time::timestamp AT TIME ZONE m.time_zone <> m.date_time_utc::timestamp AT TIME ZONE 'UTC'`,
    ],
  ])('have no match that %s', async (_, faulty) => {
    expect((await database.execute(sql`SELECT * FROM ${faulty}`)).rows).toEqual([])
  })

  it('add up to the score wherever a source names all scorers', async () => {
    const File = v.object({
      matches: v.array(v.object({ id: v.number(), points_complete: v.optional(v.boolean()) })),
    })
    const { matches: facts } = v.parse(File, readJson('national-teams.json'))
    const complete = facts.filter(({ points_complete }) => points_complete).map(({ id }) => id)
    const { rows } = await database.execute<{ id: number; points: number; score: number }>(sql`
      SELECT m.id, sum(l.points)::int AS points,
        CASE l.team_name WHEN m.first_team_name THEN first_team_score ELSE second_team_score END AS score
      FROM matches m JOIN box_score_lines l ON l.match_id = m.id GROUP BY m.id, l.team_name`)
    const summed = rows.filter(({ id }) => complete.includes(id))
    expect(summed.length).toBe(complete.length)
    expect(summed.filter(({ points, score }) => points !== score)).toEqual([])
    expect(rows.filter(({ points, score }) => points > score)).toEqual([])
  })

  it('have whole lines in matches of the examples alone', async () => {
    const { rows } = await database.execute(sql`
      SELECT m.id, l.team_name, bool_and(p.example) AS example, bool_and(l.fouls IS NOT NULL) AS whole
      FROM matches m JOIN box_score_lines l ON l.match_id = m.id JOIN players p ON p.id = l.player_id
      GROUP BY m.id, l.team_name`)
    const whole = rows.filter((row) => row.whole)
    expect(rows.filter(({ whole, example }) => whole !== example)).toEqual([])
    expect(whole.length).toBe(2 * 90 + 7 + 5 + 3)
  })

  it('name no contact of a real club that the source file does not give', async () => {
    const known = v.nullish(v.string(), null)
    const Club = v.object({
      ...{ id: v.number(), email: known, president_first_name: known, president_last_name: known },
      source: v.pipe(v.array(v.string()), v.nonEmpty()),
    })
    const facts = v.parse(v.object({ clubs: v.array(Club) }), readJson('clubs.json')).clubs
    for (const { source: _, ...contact } of facts)
      expect(await database.query.clubs.findFirst({ where: eq(clubs.id, contact.id) })).toMatchObject(contact)
    const emails = await database.select({ email: clubs.email }).from(clubs)
    expect(emails.filter(({ email }) => email !== null)).toEqual([])
  })

  it('hold nothing that comes from memory', () => {
    for (const file of ['clubs', 'halls', 'league', 'national-teams', 'news', 'referees']) {
      expect(readFileSync(join(factsFolder(), `${file}.json`), 'utf8')).not.toMatch(
        /general knowledge|unverified/,
      )
    }
  })

  it('show candidates neither as active nor as left', async () => {
    const { rows } = await database.execute(
      sql`SELECT DISTINCT status, active FROM player_teams ORDER BY status`,
    )
    expect(rows).toEqual([
      { status: 'active', active: true },
      { status: 'candidate', active: null },
      { status: 'left', active: false },
    ])
  })
})

describe('a scaled seed', () => {
  const generated = () => database.select().from(matches).where(eq(matches.generated, true))
  const steps: number[] = []

  it('adds a thousand matches for each, all in the example league and marked', async () => {
    await scaleMatches(database, 1, (done) => void steps.push(done))
    const { rows } = await database.execute(sql`
      SELECT DISTINCT c.name, c.generated, f.generated AS first, s.generated AS second FROM matches m
      JOIN competitions c ON c.id = m.competition_id
      JOIN clubs f ON f.id = m.first_club_id JOIN clubs s ON s.id = m.second_club_id
      WHERE m.generated`)
    expect(rows).toEqual([{ name: 'Vzorčna liga', generated: true, first: true, second: true }])
    expect(await generated()).toHaveLength(1000)
    expect([steps[0], steps.at(-1)]).toEqual([0, 1000])
  })

  it('makes matches of all three states, none of them a draw', async () => {
    const made = await generated()
    expect(new Set(made.map(({ status_rank }) => status_rank))).toEqual(new Set([1, 2, 3]))
    expect(
      made.filter((row) => row.status_rank === 2 && row.first_team_score === row.second_team_score),
    ).toEqual([])
  })

  it('writes UTC two hours behind in summer and one in winter', async () => {
    const { rows } = await database.execute(sql`
      SELECT count(*)::int AS wrong FROM matches WHERE generated AND status_rank <> 3
        AND date_time::timestamp AT TIME ZONE 'Europe/Ljubljana' <> date_time_utc::timestamp AT TIME ZONE 'UTC'`)
    expect(rows).toEqual([{ wrong: 0 }])
  })

  it('gives the same rows again, and goes without a trace', async () => {
    const first = await dump()
    await scaleMatches(database, 1, silent)
    expect(await dump()).toEqual(first)
    await scaleMatches(database, 0, silent)
    expect(await generated()).toEqual([])
    expect(await database.$count(clubs)).toBe(39)
    expect(await database.$count(officials)).toBe(31)
  })
})
