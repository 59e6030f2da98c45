/**
 * Our one global: what several copies of our scripts on a page share. Everything in it is optional, because a copy of
 * another version may have made it.
 */
/** The package's version; written in by the build. */
declare const __VERSION__: string

/** The script tag's defaults for the whole page. */
export interface PageDefaults {
  /** The script's origin: the default addresses are under it. */
  origin: string
  /** The tag's `data-*`, keys as in `dataset`. */
  data: Readonly<Record<string, string | undefined>>
}

/** A request whose last attempt failed. */
export interface KnownFailure {
  /** `retryAfter`: the server's Retry-After, in ms */
  error: Error & { readonly retryAfter: number | null }
  /** Repeats since its first attempt */
  repeats: number
  /** When it failed, in ms of `performance.now()` */
  at: number
}

/** Set on a control that was clicked before hydration; it looks pressed. */
export const keptAttribute = 'data-kept'

/** A visitor's input before hydration. */
export interface KeptInput {
  event: Event
  target: HTMLElement
  /** The field's value then, if the target is one */
  text?: string
}

/** An element before it is hydrated. */
export interface StaticState {
  /** When its view came into the page, in ms */
  readonly since: number
  /** True where the element, now defined, must not mount yet; `mount` is called when it may. */
  defer(mount: () => void): boolean
  /** In the order of input */
  readonly kept: KeptInput[]
  /** Events of now are replayed ones, for React. */
  isReplaying?: boolean
  /** React has taken over. */
  end(): void
}

/** A request sent before the code that reads its answer has arrived. */
export interface EarlyRequest {
  response: Promise<Response>
  attempt: AbortController
  /** Ends it if nobody takes it. */
  timer: ReturnType<typeof setTimeout>
  /** The body of a good answer, once it is here */
  text?: string
}

/** A polled answer of an element. */
export interface Followed {
  address: string
  /** When its matches without a score begin, in ms. */
  starts: readonly number[]
  /** When it came, in ms. */
  since: number
  /** Checked before each poll: it is no longer shown. */
  isOver?: () => boolean
  /** Called with the new answer; `requestedAt`, in ms. */
  onAnswer: (text: string, requestedAt: number) => void
}

export interface Following {
  /** Polls until the returned function is called or the element is removed; doesn't keep the element alive. */
  follow(element: Element, followed: Followed): () => void
}

export interface HtmlPolicy {
  createHTML: (text: string) => string
  createScriptURL: (text: string) => string
}

export interface Registry {
  /** Set by the first loader; a second one does nothing. */
  version?: string
  /** The loader's, else those of the first standalone script. */
  defaults?: PageDefaults
  /** Tags that one of our copies has defined. */
  defined?: Set<string>
  /** Times of the last repeats, in ms: the page's limit in an outage (contract: Outages). */
  repeats?: number[]
  /** By address: a new request for the same continues its repeats. */
  failing?: Map<string, KnownFailure>
  /** The Trusted Types policy `parket`; a name can be created only once per page. */
  policy?: HtmlPolicy
  /** The page has refused the policy. */
  refusal?: { error: unknown }
  /** Called when one of our copies has changed the page's query, for which browsers fire no event. */
  followers?: Set<() => void>
  /** The request cache of each version: only copies of one version share it. */
  caches?: Record<string, unknown>
  /** By address (src/client/early-responses.ts) */
  early?: Map<string, EarlyRequest>
  /** Polls matches that are on (src/client/following.ts). */
  following?: Following
  /** Elements that aren't hydrated, or wait for their view (src/static). */
  statics?: WeakMap<Element, StaticState>
  /** Elements of embeds, rendered without a script tag's defaults, and the script of each; null where it had no tag. */
  embeds?: WeakMap<Element, Element | null>
  /** The missing support for custom elements was reported. */
  isUnfit?: boolean
}

const key = Symbol.for('parket@1')
const home = globalThis as { [key]?: Registry }

/** The page's registry, created when it is first needed. */
export function registry(): Registry {
  home[key] ??= {}
  return home[key]
}

/** The cache that all copies of this version share; made once. */
export function sharedCache<T>(make: () => T): T {
  const page = registry()
  page.caches ??= {}
  page.caches[__VERSION__] ??= make()
  return page.caches[__VERSION__] as T
}
