/**
 * The database of the reference API (contract 9): an embedded one in a folder, or the PostgreSQL that
 * DATABASE_URL names. Either way it comes back migrated and, when it was empty, filled with the facts.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import type { Database, Log } from './database'
import { openFolder } from './durable-folder'
import { lockFolder } from './folder-lock'
import { migrationsFolder } from './project-folder'
import { reasonOf } from './reason'
import { requireRoom } from './room'
import * as schema from './schema'
import { seedWhenEmpty } from './seed'

export type { Database, Log } from './database'
export { FolderInUse } from './folder-lock'

/** `dataDir` for a database that lives in memory only, as tests use it: no folder, no lock. */
export const inMemory = 'memory://'

export interface DatabasePlace {
  /** The folder of the embedded database (made if missing), or `inMemory`. Not touched with `databaseUrl`. */
  dataDir: string
  /** postgres://… takes that PostgreSQL (15 or newer) instead. */
  databaseUrl?: string | undefined
  /** Milliseconds that PostgreSQL has for a statement, once the database is ready; without it any time. */
  patience?: number
  log: Log
}

export interface OpenDatabase {
  database: Database
  kind: 'pglite' | 'postgres'
  /** Rejects with NoRoom where a write could stop the database for good. PostgreSQL looks after itself. */
  requireRoom(): Promise<void>
  /** Ends all connections and gives the folder free. May be called twice. */
  close(): Promise<void>
}

/**
 * Opens, migrates and fills. Throws FolderInUse when another process has the folder, and an error that says why
 * when PostgreSQL can't be reached; nothing stays open or locked then.
 */
export function openDatabase({ dataDir, databaseUrl, patience, log }: DatabasePlace): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, patience, log) : openEmbedded(dataDir, log)
}

async function openEmbedded(dataDir: string, log: Log): Promise<OpenDatabase> {
  const inFolder = dataDir !== inMemory
  const unlock = inFolder ? lockFolder(dataDir) : () => {}
  const hasRoom = async () => (inFolder ? requireRoom(dataDir) : undefined)
  let client: PGlite | undefined
  try {
    await hasRoom()
    client = await openClient(dataDir, log)
    const database = drizzlePglite(client, { schema })
    await migratePglite(database, { migrationsFolder: migrationsFolder() })
    await seedWhenEmpty(database, log)
    return { database, kind: 'pglite', requireRoom: hasRoom, close: closeEmbedded(client, unlock) }
  } catch (error) {
    await client?.close()
    unlock()
    throw error
  }
}

function openClient(dataDir: string, log: Log): Promise<PGlite> {
  if (dataDir === inMemory) return PGlite.create()
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) log(`Creating the embedded database in ${folder}`)
  return openFolder(folder)
}

function closeEmbedded(client: PGlite, unlock: () => void): () => Promise<void> {
  return async () => {
    if (!client.closed) await client.close()
    unlock()
  }
}

/** Any number that nobody else on the server uses: "parket" in hexadecimal digits of its letters. */
const startLock = 0x7061726b

/** Milliseconds to wait for a connection, be it that the server is silent or that all are taken. */
const longestConnecting = 3000

function makePool(connectionString: string, log: Log, patience?: number): pg.Pool {
  const limits = patience ? { statement_timeout: patience, query_timeout: patience + 1000 } : {}
  const connecting = { connectionTimeoutMillis: longestConnecting, keepAlive: true }
  const pool = new pg.Pool({ connectionString, max: 10, ...connecting, ...limits })
  // A connection that breaks while idle is replaced by the pool; unheard, its error would end the process.
  pool.on('error', (error) => log(`A database connection was lost: ${reasonOf(error)}`))
  // The same for one that breaks between two questions of a transaction; the next question fails by itself.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/** Migrating and filling take their time, on connections of their own. */
async function preparePostgres(connectionString: string, log: Log): Promise<void> {
  const pool = makePool(connectionString, log)
  try {
    const database = drizzleNode(pool, { schema })
    await oneAtATime(pool, async () => {
      await migrateNode(database, { migrationsFolder: migrationsFolder() })
      await seedWhenEmpty(database, log)
    })
  } finally {
    await endPool(pool)
  }
}

/** Milliseconds for connections to say goodbye; one that PostgreSQL has forgotten never does. */
const longestGoodbye = 2000

async function endPool(pool: pg.Pool): Promise<void> {
  if (pool.ending) return
  await Promise.race([pool.end(), setTimeout(longestGoodbye, undefined, { ref: false })])
}

async function openPostgres(
  connectionString: string,
  patience: number | undefined,
  log: Log,
): Promise<OpenDatabase> {
  await preparePostgres(connectionString, log)
  const pool = makePool(connectionString, log, patience)
  return {
    database: drizzleNode(pool, { schema }),
    kind: 'postgres',
    requireRoom: async () => {},
    close: () => endPool(pool),
  }
}

/**
 * Processes that start at once on one PostgreSQL prepare it one after the other; the others then find it
 * ready. The lock hangs on a transaction, so a connection pooler between (PgBouncer) or a killed process
 * can't leave it behind.
 */
async function oneAtATime(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new Error(`The database that DATABASE_URL names can't be reached: ${reasonOf(error)}`)
  })
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [startLock])
    await work()
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    // Closed, not given back: whatever state it is in ends with it, the lock included.
    client.release(true)
    throw error
  }
}
