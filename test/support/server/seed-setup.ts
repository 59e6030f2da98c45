/**
 * Before the suites of the server and the journeys: one database is migrated and filled, of which every test, and the
 * journeys' server, takes a copy. Making one again takes many seconds, a copy a moment. What the filling itself does is
 * tested where it is (seed.test, open.test).
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { extensions } from '../../../demo/api/database/extensions'
import { openDatabase } from '../../../demo/api/database/open'
import { migrationsFolder } from '../../../demo/api/database/project-folder'
import * as schema from '../../../demo/api/database/schema'
import { seedWhenEmpty } from '../../../demo/api/database/seed'
import { dropDatabase, makeDatabase } from './postgres'

/** The address of the seeded database: with DATABASE_URL in that PostgreSQL, else PGlite's. */
export type Seeded = { template: string } | { folder: string; dump: string }

declare module 'vitest' {
  interface ProvidedContext {
    seeded: Seeded
  }
}

const silent = () => {}

async function seedPostgres(server: string): Promise<[Seeded, remove: () => Promise<void>]> {
  const { name, url } = await makeDatabase(server)
  const { close } = await openDatabase({ dataDir: '', databaseUrl: url, log: silent })
  await close()
  return [{ template: name }, () => dropDatabase(server, name)]
}

/**
 * A folder as the server leaves it, and the same as one file, for databases in memory. The second project of a run finds
 * what the first has made: all are set up in one process, and end together.
 */
async function seedEmbedded(): Promise<[Seeded, remove: () => Promise<void>]> {
  const made = process.env.TEST_SEEDED
  const scratch = made ?? mkdtempSync(join(tmpdir(), 'parket-seeded-'))
  const [folder, dump] = [join(scratch, 'database'), join(scratch, 'dump.tar')]
  if (made) return [{ folder, dump }, async () => {}]
  process.env.TEST_SEEDED = scratch
  const client = await PGlite.create(folder, { extensions })
  const database = drizzle(client, { schema })
  await migrate(database, { migrationsFolder: migrationsFolder() })
  await seedWhenEmpty(database, silent)
  writeFileSync(dump, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await client.close()
  return [{ folder, dump }, async () => rmSync(scratch, { recursive: true })]
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = project.config.env?.DATABASE_URL
  const [seeded, remove] = server ? await seedPostgres(server) : await seedEmbedded()
  project.provide('seeded', seeded)
  return remove
}
