/** A token bucket per client address, for expensive requests. */

interface Account {
  left: number
  /** ms */
  since: number
}

/** Number of addresses to remember; beyond that the least recently seen start anew. */
const mostAddresses = 10_000

export class Budget {
  readonly #accounts = new Map<string, Account>()

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
    this.#accounts.delete(address)
    this.#accounts.set(address, { left: grown >= 1 ? grown - 1 : grown, since: now })
    for (const oldest of this.#accounts.keys()) {
      if (this.#accounts.size <= mostAddresses) break
      this.#accounts.delete(oldest)
    }
    return grown >= 1
  }
}
