/** Facts of an earlier build are renewed, and nothing that somebody else has done; the same on PGlite and PostgreSQL. */
import { asc, eq, getTableName, inArray, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importRecords } from '../import/import-records'
import { openSite, type SiteUnderTest } from '../testing/site'
import type { Database } from './database'
import * as schema from './schema'
import { renewSeed } from './seed'
import { insertAll } from './seed/insert'
import { notSeeded, seededTables, seedVersion } from './seeded-rows'

const { box_score_lines, match_officials, menu_items, news, players, seeded_rows, seeds } = schema

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
    for (const [table, rows] of facts) await insertAll(target, table, rows)
    await change(target)
  },
})
let facts: [PgTable, Record<string, unknown>[]][] = []
beforeAll(async () => {
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

test('every table is either seeded or known not to be', () => {
  const all = Object.values<unknown>(schema).filter((table) => is(table, PgTable))
  const named = (list: readonly PgTable[]) => list.map((table) => getTableName(table)).sort()
  expect(named([...seededTables, ...notSeeded])).toEqual(named(all))
})

describe('the same facts', () => {
  test('are renewed by nobody', async () => {
    await renewSeed(database, log)
    expect(lines).toEqual([])
  })
  test('change nothing under another version either', async () => {
    const build = laterBuild(async () => {})
    await renewSeed(database, log, build)
    expect(lines).toEqual(["The demo's facts are renewed: 0 rows changed, 0 new, 0 gone."])
    expect(await seedVersion(database)).toBe('later')
  })
})

describe('a later build', () => {
  test('changes what it has otherwise, adds what is new, takes away what is gone', async () => {
    const [last] = (await database.select().from(menu_items).orderBy(asc(menu_items.id))).slice(-1)
    const build = laterBuild(async (target) => {
      await target.update(news).set({ title: 'Nov naslov' }).where(eq(news.id, 1))
      await target.insert(news).values(extra)
      // The child before its parent.
      await target.insert(menu_items).values([
        { id: 999, parent_menu_id: 998, position: 99, page_path: 'a', title: 'A' },
        { id: 998, position: 98, page_path: 'b', title: 'B' },
      ])
      await target.delete(menu_items).where(eq(menu_items.id, last?.id ?? 0))
    })
    await renewSeed(database, log, build)
    expect(lines).toEqual(["The demo's facts are renewed: 1 rows changed, 3 new, 1 gone."])
    expect([await titleOf(1), await titleOf(extra.id)]).toEqual(['Nov naslov', 'Nova'])
    const ids = (await database.select({ id: menu_items.id }).from(menu_items)).map(({ id }) => id)
    expect([ids.includes(998), ids.includes(999), ids.includes(last?.id ?? 0)]).toEqual([true, true, false])
  })

  test('and the one after it renews what that one wrote', async () => {
    await renewSeed(database, log, retitled())
    await renewSeed(database, log, retitled(1, 'Tretji', 'third'))
    expect(await titleOf(1)).toBe('Tretji')
  })
})

describe('somebody else', () => {
  test('who changed a row keeps it', async () => {
    await database.update(news).set({ short_text: 'Popravljeno' }).where(eq(news.id, 1))
    const before = await titleOf(1)
    await renewSeed(database, log, retitled())
    expect(await titleOf(1)).toBe(before)
  })

  test('who took a row away has it taken away', async () => {
    const child = (await database.select().from(menu_items)).find(({ parent_menu_id }) => parent_menu_id)
    const ofChild = eq(menu_items.id, child?.id ?? 0)
    await database.delete(menu_items).where(ofChild)
    await renewSeed(database, log, retitled())
    expect(await database.$count(menu_items, ofChild)).toBe(0)
    expect(await titleOf(1)).toBe('Nov naslov')
  })

  test('who put a row in has it, under the id or the address of a new one, too', async () => {
    await database.insert(news).values([
      { ...extra, title: 'Njihova' },
      { ...extra, id: 70_002, url: 'druga', title: 'Njihova' },
    ])
    const build = laterBuild((target) =>
      target.insert(news).values([
        { ...extra, url: 'x' },
        { ...extra, id: 70_003, url: 'druga' },
      ]),
    )
    await renewSeed(database, log, build)
    expect([await titleOf(extra.id), await titleOf(70_003)]).toEqual(['Njihova', undefined])
  })

  test('who refers to what is gone keeps it', async () => {
    await database
      .insert(menu_items)
      .values({ id: 900, parent_menu_id: 1, position: 90, page_path: 'c', title: 'C' })
    const build = laterBuild(async (target) => {
      for (const column of [menu_items.parent_menu_id, menu_items.id])
        await target.delete(menu_items).where(eq(column, 1))
    })
    await renewSeed(database, log, build)
    expect(await database.$count(menu_items, eq(menu_items.id, 1))).toBe(1)
  })

  test('who imports has data of his own: nothing is renewed there', async () => {
    const seasons = [{ id: 2040, name: '2040/2041', isActive: false }]
    const read = async (file: string) => (file === 'seasons.json' ? seasons : undefined)
    const source = { read, files: async () => [], file: async () => new Uint8Array() }
    await importRecords(database, source, { dryRun: false, prune: false }, () => {})
    await renewSeed(database, log, retitled())
    expect([lines, await titleOf(1)]).toEqual([[], expect.not.stringMatching('Nov naslov')])
  })
})

describe('a database of a build that remembered nothing', () => {
  beforeEach(async () => {
    await database.delete(seeded_rows)
    await database.delete(seeds)
  })
  const build = laterBuild(async (target) => {
    await target.insert(news).values(extra)
    await target.update(news).set({ title: 'Nov naslov' }).where(eq(news.id, 1))
  })

  test('gets what is new; what is another may be somebody’s and stays; from then on it is remembered', async () => {
    const before = await titleOf(1)
    await renewSeed(database, log, build)
    expect([await titleOf(extra.id), await titleOf(1)]).toEqual(['Nova', before])
    await renewSeed(database, log, retitled(2, 'Drugi', 'next'))
    expect(await titleOf(2)).toBe('Drugi')
  })

  test('that is not the demo’s is left alone', async () => {
    await database.update(players).set({ example: false })
    await renewSeed(database, log, build)
    expect([lines, await titleOf(extra.id)]).toEqual([[], undefined])
  })
})
