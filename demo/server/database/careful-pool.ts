/** Connections to PostgreSQL, or to a pooler before it, on which no statement takes for ever and no table takes all. */
import pg from 'pg'
import type { Log } from './database'
import { Lanes, tablesIn } from './lanes'
import { codeOf, reasonOf } from './reason'

/** Milliseconds to wait for a connection, be it that the server is silent or that all are taken. */
const longestConnecting = 3000
const mostConnections = 10
/** Statements about the same tables at once */
const mostInLane = 2

/** SQLSTATE of what a timeout has ended, and of a lock that was not to be had */
const inVain = new Set(['57014', '55P03'])
const isInVain = (error: unknown): boolean =>
  inVain.has(codeOf(error)) || (error instanceof Error && error.message === 'Query read timeout')

export interface PoolPlace {
  connectionString: string
  /** Milliseconds that a statement has; without it any time. */
  patience?: number | undefined
  /** Whether each transaction may be on another connection (PgBouncer): then a limit is said in each. */
  isPooled?: boolean
}

type Question = Parameters<pg.PoolClient['query']>

export class CarefulPool extends pg.Pool {
  readonly #lanes = new Lanes({ most: mostInLane, patience: longestConnecting }, isInVain)
  /** Milliseconds that are said in each transaction; undefined where the connection has said them. */
  readonly #patience: number | undefined

  constructor({ connectionString, patience, isPooled = false }: PoolPlace, log: Log) {
    super({
      connectionString,
      ...{ max: mostConnections, connectionTimeoutMillis: longestConnecting, keepAlive: true },
      ...(patience && { query_timeout: patience + 1000 }),
      ...(patience && !isPooled && { statement_timeout: patience }),
    })
    this.#patience = isPooled ? patience : undefined
    // A connection that breaks while idle is replaced by the pool; without a listener its error would end the process.
    this.on('error', (error) => log(`A database connection was lost: ${reasonOf(error)}`))
    // The same for one that breaks between two questions of a transaction; the next question fails by itself.
    this.on('connect', (client) => void client.on('error', () => {}))
  }

  /** A statement by itself; those of a transaction stand on a connection that is theirs. */
  // biome-ignore lint/suspicious/noExplicitAny: as wide as what it stands for
  override query(...question: any[]): any {
    const [first] = question
    const text: string = typeof first === 'string' ? first : (first?.text ?? '')
    return this.#lanes.run(tablesIn(text), () => this.#ask(question as Question))
  }

  async #ask(question: Question): Promise<unknown> {
    if (this.#patience === undefined) return super.query(...question)
    const client = await this.connect()
    try {
      await client.query('BEGIN')
      await client.query("select set_config('statement_timeout', $1, true)", [String(this.#patience)])
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

/** What PgBouncer says where each transaction may be on another connection. */
const refusesParameter = /unsupported startup parameter/i

/** Whether a pooler stands there that lets no connection say for itself how long a statement may take. Rejects when nobody answers. */
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
