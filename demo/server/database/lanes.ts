/**
 * Statements about the same tables share a lane: where somebody has locked one, those who wait for it don't take every
 * connection, and questions about anything else go on.
 */

/** Its code says that it passes, as PostgreSQL's own "too many connections" does. */
export class LaneFull extends Error {
  readonly code = '53300'

  constructor(lane: string) {
    super(`Too many questions about ${lane || 'nothing'} wait already.`)
  }
}

interface Lane {
  running: number
  /** The last one that ended had waited in vain: until one gets through they try one by one. */
  isBlocked: boolean
  waiting: (() => void)[]
}

interface Limits {
  /** At once in one lane */
  most: number
  /** Milliseconds that one waits for its turn */
  patience: number
}

const named = /\b(?:from|join|into|update)\s+"(\w+)"/gi

/** The tables that the statement names, in alphabetical order: "clubs matches". */
export const tablesIn = (statement: string): string =>
  [...new Set([...statement.matchAll(named)].map(([, table = '']) => table))].sort().join(' ')

export class Lanes {
  readonly #lanes = new Map<string, Lane>()
  readonly #limits: Limits
  readonly #isInVain: (error: unknown) => boolean

  /** @param isInVain whether this is how a statement ends that has waited for a lock for too long */
  constructor(limits: Limits, isInVain: (error: unknown) => boolean) {
    this.#limits = limits
    this.#isInVain = isInVain
  }

  /** Rejects as `work` does, or where the lane is full for longer than one waits. */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(name) ?? { running: 0, isBlocked: false, waiting: [] }
    this.#lanes.set(name, lane)
    if (this.#hasRoom(lane)) lane.running += 1
    else await this.#turn(name, lane)
    try {
      const result = await work()
      lane.isBlocked = false
      return result
    } catch (error) {
      lane.isBlocked = this.#isInVain(error)
      throw error
    } finally {
      lane.running -= 1
      while (lane.waiting.length > 0 && this.#hasRoom(lane)) {
        lane.running += 1
        lane.waiting.shift()?.()
      }
      if (lane.running === 0 && !lane.isBlocked) this.#lanes.delete(name)
    }
  }

  #hasRoom({ running, isBlocked }: Lane): boolean {
    return running < (isBlocked ? 1 : this.#limits.most)
  }

  #turn(name: string, lane: Lane): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(late)
        resolve()
      }
      const late = setTimeout(() => {
        lane.waiting.splice(lane.waiting.indexOf(go), 1)
        reject(new LaneFull(name))
      }, this.#limits.patience)
      lane.waiting.push(go)
    })
  }
}
