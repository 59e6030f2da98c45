/**
 * A short-lived cache of answers by address, so that an answer for many simultaneous requests is computed once. Entries
 * live far shorter than Cache-Control allows, so it never delays a change.
 */
import { LRUCache } from 'lru-cache'

export class RecentAnswers<T extends object | string = string> {
  readonly #answers: LRUCache<string, T, () => Promise<T>> | undefined

  /**
   * @param life milliseconds; with 0 every answer is made again
   * @param room what is kept at most: so many, and so much of what `sizeOf` says
   * @param now milliseconds since any fixed instant
   */
  constructor(
    life: number,
    { entries, size, sizeOf }: { entries: number; size: number; sizeOf: (answer: T) => number },
    now: () => number = () => performance.now(),
  ) {
    if (life === 0) return
    this.#answers = new LRUCache<string, T, () => Promise<T>>({
      ...{ max: entries, maxSize: size, sizeCalculation: (answer) => sizeOf(answer) + 1 },
      ...{ ttl: life, ttlResolution: 0, perf: { now } },
      // One that is pushed out while it is made is still somebody's.
      ignoreFetchAbort: true,
      fetchMethod: (_address, _old, { context: make }) => make(),
    })
  }

  /** A failure isn't cached, it is only the answer to those who waited for it. */
  take(address: string, make: () => Promise<T>): Promise<T> {
    return this.#answers?.forceFetch(address, { context: make }) ?? make()
  }
}
