/**
 * The one thing that stands on the host's global object: what several copies of our scripts on
 * one page must share. Everything in it is optional, because a copy of another version may have made it.
 */
import type { HtmlPolicy } from './trusted-html'

/** The package's version; written in by the build. */
declare const __VERSION__: string

/** What a script tag of ours says for the whole page. */
export interface PageDefaults {
  /** The origin the script came from; the other addresses hang on it where nothing else is said. */
  origin: string
  /** The tag's `data-*`, keys as in `dataset`. */
  data: Readonly<Record<string, string | undefined>>
}

/** A question that failed when it was last asked. */
export interface FailedQuestion {
  /** `retryAfter`: how long the server asked to wait, in ms */
  error: Error & { readonly retryAfter: number | null }
  /** How often it was repeated since it was asked as a new one */
  repeats: number
  /** When it failed, in ms of `performance.now()` */
  at: number
}

/** On what was tapped and can't answer yet. */
export const keptMark = 'data-kept'

/** What a visitor did to an element in which React does not answer yet. */
export interface KeptAct {
  event: Event
  target: HTMLElement
  /** What stood in the field then, where it is one */
  text?: string
}

/** What is done for an element until React answers in it. */
export interface Resting {
  /** Whether the element, which is defined by now, has to wait; `mount` is called when it has waited. */
  holds(mount: () => void): boolean
  /** In the order in which it was done */
  readonly kept: KeptAct[]
  /** What happens now is one of them, done again: it goes on to React. */
  passes?: boolean
  /** The requests of the answers that it was drawn from, by address, once somebody has reached for it */
  readonly responses: ReadonlyMap<string, Promise<Response>> | undefined
  /** React answers from now on. */
  end(): void
}

/** An answer that an element shows. */
export interface Followed {
  address: string
  /** When its matches that have no score begin, in ms. */
  starts: readonly number[]
  /** When it came, in ms. */
  since: number
  /** Asked before each turn: it is shown no more. */
  isOver?: () => boolean
  /** The answer as it is by now; `asked`: when it was asked for, in ms. */
  hear: (text: string, asked: number) => void
}

export interface Following {
  /** Until the function that it gives back is called. Who is taken out of the page is not asked for, and not held. */
  follow(element: Element, followed: Followed): () => void
}

export interface Registry {
  /** Set by the first loader; a second one leaves everything as it is. */
  version?: string
  /** The loader's; until there is one, those of the first standalone script. */
  defaults?: PageDefaults
  /** Tags that one of our copies has defined. */
  defined?: Set<string>
  /** When requests were repeated lately, in ms: the page's limit in an outage (contract: Outages). */
  repeats?: number[]
  /** By address: whoever asks the same goes on from there. */
  failing?: Map<string, FailedQuestion>
  /** The Trusted Types policy `parket`; a page lets a name be made once only. */
  policy?: HtmlPolicy
  /** The page has refused the policy: no copy of ours asks again. */
  refusal?: { error: unknown }
  /** Called when one of our copies has changed the page's query, which the browser tells nobody of. */
  followers?: Set<() => void>
  /** The request cache of each version: copies of one version share it, others would not understand it. */
  caches?: Record<string, unknown>
  /** Asks again what changes by itself (src/api/following.ts) */
  following?: Following
  /** What a server drew and nobody has reached for yet, or what waits to be drawn there (src/rest). */
  resting?: WeakMap<Element, Resting>
  /** Elements of embeds, drawn without what a page's own script tag says, and the script of each; null where it had no tag. */
  embeds?: WeakMap<Element, Element | null>
  /** It was said that the browser lacks what elements need. */
  isUnfit?: boolean
}

const key = Symbol.for('parket@1')
const home = globalThis as { [key]?: Registry }

export function registry(): Registry {
  home[key] ??= {}
  return home[key]
}

/** The cache that all copies of this version share; the first of them makes it. */
export function sharedCache<T>(make: () => T): T {
  const page = registry()
  page.caches ??= {}
  page.caches[__VERSION__] ??= make()
  return page.caches[__VERSION__] as T
}
