/** Answers by request address: those who ask the same share one, also while it is on its way. */

/** How long an answer serves without being asked again, in ms. */
const freshFor = 60_000

/** So many answers that nobody shows are kept for coming back; older ones go. */
const mostUnused = 50

/** Who shows an answer. */
export interface Subscriber<T> {
  /** Asks the server. */
  read(signal: AbortSignal): Promise<T>
  /** The answer is another by now. */
  hear(): void
}

export class Answer<T = unknown> {
  /** Undefined until it has come */
  data: T | undefined
  /** Why the last question failed; null where it did not */
  error: unknown = null
  /** When the data came, in ms */
  fetchedAt = 0
  readonly #subscribers = new Set<Subscriber<T>>()
  /** The question that is on its way */
  #question: AbortController | undefined

  get isUsed(): boolean {
    return this.#subscribers.size > 0
  }

  /** Until the function that it gives back is called; the last who leaves ends the question. */
  subscribe(subscriber: Subscriber<T>): () => void {
    this.#subscribers.add(subscriber)
    return () => {
      this.#subscribers.delete(subscriber)
      if (this.isUsed) return
      this.#question?.abort()
      this.#question = undefined
    }
  }

  /** Asks for those who show it, unless it is fresh or on its way. */
  async ask(): Promise<void> {
    const [subscriber] = this.#subscribers
    const isFresh = this.data !== undefined && Date.now() - this.fetchedAt < freshFor
    if (!subscriber || isFresh || this.#question) return
    const question = new AbortController()
    this.#question = question
    this.#tell({ error: null })
    const told = await subscriber.read(question.signal).then(
      (data) => ({ data, error: null, fetchedAt: Date.now() }),
      (error: unknown) => ({ error }),
    )
    if (this.#question !== question) return
    this.#question = undefined
    this.#tell(told)
  }

  /** What came with the markup: whoever draws it knows it, nobody else is told. */
  seed(data: T | undefined): void {
    if (this.data !== undefined || data === undefined) return
    this.data = data
    this.fetchedAt = Date.now()
  }

  put(data: T): void {
    this.#tell({ data, error: null, fetchedAt: Date.now() })
  }

  #tell(news: Partial<Pick<this, 'data' | 'error' | 'fetchedAt'>>): void {
    Object.assign(this, news)
    for (const { hear } of this.#subscribers) hear()
  }
}

export type AnswersByAddress = Map<string, Answer>

/** The answer at this address, known or not. */
export function answerAt<T>(answers: AnswersByAddress, address: string): Answer<T> {
  const answer = answers.get(address) ?? new Answer()
  // Who was asked for last goes last.
  answers.delete(address)
  answers.set(address, answer)
  const unused = [...answers].filter(([, { isUsed }]) => !isUsed)
  for (const [oldest] of unused.slice(0, -mostUnused)) answers.delete(oldest)
  return answer as Answer<T>
}
