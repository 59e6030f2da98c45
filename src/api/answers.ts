/** Answers by request address: elements that ask the same share one, also while it is on its way. */

/** How long an answer serves without being asked again, in ms. */
const freshFor = 60_000

/** So many answers that nobody shows are kept, for visitors who come back to them. */
const mostUnused = 50

/** An element that shows an answer. */
export interface Subscriber<T> {
  /** Asks the server. */
  read(signal: AbortSignal): Promise<T>
  /** The data or the error has changed. */
  onChange(): void
}

export class Answer<T = unknown> {
  /** Undefined until it has come */
  data: T | undefined
  /** Why the last request failed; null where it did not */
  error: unknown = null
  /** When the data came, in ms */
  fetchedAt = 0
  readonly #subscribers = new Set<Subscriber<T>>()
  /** The request that is on its way */
  #pending: AbortController | undefined

  get isUsed(): boolean {
    return this.#subscribers.size > 0
  }

  /** Returns the way to unsubscribe; when the last one does, a request that is on its way is aborted. */
  subscribe(subscriber: Subscriber<T>): () => void {
    this.#subscribers.add(subscriber)
    return () => {
      this.#subscribers.delete(subscriber)
      if (this.isUsed) return
      this.#pending?.abort()
      this.#pending = undefined
    }
  }

  /** Requests it for its subscribers, unless it is fresh or on its way. */
  async ask(): Promise<void> {
    const [subscriber] = this.#subscribers
    const isFresh = this.data !== undefined && Date.now() - this.fetchedAt < freshFor
    if (!subscriber || isFresh || this.#pending) return
    const request = new AbortController()
    this.#pending = request
    this.#update({ error: null })
    const result = await subscriber.read(request.signal).then(
      (data) => ({ data, error: null, fetchedAt: Date.now() }),
      (error: unknown) => ({ error }),
    )
    if (this.#pending !== request) return
    this.#pending = undefined
    this.#update(result)
  }

  /** What came with the markup: whoever draws it has it already, so no subscriber is notified. */
  seed(data: T | undefined): void {
    if (this.data !== undefined || data === undefined) return
    this.data = data
    this.fetchedAt = Date.now()
  }

  put(data: T): void {
    this.#update({ data, error: null, fetchedAt: Date.now() })
  }

  #update(changes: Partial<Pick<this, 'data' | 'error' | 'fetchedAt'>>): void {
    Object.assign(this, changes)
    for (const { onChange } of this.#subscribers) onChange()
  }
}

export type AnswersByAddress = Map<string, Answer>

/** The answer at this address, which may still be empty. Drops the oldest of too many that nobody shows. */
export function answerAt<T>(answers: AnswersByAddress, address: string): Answer<T> {
  const answer = answers.get(address) ?? new Answer()
  // A map keeps its order: the one asked for last is dropped last.
  answers.delete(address)
  answers.set(address, answer)
  const unused = [...answers].filter(([, { isUsed }]) => !isUsed)
  for (const [oldest] of unused.slice(0, -mostUnused)) answers.delete(oldest)
  return answer as Answer<T>
}
