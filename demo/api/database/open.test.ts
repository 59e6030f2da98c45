import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { namedDatabase } from './named-database'
import { FolderInUse, type OpenDatabase, openDatabase } from './open'
import { ad_clicks, ads, matches } from './schema'

const scratch = mkdtempSync(join(tmpdir(), 'parket-open-'))
const dataDir = join(scratch, 'data')
const lines: string[] = []
const log = (line: string) => void lines.push(line)
let open: OpenDatabase

beforeAll(async () => {
  open = await openDatabase({ dataDir, log })
})
afterAll(async () => {
  await open.close()
  rmSync(scratch, { recursive: true })
})

const clickCount = async ({ database }: OpenDatabase) =>
  (await database.select({ clicks: count() }).from(ad_clicks))[0]?.clicks

async function click({ database }: OpenDatabase): Promise<void> {
  const [ad] = await database.select().from(ads).limit(1)
  await database.insert(ad_clicks).values({ ad_uuid: ad?.uuid ?? '', address_hash: 'somebody' })
}

describe('the embedded database', () => {
  it('is made and filled at the first opening, and says what it does', async () => {
    expect(open.kind).toBe('pglite')
    expect(await open.database.$count(matches)).toBeGreaterThan(200)
    expect(lines[0]).toContain(dataDir)
    expect(lines.slice(1).every((line) => line.startsWith('Filling the database'))).toBe(true)
  })

  it('refuses a second opening of the folder', async () => {
    await expect(openDatabase({ dataDir, log })).rejects.toThrow(FolderInUse)
    expect(await open.database.$count(matches)).toBeGreaterThan(200)
  })

  it('has an acknowledged click in its folder: a process killed right after it loses nothing', async () => {
    await click(open)
    // The folder as it lies now is what a killed process leaves.
    const left = join(scratch, 'left')
    cpSync(join(dataDir, 'database'), join(left, 'database'), { recursive: true })
    const silent: string[] = []
    const again = await openDatabase({ dataDir: left, log: (line) => void silent.push(line) })
    expect(await clickCount(again)).toBe(1)
    expect(silent).toEqual([])
    await again.close()
  })

  it('gives the folder free when closed, closes twice without harm, and keeps what it held', async () => {
    await open.close()
    await open.close()
    expect(readdirSync(dataDir)).toEqual(['database', 'in-use'])
    open = await openDatabase({ dataDir, log })
    expect(await clickCount(open)).toBe(1)
  })
})

it.each(['/proc/parket/data', '/dev/null/data'])(
  'a folder that can’t be made %s ends the start at once, with its reason',
  async (folder) => {
    await expect(openDatabase({ dataDir: folder, log })).rejects.toThrow(
      /^The folder \/(?:proc|dev)\/\S+ of the database can't be made: E/,
    )
  },
)

describe('tables and facts by the environment', () => {
  const place = { dataDir: join(scratch, 'empty'), log: () => {} }

  it('are not made where they must be there: one line says what to do, and the folder is free', async () => {
    await expect(openDatabase({ ...place, migrate: false })).rejects.toThrow('npm run migrate')
  })

  it('come without facts where nobody wants them, and with them once somebody does', async () => {
    const empty = await openDatabase({ ...place, seed: false })
    expect(await empty.database.$count(matches)).toBe(0)
    await empty.close()
    const filled = await openDatabase({ ...place, migrate: false })
    expect(await filled.database.$count(matches)).toBeGreaterThan(200)
    await filled.database.execute(
      sql`DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)`,
    )
    await filled.close()
  })

  it('are refused where a table is of an earlier build', async () => {
    await expect(openDatabase({ ...place, migrate: false })).rejects.toThrow('npm run migrate')
  })

  it.each([
    [{}, true, true],
    [{ SEED: 'off', MIGRATE: '' }, false, true],
    [{ SEED: 'on', MIGRATE: 'off' }, true, false],
  ])('%j', (given, seed, migrate) => {
    expect(namedDatabase(given)).toMatchObject({ seed, migrate })
  })

  it.each(['SEED', 'MIGRATE'])('%s takes on and off alone', (name) => {
    expect(() => namedDatabase({ [name]: 'no' })).toThrow(`${name} must be on or off`)
  })
})

it('a PostgreSQL that is not there is waited for, which is logged once, until nobody waits any more', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
  const stop = new AbortController()
  const lines: string[] = []
  let attempts = 0
  const onAway = () => {
    attempts += 1
    if (attempts === 2) stop.abort()
  }
  const opening = openDatabase({
    dataDir,
    databaseUrl,
    log: (line) => lines.push(line),
    onAway,
    signal: stop.signal,
  })
  await expect(opening).rejects.toThrow()
  expect(attempts).toBe(2)
  expect(lines).toEqual([
    expect.stringMatching(/^Waiting for the database that DATABASE_URL names: .*ECONNREFUSED/),
  ])
})
