/** Connections for what is only read: to a hot standby (DATABASE_READ_URL), or to the primary while that one is away or late. */
import pg from 'pg'
import { CarefulPool, isPooler } from './careful-pool'
import type { Log } from './database'
import { LaneFull } from './lanes'
import { isPassing } from './passing'
import { codeOf, reasonOf } from './reason'

export interface ReadPlace {
  connectionString: string
  /** Milliseconds that a statement has; without it any time. */
  patience?: number | undefined
  /** Milliseconds between looks at how the standby is. */
  look?: number | undefined
  /** Seconds; one that is further behind is not asked. */
  mostLag?: number | undefined
}

/** Half of the minute that a score may be old on its way through caches is theirs. */
const [usualLook, usualLag] = [5000, 15]

/**
 * SQLSTATE of what the primary answers better: a row that the standby had to take away under its reader, and tables of
 * a migration that it has not come to yet, or its functions and schemas.
 */
const askPrimary = new Set(['40001', '42P01', '42703', '42883', '3F000'])
/** SQLSTATE of a question that took too long or met a lock: the primary has the same lock. */
const ownFault = new Set(['57014', '55P03'])

const isAway = (error: unknown): boolean =>
  !(error instanceof LaneFull) &&
  !ownFault.has(codeOf(error)) &&
  (isPassing(error) || (error instanceof Error && error.message === 'Query read timeout'))

const lagStatement = `
  select pg_is_in_recovery() as "isStandby",
    $1::pg_lsn is null or pg_last_wal_replay_lsn() >= $1::pg_lsn as "isCurrent",
    extract(epoch from now() - pg_last_xact_replay_timestamp())::float as age`

/** Drizzle takes it for a pool, which it is to whoever asks; it has no connections of its own. */
export class ReadPool extends pg.Pool {
  readonly #primary: pg.Pool
  readonly #place: ReadPlace
  readonly #log: Log
  /** Undefined until it has answered for the first time: only then is it known whether a pooler stands before it. */
  #standby: CarefulPool | undefined
  #isUsed = false
  #lag = Number.NaN
  /** How far the primary was at the last look */
  #written: string | null = null
  /** What was last said of it */
  #said = ''
  readonly #timer: NodeJS.Timeout
  #looking: Promise<void> | undefined
  #isEnded = false

  /** The first look is the caller's. */
  constructor(primary: pg.Pool, place: ReadPlace, log: Log) {
    super()
    this.#primary = primary
    this.#place = place
    this.#log = log
    this.#timer = setInterval(() => void this.look(), place.look ?? usualLook).unref()
  }

  get isUsed(): boolean {
    return this.#isUsed
  }

  /** Seconds that the standby is behind; NaN while nobody can say. */
  get lag(): number {
    return this.#lag
  }

  /** Asks how the standby is, and takes or leaves it; one look at a time. Never rejects. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #look(): Promise<void> {
    if (this.#isEnded) return
    const { mostLag = usualLag } = this.#place
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
    const { connectionString, patience } = this.#place
    this.#standby ??= this.#open(
      new CarefulPool({ connectionString, patience, isPooled: await isPooler(connectionString) }, this.#log),
    )
    const written = await this.#primary.query('select pg_current_wal_lsn()::text as lsn').then(
      ({ rows }): string => rows[0].lsn,
      () => null,
    )
    // What was written this very moment may be on its way.
    const { rows } = await this.#standby.query(lagStatement, [this.#written ?? written])
    this.#written = written
    const { isStandby, isCurrent, age } = rows[0]
    const lag = !isStandby || isCurrent ? 0 : (age ?? Number.POSITIVE_INFINITY)
    return { isSomewhere: written !== null, lag }
  }

  #open(standby: CarefulPool): CarefulPool {
    return standby.on('error', (error) => this.#leave(reasonOf(error)))
  }

  #take(): void {
    this.#isUsed = true
    this.#say('Reads are answered by the database that DATABASE_READ_URL names.')
  }

  #leave(reason: string): void {
    this.#isUsed = false
    this.#lag = Number.NaN
    this.#say(`Reads are answered by the primary; of the database that DATABASE_READ_URL names: ${reason}`)
  }

  #say(line: string): void {
    if (line !== this.#said) this.#log(line)
    this.#said = line
  }

  /** What the standby can't answer now the primary does, from the beginning: `question` may be called twice. */
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

  // biome-ignore lint/suspicious/noExplicitAny: as wide as what it stands for
  override query(...question: any[]): any {
    return this.ask((pool) => Reflect.apply(pool.query, pool, question))
  }

  // biome-ignore lint/suspicious/noExplicitAny: as wide as what it stands for
  override connect(): any {
    return this.ask((pool) => pool.connect())
  }

  /** The primary's connections are somebody else's. */
  // biome-ignore lint/suspicious/noExplicitAny: as wide as what it stands for
  override async end(): Promise<any> {
    this.#isEnded = true
    clearInterval(this.#timer)
    await this.#looking
    await Promise.all([super.end(), this.#standby?.end()])
  }
}
