/** A token bucket per client address, for expensive requests. */
import { LRUCache } from 'lru-cache'

interface Account {
  left: number
  /** ms */
  since: number
}

/** Number of addresses to remember; beyond that the least recently seen start again. */
const mostAddresses = 10_000

export class Budget {
  readonly #accounts = new LRUCache<string, Account>({ max: mostAddresses })

  /**
   * @param most tokens of a full bucket
   * @param perSecond tokens that are refilled per second
   * @param now milliseconds since any fixed instant
   */
  constructor(
    private readonly most: number,
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes a token of the address; false if none is left. */
  spend(address: string): boolean {
    const { most, perSecond } = this
    const now = this.now()
    const { left, since } = this.#accounts.get(address) ?? { left: most, since: now }
    const grown = Math.min(most, left + ((now - since) / 1000) * perSecond)
    this.#accounts.set(address, { left: grown >= 1 ? grown - 1 : grown, since: now })
    return grown >= 1
  }
}
