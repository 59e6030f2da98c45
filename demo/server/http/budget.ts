/** How much of what costs one address may ask for: so much at once, and then as it grows again. */

interface Account {
  left: number
  /** ms */
  since: number
}

/** Addresses to remember; of more than that at once the longest unseen begin anew. */
const mostAddresses = 10_000

export class Budget {
  readonly #accounts = new Map<string, Account>()

  /**
   * @param most at once
   * @param perSecond that grow again
   * @param now milliseconds since any fixed instant
   */
  constructor(
    private readonly most: number,
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one from the address; false where it has none left. */
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
