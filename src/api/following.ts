/**
 * Answers that show a match that is on are asked again while somebody looks, and once when he returns: one question for
 * all elements of the page that show the same, with React or without. Nothing else is ever asked by itself.
 */
import { longestMatch } from '../domain/clock'
import { type Followed, type Following, registry } from '../page/registry'
import { parseRetryAfter } from './request'
import { fetchAnswer } from './request-fetch'

/** ms, and so many less, at random: visitors of a page that many open at once don't ask at once. */
const every = 60_000
const spread = 3000
/** ms; who was away for less has left nothing. */
const longAway = 60_000
/** The longest wait in one go; longer ones overflow the browser's timers. */
const longestWait = 3_600_000
const attemptLimit = 30_000

interface Question {
  /** When it was asked, and when its next turn is, in ms. */
  at: number
  next: number
  /** The server wants to be left alone until then. */
  heldUntil: number
}

class PageFollowing implements Following {
  readonly #followed = new WeakMap<Element, Set<Followed>>()
  /** On the screen; an element that is taken away leaves it. */
  readonly #seen = new Set<Element>()
  /** In the page, on the screen or not. */
  readonly #here = new Set<Element>()
  readonly #questions = new Map<string, Question>()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What came before has not been seen since the visitor came back. */
  #returnedFrom = Number.NEGATIVE_INFINITY
  #hiddenAt: number | null = null
  #isListening = false
  readonly #observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.#seen.add(target)
      else this.#seen.delete(target)
      if (target.isConnected) this.#here.add(target)
      else this.#here.delete(target)
    }
    this.#listen()
    this.#look()
  })

  /** The page is left as it was when nothing of ours is in it. */
  #listen(): void {
    const hasAny = this.#here.size > 0
    if (hasAny === this.#isListening) return
    this.#isListening = hasAny
    if (hasAny) {
      this.#hiddenAt = document.visibilityState === 'hidden' ? Date.now() : null
      document.addEventListener('visibilitychange', this.#onVisibility)
    } else document.removeEventListener('visibilitychange', this.#onVisibility)
  }

  readonly #onVisibility = (): void => {
    // What was taken away out of sight was never told of.
    for (const element of this.#here) if (!element.isConnected) this.#here.delete(element)
    this.#listen()
    if (document.visibilityState === 'hidden') this.#hiddenAt ??= Date.now()
    else {
      if (this.#hiddenAt !== null && Date.now() - this.#hiddenAt >= longAway)
        this.#returnedFrom = this.#hiddenAt
      this.#hiddenAt = null
    }
    this.#look()
  }

  follow(element: Element, followed: Followed): () => void {
    const all = this.#followed.get(element) ?? new Set()
    this.#followed.set(element, all.add(followed))
    this.#observer.observe(element)
    this.#here.add(element)
    this.#listen()
    this.#look()
    return () => {
      all.delete(followed)
      if (all.size > 0 || this.#followed.get(element) !== all) return
      this.#followed.delete(element)
      this.#observer.unobserve(element)
      this.#seen.delete(element)
      this.#here.delete(element)
      this.#listen()
      this.#look()
    }
  }

  #dueOf({ address, since, starts }: Followed): number {
    const { at = since, next = 0, heldUntil = 0 } = this.#questions.get(address) ?? {}
    if (Math.max(at, since) <= this.#returnedFrom) return heldUntil
    const soonest = Math.max(next, since + every - spread, heldUntil)
    const turns = starts.map((start) => [Math.max(soonest, start), start] as const)
    const due = turns.filter(([turn, start]) => turn < start + longestMatch).map(([turn]) => turn)
    return Math.min(Number.POSITIVE_INFINITY, ...due)
  }

  #look(): void {
    clearTimeout(this.#timer)
    if (document.visibilityState === 'hidden') return
    const now = Date.now()
    let wait = Number.POSITIVE_INFINITY
    for (const element of this.#seen) {
      const all = this.#followed.get(element) ?? new Set()
      for (const followed of all) {
        if (followed.isOver?.()) all.delete(followed)
      }
      for (const followed of all) {
        const due = this.#dueOf(followed)
        if (due <= now) this.#ask(followed.address, now)
        // Its next turn comes whether or not an answer does.
        wait = Math.min(wait, (due <= now ? this.#dueOf(followed) : due) - now)
      }
    }
    if (wait < Number.POSITIVE_INFINITY)
      this.#timer = setTimeout(() => this.#look(), Math.min(wait, longestWait))
  }

  async #ask(address: string, now: number): Promise<void> {
    const question = { at: now, next: now + every - Math.random() * spread, heldUntil: 0 }
    this.#questions.set(address, question)
    try {
      const signal = AbortSignal.timeout(attemptLimit)
      // Conditionally: the browser's own copy of an answer may be older than the minute.
      const response = await fetchAnswer(address, 'application/json', signal, 'no-cache')
      if (!response.ok) {
        question.heldUntil = now + (parseRetryAfter(response.headers.get('retry-after'), now) ?? 0)
        return await response.body?.cancel()
      }
      const text = await response.text()
      const heard = [...this.#seen].flatMap((element) => [...(this.#followed.get(element) ?? [])])
      for (const followed of heard) if (followed.address === address) followed.hear(text, now)
    } catch {
      // What is shown stays; its next turn comes.
    }
  }
}

/** None where the browser can't say what is on the screen. */
export function following(): Following | null {
  if (typeof IntersectionObserver === 'undefined') return null
  const page = registry()
  page.following ??= new PageFollowing()
  return page.following
}
