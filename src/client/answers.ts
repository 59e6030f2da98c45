/** Answers by request address. Elements that request the same address share one answer, also while it is loading. */
import { jsonText } from '../domain/text/json-text'

/** How long an answer is fresh, in ms. */
const freshMs = 60_000

/** Number of unused answers that are kept for visitors who come back to them. */
const maxUnused = 50

/** An element that shows an answer. */
export interface Subscriber<T> {
  /** The element that it is a part of */
  owner: unknown
  /** Requests the data. */
  read(signal: AbortSignal): Promise<T>
  /** The data or the error has changed. */
  onChange(): void
}

export class Answer<T = unknown> {
  /** Undefined until it has arrived */
  data: T | undefined
  /** Why the last request failed; null if it didn't */
  error: unknown = null
  /** When the data arrived, in ms */
  fetchedAt = 0
  readonly #subscribers = new Set<Subscriber<T>>()
  /** The pending request */
  #pending: AbortController | undefined

  get isUsed(): boolean {
    return this.#subscribers.size > 0
  }

  /** Whether another part of the element has the failure already, and repeats the request for both. */
  hasFailedFor(owner: unknown): boolean {
    return this.error !== null && [...this.#subscribers].some((each) => each.owner === owner)
  }

  /** Returns the unsubscribe function. When the last subscriber leaves, a pending request is aborted. */
  subscribe(subscriber: Subscriber<T>): () => void {
    this.#subscribers.add(subscriber)
    return () => {
      this.#subscribers.delete(subscriber)
      if (this.isUsed) return
      this.#pending?.abort()
      this.#pending = undefined
    }
  }

  /** Requests it for its subscribers, unless it is fresh or pending. */
  async request(): Promise<void> {
    const [subscriber] = this.#subscribers
    const isFresh = this.data !== undefined && Date.now() - this.fetchedAt < freshMs
    if (!subscriber || isFresh || this.#pending) return
    const pending = new AbortController()
    this.#pending = pending
    this.#update({ error: null })
    const result = await subscriber.read(pending.signal).then(
      (data) => ({ data, error: null, fetchedAt: Date.now() }),
      (error: unknown) => ({ error }),
    )
    if (this.#pending !== pending) return
    this.#pending = undefined
    this.#update(result)
  }

  /** Stores data, unless newer ones are here. Whoever renders them first is no subscriber yet. */
  put(data: T, fetchedAt = Date.now()): void {
    if (this.data === undefined || this.fetchedAt < fetchedAt) this.#update({ data, error: null, fetchedAt })
  }

  #update({ data, ...changes }: Partial<Pick<this, 'data' | 'error' | 'fetchedAt'>>): void {
    Object.assign(this, changes)
    // Equal data don't render again.
    const isEqual = this.data !== undefined && jsonText(data) === jsonText(this.data)
    if (data !== undefined && !isEqual) this.data = data
    for (const { onChange } of this.#subscribers) onChange()
  }
}

export type AnswersByAddress = Map<string, Answer>

/** The answer at this address, possibly still empty. Drops the oldest of too many unused ones. */
export function answerAt<T>(answers: AnswersByAddress, address: string): Answer<T> {
  const answer = answers.get(address) ?? new Answer()
  // A map keeps insertion order: the most recently requested is dropped last.
  answers.delete(address)
  answers.set(address, answer)
  const unused = [...answers].filter(([, { isUsed }]) => !isUsed)
  for (const [oldest] of unused.slice(0, -maxUnused)) answers.delete(oldest)
  return answer as Answer<T>
}
