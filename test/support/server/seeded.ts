/** Copies of the seeded database that the suite's setup has made (seed-setup.ts). */
import { cpSync, openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { inject } from 'vitest'
import type { Database } from '../../../demo/api/database/database'
import { extensions } from '../../../demo/api/database/extensions'
import * as schema from '../../../demo/api/database/schema'
import { makeDatabase } from './postgres'

interface SeededDatabase {
  client: PGlite
  database: Database
  close: () => Promise<void>
}

export async function openSeeded(): Promise<SeededDatabase> {
  const seeded = inject('seeded')
  if (!('dump' in seeded)) throw new Error('The setup has filled a PostgreSQL')
  const client = await PGlite.create({ loadDataDir: await openAsBlob(seeded.dump), extensions })
  const close = async () => {
    if (!client.closed) await client.close()
  }
  return { client, database: drizzle(client, { schema }), close }
}

export function copySeeded(dataDir: string): void {
  const seeded = inject('seeded')
  if (!('folder' in seeded)) throw new Error('The setup has filled a PostgreSQL')
  cpSync(seeded.folder, join(dataDir, 'database'), { recursive: true })
}

/** On the PostgreSQL that DATABASE_URL names. */
export function copyDatabase(server: string): Promise<{ name: string; url: string }> {
  const seeded = inject('seeded')
  if (!('template' in seeded)) throw new Error('The setup has filled no PostgreSQL')
  return makeDatabase(server, seeded.template)
}
