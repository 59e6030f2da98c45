/**
 * A PostgreSQL connection pool with limits: every statement has a timeout, and a shorter one for locks, so that those
 * who wait for a locked table leave connections to all others. Supports poolers (PgBouncer).
 */
import pg from 'pg'
import type { Log } from './database'
import { reasonOf } from './reason'

/** Timeout in ms for getting a connection, whether the server doesn't answer or all are taken. */
const longestConnecting = 3000
const mostConnections = 10
/** In ms: while a table is locked, fifty statements a second that want it leave the others their turn. */
const lockTimeoutMs = 200

export interface PoolOptions {
  connectionString: string
  /** Statement timeout in ms, which brings the one for locks; none by default. */
  statementTimeoutMs?: number | undefined
  /** Whether each transaction may use another connection (PgBouncer): then limits are set per transaction. */
  isPooled?: boolean
}

type Question = Parameters<pg.PoolClient['query']>

export class LimitedPool extends pg.Pool {
  /** Statement timeout in ms to set per transaction; undefined if it is set per connection. */
  readonly #statementTimeoutMs: number | undefined

  constructor({ connectionString, statementTimeoutMs, isPooled = false }: PoolOptions, log: Log) {
    super({
      connectionString,
      ...{ max: mostConnections, connectionTimeoutMillis: longestConnecting, keepAlive: true },
      ...(statementTimeoutMs && { query_timeout: statementTimeoutMs + 1000 }),
      ...(statementTimeoutMs &&
        !isPooled && { statement_timeout: statementTimeoutMs, lock_timeout: lockTimeoutMs }),
    })
    this.#statementTimeoutMs = isPooled ? statementTimeoutMs : undefined
    // A connection that breaks while idle is replaced by the pool; without a listener its error would end the process.
    this.on('error', (error) => log(`A database connection was lost: ${reasonOf(error)}`))
    // Likewise between two statements of a transaction; the next statement fails by itself.
    this.on('connect', (client) => void client.on('error', () => {}))
  }

  /** A single statement; those of a transaction use the transaction's connection. */
  // biome-ignore lint/suspicious/noExplicitAny: the same signature as the overridden method
  override query(...question: any[]): any {
    if (this.#statementTimeoutMs === undefined) return super.query(...(question as Question))
    return this.#limited(this.#statementTimeoutMs, question as Question)
  }

  async #limited(statementTimeoutMs: number, question: Question): Promise<unknown> {
    const client = await this.connect()
    try {
      await client.query('BEGIN')
      await client.query(
        "select set_config('statement_timeout', $1, true), set_config('lock_timeout', $2, true)",
        [String(statementTimeoutMs), String(lockTimeoutMs)],
      )
      const answer = await client.query(...question)
      await client.query('COMMIT')
      client.release()
      return answer
    } catch (error) {
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      )
      throw error
    }
  }
}

/** PgBouncer's error if each transaction may use another connection. */
const refusesParameter = /unsupported startup parameter/i

/** Whether it is a pooler that refuses connection-wide settings. Rejects if the server doesn't answer. */
export async function isPooler(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    ...{ connectionString, statement_timeout: longestConnecting },
    connectionTimeoutMillis: longestConnecting,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return false
  } catch (error) {
    if (error instanceof Error && refusesParameter.test(error.message)) return true
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}
