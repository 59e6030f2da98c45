/**
 * A pool for read-only queries: on a hot standby (DATABASE_READ_URL), or on the primary while that one is unavailable
 * or lags.
 */
import pg from 'pg'
import type { Log } from './database'
import { isPooler, LimitedPool } from './limited-pool'
import { codeOf, isTransient, reasonOf } from './reason'

export interface ReadOptions {
  connectionString: string
  /** Statement timeout in ms; none by default. */
  statementTimeoutMs?: number | undefined
  /** Time in ms between checks of the standby. */
  look?: number | undefined
  /** In seconds; a standby with a greater lag isn't used. */
  mostLag?: number | undefined
}

/** A score may be a minute old in all caches together; half of that is for the lag. */
const [usualLook, usualLag] = [5000, 15]

/**
 * SQLSTATEs of queries to repeat on the primary: conflicts with recovery on the standby, and tables, functions or
 * schemas of a migration that it doesn't have yet.
 */
const askPrimary = new Set(['40001', '42P01', '42703', '42883', '3F000'])
/** SQLSTATEs of timeouts and locks: the primary has the same lock. */
const ownFault = new Set(['57014', '55P03'])

const isAway = (error: unknown): boolean =>
  !ownFault.has(codeOf(error)) &&
  (isTransient(error) || (error instanceof Error && error.message === 'Query read timeout'))

const lagStatement = `
  select pg_is_in_recovery() as "isStandby",
    $1::pg_lsn is null or pg_last_wal_replay_lsn() >= $1::pg_lsn as "isCurrent",
    extract(epoch from now() - pg_last_xact_replay_timestamp())::float as age`

/** Has the interface of a pool for Drizzle, but no connections of its own. */
export class ReadPool extends pg.Pool {
  readonly #primary: pg.Pool
  readonly #options: ReadOptions
  readonly #log: Log
  /** Undefined until the first answer, which shows whether there is a pooler. */
  #standby: LimitedPool | undefined
  #isUsed = false
  #lag = Number.NaN
  /** The primary's WAL position at the last check */
  #written: string | null = null
  /** The last logged line */
  #lastLine = ''
  readonly #timer: NodeJS.Timeout
  #looking: Promise<void> | undefined
  #isEnded = false

  /** The first check is up to the caller. */
  constructor(primary: pg.Pool, options: ReadOptions, log: Log) {
    super()
    this.#primary = primary
    this.#options = options
    this.#log = log
    this.#timer = setInterval(() => void this.look(), options.look ?? usualLook).unref()
  }

  get isUsed(): boolean {
    return this.#isUsed
  }

  /** The standby's lag in seconds; NaN if unknown. */
  get lag(): number {
    return this.#lag
  }

  /** Checks the standby and starts or stops using it; one check at a time. Never rejects. */
  look(): Promise<void> {
    this.#looking ??= this.#check().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #check(): Promise<void> {
    if (this.#isEnded) return
    const { mostLag = usualLag } = this.#options
    try {
      const { isSomewhere, lag } = await this.#measure()
      this.#lag = isSomewhere ? lag : Number.NaN
      if (lag <= mostLag) this.#take()
      else this.#leave(`it is ${Math.round(lag)} s behind`)
    } catch (error) {
      this.#leave(reasonOf(error))
    }
  }

  async #measure(): Promise<{ isSomewhere: boolean; lag: number }> {
    const { connectionString, statementTimeoutMs } = this.#options
    this.#standby ??= this.#open(
      new LimitedPool(
        { connectionString, statementTimeoutMs, isPooled: await isPooler(connectionString) },
        this.#log,
      ),
    )
    const written = await this.#primary.query('select pg_current_wal_lsn()::text as lsn').then(
      ({ rows }): string => rows[0].lsn,
      () => null,
    )
    // The latest writes may not have arrived yet.
    const { rows } = await this.#standby.query(lagStatement, [this.#written ?? written])
    this.#written = written
    const { isStandby, isCurrent, age } = rows[0]
    const lag = !isStandby || isCurrent ? 0 : (age ?? Number.POSITIVE_INFINITY)
    return { isSomewhere: written !== null, lag }
  }

  #open(standby: LimitedPool): LimitedPool {
    return standby.on('error', (error) => this.#leave(reasonOf(error)))
  }

  #take(): void {
    this.#isUsed = true
    this.#report('Reads are answered by the database that DATABASE_READ_URL names.')
  }

  #leave(reason: string): void {
    this.#isUsed = false
    this.#lag = Number.NaN
    this.#report(`Reads are answered by the primary; of the database that DATABASE_READ_URL names: ${reason}`)
  }

  #report(line: string): void {
    if (line !== this.#lastLine) this.#log(line)
    this.#lastLine = line
  }

  /** Queries that fail on the standby are repeated on the primary: `question` may be called twice. */
  async ask<T>(question: (pool: pg.Pool) => Promise<T>): Promise<T> {
    if (!this.#isUsed || !this.#standby) return question(this.#primary)
    try {
      return await question(this.#standby)
    } catch (error) {
      if (askPrimary.has(codeOf(error))) return question(this.#primary)
      if (!isAway(error)) throw error
      this.#leave(reasonOf(error))
      return question(this.#primary)
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: the same signature as the overridden method
  override query(...question: any[]): any {
    return this.ask((pool) => Reflect.apply(pool.query, pool, question))
  }

  // biome-ignore lint/suspicious/noExplicitAny: the same signature as the overridden method
  override connect(): any {
    return this.ask((pool) => pool.connect())
  }

  /** The primary's connections are closed by their owner. */
  // biome-ignore lint/suspicious/noExplicitAny: the same signature as the overridden method
  override async end(): Promise<any> {
    this.#isEnded = true
    clearInterval(this.#timer)
    await this.#looking
    await Promise.all([super.end(), this.#standby?.end()])
  }
}
