/** Facts of another build are filled again, and nothing that is somebody's own; the same on PGlite and PostgreSQL. */
import { asc, eq, getTableName, inArray, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { importRecords } from '../../ops/import/import-records'
import type { Database } from './database'
import { insertRows } from './insert-rows'
import * as schema from './schema'
import { renewSeed, seedAds } from './seed'
import { seededTables, seedVersion } from './seeded-rows'

const { ad_clicks, ads, box_score_lines, match_officials, menu_items, news, seeded_rows, seeds } = schema

let site: SiteUnderTest
let database: Database
const lines: string[] = []
const log = (line: string) => void lines.push(line)

class TakenBack extends Error {}
let takeBack: () => void
let done: Promise<unknown>

/** More than half of all rows, which would make each renewal twice as long. */
const large: PgTable[] = [box_score_lines, match_officials]

beforeAll(async () => {
  site = await openSite()
  for (const table of large) await site.database.delete(table)
  await site.database.delete(seeded_rows).where(inArray(seeded_rows.table_name, large.map(getTableName)))
})
afterAll(() => site.close())

/** Each test in a transaction that is taken back. */
beforeEach(async () => {
  lines.length = 0
  await new Promise<void>((begun) => {
    done = site.database
      .transaction(async (transaction) => {
        database = transaction
        begun()
        await new Promise<void>((resolve) => {
          takeBack = resolve
        })
        throw new TakenBack()
      })
      .catch((error: unknown) => {
        if (!(error instanceof TakenBack)) throw error
      })
  })
})
afterEach(async () => {
  takeBack()
  await done
})

/** The facts as they are, and then as a later build has them. */
const laterBuild = (change: (database: Database) => Promise<unknown>, version = 'later') => ({
  version,
  fill: async (target: Database) => {
    for (const [table, rows] of facts) if (table !== ads) await insertRows(target, table, rows)
    await seedAds(target, allAds)
    await change(target)
  },
})
let facts: [PgTable, Record<string, unknown>[]][] = []
let allAds: (typeof ads.$inferInsert)[] = []
beforeAll(async () => {
  allAds = await site.database.select().from(ads)
  for (const table of seededTables) facts.push([table, await site.database.select().from(table)])
})
afterAll(() => {
  facts = []
})

const titleOf = async (id: number) =>
  (await database.select({ title: news.title }).from(news).where(eq(news.id, id)))[0]?.title
const retitled = (id = 1, title = 'Nov naslov', version = 'later') =>
  laterBuild((target) => target.update(news).set({ title }).where(eq(news.id, id)), version)
const extra = {
  ...{ id: 70_001, url: 'nova', title: 'Nova', short_text: 'Nova', published_at: '2026-11-24 10:00:00' },
}

const renewed = "The demo's facts were those of another build: the database is filled anew."
const stays = (reason: string) => `The demo's facts stay those of another build: ${reason}`

/** Tables that visitors and the database itself write. */
const notSeeded = [
  ad_clicks,
  schema.match_changes,
  schema.search_documents,
  schema.search_vocabulary,
  seeds,
  seeded_rows,
]

test('every table is either seeded or known not to be', () => {
  const all = Object.values<unknown>(schema).filter((table) => is(table, PgTable))
  const named = (list: readonly PgTable[]) => list.map((table) => getTableName(table)).sort()
  expect(named([...seededTables, ...notSeeded])).toEqual(named(all))
})

test('the same facts are filled again by nobody', async () => {
  await renewSeed(database, log)
  expect(lines).toEqual([])
})

describe('another build', () => {
  test('changes what it has otherwise, adds what is new, takes away what is gone', async () => {
    const [last] = (await database.select().from(menu_items).orderBy(asc(menu_items.id))).slice(-1)
    const build = laterBuild(async (target) => {
      await target.update(news).set({ title: 'Nov naslov' }).where(eq(news.id, 1))
      await target.insert(news).values(extra)
      await target.delete(menu_items).where(eq(menu_items.id, last?.id ?? 0))
    })
    await renewSeed(database, log, build)
    expect(lines).toEqual([renewed])
    expect(await seedVersion(database)).toBe('later')
    expect([await titleOf(1), await titleOf(extra.id)]).toEqual(['Nov naslov', 'Nova'])
    expect(await database.$count(menu_items, eq(menu_items.id, last?.id ?? 0))).toBe(0)
  })

  test('and the one after it fills again what that one wrote', async () => {
    await renewSeed(database, log, retitled())
    await renewSeed(database, log, retitled(1, 'Tretji', 'third'))
    expect(await titleOf(1)).toBe('Tretji')
  })

  test('keeps the clicks of visitors, on an ad that is gone, too', async () => {
    const [gone, ...others] = allAds.map(({ uuid }) => uuid ?? '')
    await database.insert(ad_clicks).values({ ad_uuid: gone ?? '', address_hash: 'x' })
    const build = laterBuild(() => Promise.resolve())
    const fill = async (target: Database) => {
      await build.fill(target)
      await target
        .update(ads)
        .set({ active: false })
        .where(eq(ads.uuid, gone ?? ''))
    }
    await renewSeed(database, log, { ...build, fill })
    expect(await database.$count(ad_clicks)).toBe(1)
    const shown = await database.select({ uuid: ads.uuid }).from(ads).where(eq(ads.active, true))
    expect(shown.map(({ uuid }) => uuid).sort()).toEqual(others.sort())
    await renewSeed(database, log, retitled(1, 'Tretji', 'third'))
    expect(lines).toEqual([renewed, renewed])
  })
})

describe('a database stays as it is', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['changed', () => database.update(news).set({ short_text: 'Popravljeno' }).where(eq(news.id, 1))],
    [
      'taken a row out of',
      () => database.delete(menu_items).where(sql`id = (SELECT max(id) FROM menu_items)`),
    ],
    ['put a row into', () => database.insert(news).values(extra)],
  ])('that somebody has %s', async (_, change) => {
    await change()
    const before = await titleOf(1)
    await renewSeed(database, log, retitled())
    expect([lines, await titleOf(1)]).toEqual([[stays('somebody has changed rows of the database.')], before])
  })

  test('to which a table of somebody’s own refers', async () => {
    await database.execute(sql`CREATE TABLE own AS SELECT 1 AS id`)
    await database.execute(sql`ALTER TABLE own ADD FOREIGN KEY (id) REFERENCES news`)
    const before = await titleOf(1)
    await renewSeed(database, log, retitled())
    expect([lines, await titleOf(1)]).toEqual([
      [expect.stringContaining(stays('update or delete on'))],
      before,
    ])
  })

  test('after an import, without a word', async () => {
    const seasons = [{ id: 2040, name: '2040/2041', isActive: false }]
    const read = async (file: string) => (file === 'seasons.json' ? seasons : undefined)
    const source = { read, files: async () => [], file: async () => new Uint8Array() }
    await importRecords(database, source, { dryRun: false, prune: false }, () => {})
    await renewSeed(database, log, retitled())
    expect([lines, await titleOf(1)]).toEqual([[], expect.not.stringMatching('Nov naslov')])
  })

  test('of which no build has remembered anything, without a word', async () => {
    await database.delete(seeds)
    await renewSeed(database, log, retitled())
    expect([lines, await titleOf(1)]).toEqual([[], expect.not.stringMatching('Nov naslov')])
  })
})
