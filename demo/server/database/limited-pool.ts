/**
 * A PostgreSQL connection pool with limits: every statement has a timeout, and statements on the same tables can't take
 * all connections. Supports poolers (PgBouncer).
 */
import pg from 'pg'
import type { Log } from './database'
import { codeOf, reasonOf } from './reason'
import { TableQueues, tablesIn } from './table-queues'

/** Timeout in ms for getting a connection, whether the server doesn't answer or all are taken. */
const longestConnecting = 3000
const mostConnections = 10
/** Simultaneous statements on the same tables */
const maxPerTables = 2

/** SQLSTATEs of statement and lock timeouts */
const inVain = new Set(['57014', '55P03'])
const isInVain = (error: unknown): boolean =>
  inVain.has(codeOf(error)) || (error instanceof Error && error.message === 'Query read timeout')

export interface PoolPlace {
  connectionString: string
  /** Statement timeout in ms; none by default. */
  statementTimeoutMs?: number | undefined
  /** Whether each transaction may use another connection (PgBouncer): then limits are set per transaction. */
  isPooled?: boolean
}

type Question = Parameters<pg.PoolClient['query']>

export class LimitedPool extends pg.Pool {
  readonly #queues = new TableQueues({ most: maxPerTables, maxWaitMs: longestConnecting }, isInVain)
  /** Statement timeout in ms to set per transaction; undefined if it is set per connection. */
  readonly #statementTimeoutMs: number | undefined

  constructor({ connectionString, statementTimeoutMs, isPooled = false }: PoolPlace, log: Log) {
    super({
      connectionString,
      ...{ max: mostConnections, connectionTimeoutMillis: longestConnecting, keepAlive: true },
      ...(statementTimeoutMs && { query_timeout: statementTimeoutMs + 1000 }),
      ...(statementTimeoutMs && !isPooled && { statement_timeout: statementTimeoutMs }),
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
    const [first] = question
    const text: string = typeof first === 'string' ? first : (first?.text ?? '')
    return this.#queues.run(tablesIn(text), () => this.#ask(question as Question))
  }

  async #ask(question: Question): Promise<unknown> {
    if (this.#statementTimeoutMs === undefined) return super.query(...question)
    const client = await this.connect()
    try {
      await client.query('BEGIN')
      await client.query("select set_config('statement_timeout', $1, true)", [
        String(this.#statementTimeoutMs),
      ])
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
