/** A database that an earlier build made is brought up to this one, with what it holds. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSeeded } from '../../../test/support/server/seeded'
import { migrationsFolder } from './project-folder'

/** The first migration 0002, as it went out and was later replaced: `when` of its journal, and its statements. */
const replaced = {
  when: 1795269535740,
  statements: [
    'CREATE INDEX matches_by_id ON matches (id, season_id, status_rank, date_time)',
    'ALTER TABLE matches ADD CONSTRAINT matches_two_clubs CHECK (first_club_id <> second_club_id)',
  ],
}

const facts = [
  "INSERT INTO seasons (id, name) VALUES (2025, '2025/2026')",
  "INSERT INTO competitions (id, season_id, name) VALUES (1, 2025, 'Pokal')",
  "INSERT INTO news (id, url, title, published_at, short_text, folded) VALUES (1, 'x', 'X', '2025-11-28 00:00:00', 'Poraz (v podaljšku), 2025/26', '')",
  "INSERT INTO officials (id, first_name, last_name) VALUES (1, '', 'Zorman')",
  `INSERT INTO matches (id, season_id, competition_id, first_team_name, second_team_name, first_team_score, date_time, date_time_utc)
   VALUES (1, 2025, 1, 'Krka', 'Helios Suns', 88, '2025-11-28 18:00:00', '2025-11-28 17:00:00')`,
  "INSERT INTO match_officials (match_id, official_id, role, position) VALUES (1, 1, 'referee', 0)",
]

const statementsOf = (migration: string) =>
  readFileSync(join(migrationsFolder(), `${migration}.sql`), 'utf8').split('--> statement-breakpoint')

let client: PGlite
const database = () => drizzle(client)
const ask = async (question: ReturnType<typeof sql>) =>
  (await database().execute<Record<string, unknown>>(question)).rows

/** Tables as the build before this one had them, by its own migrations, with a few rows. */
async function makeOld(): Promise<void> {
  const past = [...statementsOf('0000_tables'), ...statementsOf('0001_example_teams'), ...replaced.statements]
  for (const statement of [...past, ...facts]) await client.exec(statement)
  await client.exec('CREATE SCHEMA drizzle')
  await client.exec(
    'CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  )
  await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
    'x',
    replaced.when,
  ])
}

beforeAll(async () => {
  const { client: seeded } = await openSeeded()
  client = seeded
  await client.exec('DROP SCHEMA drizzle, public CASCADE; CREATE SCHEMA public')
  await makeOld()
  await migrate(database(), { migrationsFolder: migrationsFolder() })
})
afterAll(() => client.close())

describe('a database whose migration 0002 was replaced later', () => {
  test('is migrated, has the constraint once and no index that nobody needs', async () => {
    const [row] = await ask(sql`
      SELECT (SELECT count(*)::int FROM pg_constraint WHERE conname = 'matches_two_clubs') AS checks,
        (SELECT count(*)::int FROM pg_indexes WHERE indexname = 'matches_by_id') AS indexes`)
    expect(row).toEqual({ checks: 1, indexes: 0 })
  })

  test('keeps what the site search finds', async () => {
    expect(
      await ask(sql`SELECT place, id, published_at, plain FROM search_documents WHERE place = 0`),
    ).toEqual([
      { place: 0, id: 1, published_at: '2025-11-28 00:00:00', plain: 'x poraz v podaljsku 2025 26' },
    ])
  })

  test('may be migrated again without a change', async () => {
    await migrate(database(), { migrationsFolder: migrationsFolder() })
    expect(await ask(sql`SELECT count(*)::int AS held FROM matches`)).toEqual([{ held: 1 }])
  })
})

describe("an official's match", () => {
  const repeated = () => ask(sql`SELECT season_id, status_rank, date_time FROM match_officials`)

  test('that was there before repeats the season, the rank and the time of its match', async () => {
    expect(await repeated()).toEqual([{ season_id: 2025, status_rank: 2, date_time: '2025-11-28 18:00:00' }])
  })

  test('goes along when the match is moved or its score is taken back', async () => {
    await ask(sql`UPDATE matches SET first_team_score = 0, date_time = '2025-12-01 20:00:00'`)
    expect(await repeated()).toEqual([{ season_id: 2025, status_rank: 1, date_time: '2025-12-01 20:00:00' }])
  })
})
