/**
 * Opens the database of the reference API: an embedded one in a folder, or the PostgreSQL of DATABASE_URL. It is
 * migrated and, if it was empty, seeded with the facts.
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
import type { Database, Log } from './database'
import { extensions } from './extensions'
import { lockFolder } from './folder-lock'
import { isPooler, LimitedPool } from './limited-pool'
import { requireMigrated } from './migrated'
import { migrationsFolder } from './project-folder'
import { ReadPool } from './read-pool'
import { codeOf, isTransient, reasonOf } from './reason'
import * as schema from './schema'
import { renewLivingSeason, renewSeed, seedWhenEmpty } from './seed'

export type { Database, Log } from './database'
export { exitStatusOf, FolderInUse } from './folder-lock'

/** `dataDir` for an in-memory database, as in tests: no folder, no lock. */
export const inMemory = 'memory://'

interface Waiting {
  log: Log
  /** Called after every failed attempt to connect. */
  onAway?: () => void
  /** Aborts waiting for the database. */
  signal?: AbortSignal
}

export interface DatabaseOptions extends Waiting {
  /** The folder of the embedded database (created if missing), or `inMemory`. Not touched with `databaseUrl`. */
  dataDir: string
  /** postgres://…: uses that PostgreSQL (15 or newer) instead. */
  databaseUrl?: string | undefined
  /** A hot standby of it for read-only queries. */
  readUrl?: string | undefined
  /** False: an empty database stays empty. */
  seed?: boolean
  /** ms: the example league's present season lies around it; without it there is none, or it stays where it is. */
  now?: number
  /** False: no migrations; the tables of this build must exist. */
  migrate?: boolean
  /** PostgreSQL's statement timeout in ms, once the database is ready; none by default. */
  statementTimeoutMs?: number
}

export interface OpenDatabase {
  database: Database
  /** For read-only queries: the standby if there is one, else the same. */
  reads: Database
  /** The state of the standby, if one is configured. */
  standby?: Pick<ReadPool, 'isUsed' | 'lag'>
  kind: 'pglite' | 'postgres'
  /** Closes all connections and releases the folder. May be called twice. */
  close(): Promise<void>
}

/**
 * Opens, migrates and seeds. Throws FolderInUse if another process has the folder, and an error with the reason if
 * PostgreSQL refuses us; waits for a PostgreSQL that isn't available. On errors nothing stays open or locked.
 */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl } = options
  return databaseUrl ? openPostgres(databaseUrl, options) : openEmbedded(options)
}

/** Migrates, and seeds unless disabled. */
async function prepare(
  database: Database,
  makeTables: () => Promise<void>,
  { migrate = true, seed = true, now, log }: DatabaseOptions,
): Promise<void> {
  await (migrate ? makeTables() : requireMigrated(database))
  if (!seed) return
  await seedWhenEmpty(database, log)
  await renewSeed(database, log)
  if (now !== undefined) await renewLivingSeason(database, now)
}

async function openEmbedded(options: DatabaseOptions): Promise<OpenDatabase> {
  const { dataDir, log } = options
  const unlock = dataDir === inMemory ? async () => {} : await lockFolder(dataDir)
  let client: PGlite | undefined
  try {
    client = await openClient(dataDir, log)
    const database = drizzlePglite(client, { schema })
    await prepare(database, () => migratePglite(database, { migrationsFolder: migrationsFolder() }), options)
    const opened = client
    const close = async () => {
      if (!opened.closed) await opened.close()
      await unlock()
    }
    return { database, reads: database, kind: 'pglite', close }
  } catch (error) {
    await client?.close()
    await unlock()
    throw error
  }
}

/** PGlite writes without fsync: a killed process loses nothing (of 5,229 commits among 20 kills), a power failure may. */
function openClient(dataDir: string, log: Log): Promise<PGlite> {
  if (dataDir === inMemory) return PGlite.create({ extensions })
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) log(`Creating the embedded database in ${folder}`)
  return PGlite.create(folder, { extensions })
}

/** Key of an advisory lock: "parket" as hexadecimal digits of its letters. */
const startLock = 0x7061726b

/** Migrating and seeding take longer than the statement timeout, so they use connections of their own. */
async function preparePostgres(connectionString: string, options: DatabaseOptions): Promise<void> {
  const pool = new LimitedPool({ connectionString }, options.log)
  try {
    const database = drizzleNode(pool, { schema })
    const makeTables = () => migrateNode(database, { migrationsFolder: migrationsFolder() })
    await oneAtATime(pool, () => prepare(database, makeTables, options))
  } finally {
    await endPool(pool)
  }
}

/** SQLSTATE classes of lasting errors: authentication and wrong database. */
const lasting = /^(?:28|3D)/

/** Minimum and maximum time in ms between attempts */
const [firstPause, longestPause] = [500, 5000]

/**
 * Runs `work` once the database can be reached; until then calls `onAway` and tries again. Rejects with lasting errors,
 * and when `signal` aborts.
 */
async function onceThere<T>(work: () => Promise<T>, { log, onAway, signal }: Waiting): Promise<T> {
  let lastLine = ''
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await work()
    } catch (error) {
      if (
        signal?.aborted ||
        lasting.test(codeOf(error)) ||
        !(error instanceof Unreachable || isTransient(error))
      )
        throw error
      const line = `Waiting for the database that DATABASE_URL names: ${reasonOf(error)}`
      if (line !== lastLine) log(line)
      lastLine = line
      onAway?.()
      await setTimeout(pause, undefined, { signal })
    }
  }
}

/** Timeout in ms for closing connections, because one that PostgreSQL has lost never closes. */
const longestGoodbye = 2000

async function endPool(pool: pg.Pool): Promise<void> {
  if (pool.ending) return
  await Promise.race([pool.end(), setTimeout(longestGoodbye, undefined, { ref: false })])
}

async function openPostgres(connectionString: string, options: DatabaseOptions): Promise<OpenDatabase> {
  const { log, statementTimeoutMs, readUrl } = options
  const isPooled = await onceThere(async () => {
    const pooled = await isPooler(connectionString).catch((error: unknown) => {
      throw new Unreachable(error)
    })
    await preparePostgres(connectionString, options)
    return pooled
  }, options)
  const pool = new LimitedPool({ connectionString, statementTimeoutMs, isPooled }, log)
  const standby = readUrl
    ? new ReadPool(pool, { connectionString: readUrl, statementTimeoutMs }, log)
    : undefined
  await standby?.look()
  const database = drizzleNode(pool, { schema })
  return {
    database,
    reads: standby ? readsOf(standby) : database,
    ...(standby && { standby }),
    kind: 'postgres',
    close: async () => {
      if (standby) await endPool(standby)
      await endPool(pool)
    },
  }
}

/** A transaction holds its connection: one that loses it is rerun on the primary, like a single statement. */
function readsOf(standby: ReadPool): Database {
  const reads = drizzleNode(standby, { schema })
  reads.transaction = (work, config) =>
    standby.ask((pool) => drizzleNode(pool, { schema }).transaction(work, config))
  return reads
}

/** The database can't be reached; `cause` is the reason. */
class Unreachable extends Error {
  constructor(cause: unknown) {
    super(`The database that DATABASE_URL names can't be reached: ${reasonOf(cause)}`, { cause })
  }
}

/**
 * Processes that start at once on one PostgreSQL prepare it one after the other; all but the first find it ready. The
 * lock is bound to a transaction, so neither a connection pooler (PgBouncer) nor a killed process can leave it behind.
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
    // Destroyed, not returned to the pool: that ends the transaction and the lock.
    client.release(true)
    throw error
  }
}
