/**
 * What travels between parts of an element's life that don't import each other: marks in the markup, and one global that all
 * copies of our scripts on a page share. Each has a sample value, who writes it and who reads it. Nobody else spells them
 * (style sheets and src/ui must, which import nothing from here).
 */
import type { State } from './state'

/** On the container of the screen, `<div data-root>`. Server rendering and mounting → loader, styles, hydration. */
export const rootMark = 'data-root'
/** On the same, "waiting", "shown" or "failed": whether the screen or the fallback is shown. content.ts → styles. */
export const contentMark = 'data-content'
/** On the same, "": the element has children of the host's. content.ts, server rendering → styles, static element. */
export const fallbackMark = 'data-fallback'
/** On the script with the view's facts, "". Server rendering → view-facts.ts; gone once React has taken over. */
export const viewMark = 'data-view'
/** On the script with its answers, "", which nobody reads before hydration. From and to the same. */
export const answersMark = 'data-answers'
/** On a control that was clicked before hydration, "": it looks pressed. reasons/use.ts → input replay, styles. */
export const keptMark = 'data-kept'
/** On a link that only changes its element, "". ui/base/plain-click → reasons/use.ts. */
export const inPlaceMark = 'data-in-place'
/** On an ad's link, "https://kzs.example/api/ads/1/clicks". ui/pictures/ad-banner → attend.ts. */
export const recordMark = 'data-record'
/** On a picture that can't be shown, "". attend.ts → styles. */
export const missingMark = 'data-missing'
/** Instead of a style attribute, "width:40%". Server rendering → a rule of the view's own, hydration. */
export const styleMark = 'data-style'
/** On an embed's element, "team=12": which script has made it. embed.ts → embed.ts of a restored page. */
export const embedMark = 'data-embed'

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

/** A visitor's input before hydration. */
export interface KeptInput {
  event: Event
  target: HTMLElement
}

/** An element before it is hydrated. */
export interface StaticState {
  state: State
  /** When its view came into the page, in ms; 0 once it is known to be out of date */
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
  /** When its matches that may change begin, in ms. */
  starts: readonly number[]
  /** When it came, in ms. */
  since: number
  /** Also while none is on, less often. */
  isAlways?: boolean
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

/** The global. Everything in it is optional, because a copy of another version may have made it. */
export interface Registry {
  /** "0.1.0": the first loader, which alone works; embeds check whether there is one. */
  version?: string
  /** Finds our elements in a host's open shadow root, now and later: the loader → hosts. */
  watch?: (root: Node) => void
  /** {origin: 'https://kzs.example', data: {club: '2'}}: the loader, else the first standalone script → configuration. */
  defaults?: PageDefaults
  /** {'parket-roster'}: register.ts → whoever finds a tag defined, to say by whom. */
  defined?: Set<string>
  /** [1764352000000]: times of the last repeats in ms, the page's limit in an outage. client/retry.ts alone. */
  repeats?: number[]
  /** By address: a new request for the same continues its repeats. client/retry.ts alone. */
  failing?: Map<string, KnownFailure>
  /** The Trusted Types policy `parket`; a name can be created once per page. page/trusted-html.ts alone. */
  policy?: HtmlPolicy
  /** The page has refused the policy. page/trusted-html.ts alone. */
  refusal?: { error: unknown }
  /** Called when a copy has changed the page's query, for which browsers fire no event. page/address-query.ts alone. */
  followers?: Set<() => void>
  /** {'0.1.0': Map}: the request cache of each version, which only copies of one version share. client → client. */
  caches?: Record<string, unknown>
  /** By address: requests that the loader has sent ahead → the screen's client, which takes them. */
  early?: Map<string, EarlyRequest>
  /** The one poller of matches that are on: whoever polls first makes it. client/following.ts alone. */
  following?: Following
  /** Elements that are not live yet, or wait for their view: the loader → the element that is defined meanwhile. */
  statics?: WeakMap<Element, StaticState>
  /** Roots whose links and ads are attended. attend.ts alone. */
  attended?: WeakSet<ShadowRoot>
  /** An embed's element and its script, null where that had no tag: embed.ts → the loader, which then has no defaults. */
  embeds?: WeakMap<Element, Element | null>
  /** True: the missing support for custom elements was reported. standalone.ts alone. */
  isUnfit?: boolean
}

const key = Symbol.for('parket@1')
const home = globalThis as { [key]?: Registry }

/** The page's registry, created when it is first needed. */
export function registry(): Registry {
  home[key] ??= {}
  return home[key]
}

/** What all copies of our scripts share in this slot; made by whoever needs it first. */
export function shared<K extends keyof Registry>(
  slot: K,
  make: () => NonNullable<Registry[K]>,
): NonNullable<Registry[K]> {
  const page = registry()
  const value = page[slot] ?? make()
  page[slot] = value
  return value
}

/** Elements that are not live yet */
export const statics = () => shared('statics', () => new WeakMap())

/** The cache that all copies of this version share; made once. */
export function sharedCache<T>(make: () => T): T {
  const caches = shared('caches', () => ({}))
  caches[__VERSION__] ??= make()
  return caches[__VERSION__] as T
}
