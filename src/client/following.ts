/**
 * Polls answers that show a match that is on, while they are visible, and requests them once when the visitor returns
 * to the page. One request serves all elements of the page that show the same, hydrated or static. Nothing else polls but
 * elements that do so always (`refresh="always"`).
 */
import { closing, longestMatch } from '../domain/time/clock'
import { type Followed, type Following, shared } from '../island/protocol'
import { parseRetryAfter } from './request'
import { fetchAnswer } from './request-fetch'

/**
 * Poll interval in ms; up to `spread` less, at random, so that visitors who opened a page at the same time don't
 * request at once.
 */
const interval = 60_000
const spread = 3000
/** In ms, for elements that poll always. */
const slowInterval = 15 * interval
/** In ms; a shorter absence doesn't trigger a request on return. */
const minAbsence = 60_000
/** Longest single timer, in ms; longer ones overflow setTimeout. */
const maxTimer = 3_600_000
const timeoutMs = 30_000

interface PollState {
  /** When it was requested, and when it is due again, in ms. */
  at: number
  next: number
  /** Not before this time, by the server's Retry-After. */
  notBefore: number
}

class MatchPolling implements Following {
  readonly #followed = new WeakMap<Element, Set<Followed>>()
  /** Elements on the screen; a removed element leaves it. */
  readonly #visible = new Set<Element>()
  /** Elements in the page, on the screen or not. */
  readonly #inPage = new Set<Element>()
  readonly #states = new Map<string, PollState>()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When the visitor left the page the last time, in ms: older answers are requested again. */
  #returnedFrom = Number.NEGATIVE_INFINITY
  #hiddenAt: number | null = null
  #isListening = false
  readonly #observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.#visible.add(target)
      else this.#visible.delete(target)
      if (target.isConnected) this.#inPage.add(target)
      else this.#inPage.delete(target)
    }
    this.#listen()
    this.#poll()
  })

  /** Adds the page-wide listener only while an element is followed. */
  #listen(): void {
    const hasAny = this.#inPage.size > 0
    if (hasAny === this.#isListening) return
    this.#isListening = hasAny
    if (hasAny) {
      this.#hiddenAt = document.visibilityState === 'hidden' ? Date.now() : null
      document.addEventListener('visibilitychange', this.#onVisibility)
    } else document.removeEventListener('visibilitychange', this.#onVisibility)
  }

  readonly #onVisibility = (): void => {
    // The observer doesn't report an element that was removed while out of sight.
    for (const element of this.#inPage) if (!element.isConnected) this.#inPage.delete(element)
    this.#listen()
    if (document.visibilityState === 'hidden') this.#hiddenAt ??= Date.now()
    else {
      if (this.#hiddenAt !== null && Date.now() - this.#hiddenAt >= minAbsence)
        this.#returnedFrom = this.#hiddenAt
      this.#hiddenAt = null
    }
    this.#poll()
  }

  follow(element: Element, followed: Followed): () => void {
    const all = this.#followed.get(element) ?? new Set()
    this.#followed.set(element, all.add(followed))
    this.#observer.observe(element)
    this.#inPage.add(element)
    this.#listen()
    this.#poll()
    return () => {
      all.delete(followed)
      if (all.size > 0 || this.#followed.get(element) !== all) return
      this.#followed.delete(element)
      this.#observer.unobserve(element)
      this.#visible.delete(element)
      this.#inPage.delete(element)
      this.#listen()
      this.#poll()
    }
  }

  #dueOf({ address, since, starts, isAlways }: Followed): number {
    const { at = since, next = 0, notBefore = 0 } = this.#states.get(address) ?? {}
    if (Math.max(at, since) <= this.#returnedFrom) return notBefore
    const soonest = Math.max(next, since + interval - spread, notBefore)
    const due = starts.map((start) => {
      const turn = Math.max(soonest, start)
      const end = start + longestMatch
      if (turn < end) return turn
      // Once more when the score has become final by time.
      return Math.max(at, since) < end ? Math.max(soonest, end + closing) : Number.POSITIVE_INFINITY
    })
    return Math.min(isAlways ? Math.max(at, since) + slowInterval : Number.POSITIVE_INFINITY, ...due)
  }

  #poll(): void {
    clearTimeout(this.#timer)
    if (document.visibilityState === 'hidden') return
    const now = Date.now()
    let wait = Number.POSITIVE_INFINITY
    for (const element of this.#visible) {
      const all = this.#followed.get(element) ?? new Set()
      for (const followed of all) {
        if (followed.isOver?.()) all.delete(followed)
      }
      for (const followed of all) {
        const due = this.#dueOf(followed)
        if (due <= now) this.#request(followed.address, now)
        // It is due again whether or not an answer arrives.
        wait = Math.min(wait, (due <= now ? this.#dueOf(followed) : due) - now)
      }
    }
    if (wait < Number.POSITIVE_INFINITY)
      this.#timer = setTimeout(() => this.#poll(), Math.min(wait, maxTimer))
  }

  async #request(address: string, now: number): Promise<void> {
    const state = { at: now, next: now + interval - Math.random() * spread, notBefore: 0 }
    this.#states.set(address, state)
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      // 'no-cache' makes it a conditional request: the browser's copy may be older than a minute.
      const response = await fetchAnswer(address, 'application/json', signal, 'no-cache')
      if (!response.ok) {
        state.notBefore = now + (parseRetryAfter(response.headers.get('retry-after'), now) ?? 0)
        return await response.body?.cancel()
      }
      const text = await response.text()
      // Not only visible ones: one that has just rendered is observed from the next frame on.
      const followers = [...this.#inPage].flatMap((element) => [...(this.#followed.get(element) ?? [])])
      for (const followed of followers) if (followed.address === address) followed.onAnswer(text, now)
    } catch {
      // The current content stays until the next poll.
    }
  }
}

/** Null where the browser lacks IntersectionObserver. */
export function following(): Following | null {
  return typeof IntersectionObserver === 'undefined' ? null : shared('following', () => new MatchPolling())
}
