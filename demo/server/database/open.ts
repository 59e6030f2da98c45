/**
 * The database of the reference API: an embedded one in a folder, or the PostgreSQL that
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
import type pg from 'pg'
import { CarefulPool, isPooler } from './careful-pool'
import type { Database, Log } from './database'
import { openFolder } from './durable-folder'
import { extensions } from './extensions'
import { lockFolder } from './folder-lock'
import { requireMigrated } from './migrated'
import { isPassing } from './passing'
import { migrationsFolder } from './project-folder'
import { ReadPool } from './read-pool'
import { codeOf, reasonOf } from './reason'
import { requireRoom } from './room'
import * as schema from './schema'
import { renewSeed, seedWhenEmpty } from './seed'

export type { Database, Log } from './database'
export { FolderInUse } from './folder-lock'

/** `dataDir` for a database that lives in memory only, as tests use it: no folder, no lock. */
export const inMemory = 'memory://'

interface Waiting {
  log: Log
  /** Called at every attempt that finds no PostgreSQL. */
  onAway?: () => void
  /** Ends the waiting for it. */
  signal?: AbortSignal
}

export interface DatabasePlace extends Waiting {
  /** The folder of the embedded database (made if missing), or `inMemory`. Not touched with `databaseUrl`. */
  dataDir: string
  /** postgres://… takes that PostgreSQL (15 or newer) instead. */
  databaseUrl?: string | undefined
  /** A hot standby of it, which is asked where nothing is written. */
  readUrl?: string | undefined
  /** False where an empty database stays empty. */
  seed?: boolean
  /** False where the tables are not touched: those of this build must be there. */
  migrate?: boolean
  /** Milliseconds that PostgreSQL has for a statement, once the database is ready; without it any time. */
  patience?: number
}

export interface OpenDatabase {
  database: Database
  /** For what is only read: a standby where there is one, else the same. */
  reads: Database
  /** How the standby is, where one is named. */
  standby?: Pick<ReadPool, 'isUsed' | 'lag'>
  kind: 'pglite' | 'postgres'
  /** Rejects with NoRoom where a write could stop the database for good. PostgreSQL looks after itself. */
  requireRoom(): Promise<void>
  /** Ends all connections and gives the folder free. May be called twice. */
  close(): Promise<void>
}

/**
 * Opens, migrates and fills. Throws FolderInUse when another process has the folder, and an error that says why
 * when PostgreSQL does not let us in; one that is not there is waited for. Nothing stays open or locked then.
 */
export function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const { databaseUrl } = place
  return databaseUrl ? openPostgres(databaseUrl, place) : openEmbedded(place)
}

/** Tables, and facts where nobody wants none. */
async function prepare(
  database: Database,
  makeTables: () => Promise<void>,
  { migrate = true, seed = true, log }: DatabasePlace,
): Promise<void> {
  await (migrate ? makeTables() : requireMigrated(database))
  if (!seed) return
  await seedWhenEmpty(database, log)
  await renewSeed(database, log)
}

async function openEmbedded(place: DatabasePlace): Promise<OpenDatabase> {
  const { dataDir, log } = place
  const inFolder = dataDir !== inMemory
  const unlock = inFolder ? lockFolder(dataDir) : () => {}
  const hasRoom = async () => (inFolder ? requireRoom(dataDir) : undefined)
  let client: PGlite | undefined
  try {
    await hasRoom()
    client = await openClient(dataDir, log)
    const database = drizzlePglite(client, { schema })
    await prepare(database, () => migratePglite(database, { migrationsFolder: migrationsFolder() }), place)
    return {
      database,
      reads: database,
      kind: 'pglite',
      requireRoom: hasRoom,
      close: closeEmbedded(client, unlock),
    }
  } catch (error) {
    await client?.close()
    unlock()
    throw error
  }
}

function openClient(dataDir: string, log: Log): Promise<PGlite> {
  if (dataDir === inMemory) return PGlite.create({ extensions })
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

/** Migrating and filling take their time, on connections of their own. */
async function preparePostgres(connectionString: string, place: DatabasePlace): Promise<void> {
  const pool = new CarefulPool({ connectionString }, place.log)
  try {
    const database = drizzleNode(pool, { schema })
    const makeTables = () => migrateNode(database, { migrationsFolder: migrationsFolder() })
    await oneAtATime(pool, () => prepare(database, makeTables, place))
  } finally {
    await endPool(pool)
  }
}

/** SQLSTATE classes of what no waiting cures: who we are, and which database we want. */
const lasting = /^(?:28|3D)/

/** Milliseconds between attempts, at first and at most */
const [firstPause, longestPause] = [500, 5000]

/**
 * Whatever comes of it, once the database can be reached; while it can't be, `onAway` is told and it is tried again.
 * Rejects with what lasts, and when `signal` says that nobody waits.
 */
async function onceThere<T>(work: () => Promise<T>, { log, onAway, signal }: Waiting): Promise<T> {
  let said = ''
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await work()
    } catch (error) {
      if (
        signal?.aborted ||
        lasting.test(codeOf(error)) ||
        !(error instanceof Unreachable || isPassing(error))
      )
        throw error
      const line = `Waiting for the database that DATABASE_URL names: ${reasonOf(error)}`
      if (line !== said) log(line)
      said = line
      onAway?.()
      await setTimeout(pause, undefined, { signal })
    }
  }
}

/** Milliseconds for connections to say goodbye; one that PostgreSQL has forgotten never does. */
const longestGoodbye = 2000

async function endPool(pool: pg.Pool): Promise<void> {
  if (pool.ending) return
  await Promise.race([pool.end(), setTimeout(longestGoodbye, undefined, { ref: false })])
}

async function openPostgres(connectionString: string, place: DatabasePlace): Promise<OpenDatabase> {
  const { log, patience, readUrl } = place
  const isPooled = await onceThere(async () => {
    const pooled = await isPooler(connectionString).catch((error: unknown) => {
      throw new Unreachable(error)
    })
    await preparePostgres(connectionString, place)
    return pooled
  }, place)
  const pool = new CarefulPool({ connectionString, patience, isPooled }, log)
  const standby = readUrl ? new ReadPool(pool, { connectionString: readUrl, patience }, log) : undefined
  await standby?.look()
  const database = drizzleNode(pool, { schema })
  return {
    database,
    reads: standby ? readsOf(standby) : database,
    ...(standby && { standby }),
    kind: 'postgres',
    requireRoom: async () => {},
    close: async () => {
      if (standby) await endPool(standby)
      await endPool(pool)
    },
  }
}

/** A transaction holds its connection: one that loses it begins anew on the primary, as a statement by itself does. */
function readsOf(standby: ReadPool): Database {
  const reads = drizzleNode(standby, { schema })
  reads.transaction = (work, config) =>
    standby.ask((pool) => drizzleNode(pool, { schema }).transaction(work, config))
  return reads
}

/** Nobody answers there; `cause` says why. */
class Unreachable extends Error {
  constructor(cause: unknown) {
    super(`The database that DATABASE_URL names can't be reached: ${reasonOf(cause)}`, { cause })
  }
}

/**
 * Processes that start at once on one PostgreSQL prepare it one after the other; the others then find it
 * ready. The lock hangs on a transaction, so a connection pooler between (PgBouncer) or a killed process
 * can't leave it behind.
 */
async function oneAtATime(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new Unreachable(error)
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
