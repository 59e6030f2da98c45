/**
 * Limits simultaneous statements per set of tables: if somebody has locked one, the statements that wait for it don't
 * take every connection, and statements on other tables continue.
 */

/** Its code marks it as transient, like PostgreSQL's own "too many connections". */
export class TableQueueFull extends Error {
  readonly code = '53300'

  constructor(tables: string) {
    super(`Too many questions about ${tables || 'nothing'} wait already.`)
  }
}

interface TableQueue {
  running: number
  /** The last statement timed out waiting for a lock: until one succeeds they run one by one. */
  isBlocked: boolean
  waiting: (() => void)[]
}

interface Limits {
  /** Simultaneous statements in one queue */
  most: number
  /** Maximum waiting time in ms */
  maxWaitMs: number
}

const named = /\b(?:from|join|into|update)\s+"(\w+)"/gi

/** The names of the tables in the statement, in alphabetical order: "clubs matches". */
export const tablesIn = (statement: string): string =>
  [...new Set([...statement.matchAll(named)].map(([, table = '']) => table))].sort().join(' ')

export class TableQueues {
  readonly #queues = new Map<string, TableQueue>()
  readonly #limits: Limits
  readonly #isInVain: (error: unknown) => boolean

  /** @param isInVain whether the error is a lock timeout */
  constructor(limits: Limits, isInVain: (error: unknown) => boolean) {
    this.#limits = limits
    this.#isInVain = isInVain
  }

  /** Rejects as `work` does, or if the queue stays full for too long. */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(name) ?? { running: 0, isBlocked: false, waiting: [] }
    this.#queues.set(name, queue)
    if (this.#hasRoom(queue)) queue.running += 1
    else await this.#turn(name, queue)
    try {
      const result = await work()
      queue.isBlocked = false
      return result
    } catch (error) {
      queue.isBlocked = this.#isInVain(error)
      throw error
    } finally {
      queue.running -= 1
      while (queue.waiting.length > 0 && this.#hasRoom(queue)) {
        queue.running += 1
        queue.waiting.shift()?.()
      }
      if (queue.running === 0 && !queue.isBlocked) this.#queues.delete(name)
    }
  }

  #hasRoom({ running, isBlocked }: TableQueue): boolean {
    return running < (isBlocked ? 1 : this.#limits.most)
  }

  #turn(name: string, queue: TableQueue): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(go), 1)
        reject(new TableQueueFull(name))
      }, this.#limits.maxWaitMs)
      queue.waiting.push(go)
    })
  }
}
