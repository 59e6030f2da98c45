/** Messages to and from the render workers (dist/server/screens.js). */

/** An element as requested by embed/{name}.js?{attributes} or view/{name}?{attributes}. */
export interface RequestedElement {
  name: string
  /** Decoded, sorted by name */
  attributes: readonly (readonly [name: string, text: string])[]
  /** "https://kzs.example" */
  origin: string
}

/** A page of the shell. */
export interface AskedPage {
  /** Percent-encoded, as requested; null if there is no such page: then only the menu is rendered. */
  path: string | null
  /** Without "?", reduced to the entries that the page depends on */
  query: string
  /** The keys that the page depends on */
  keys: readonly string[]
  /** Page-wide defaults of the script tag, by `dataset` key */
  page: Readonly<Record<string, string>>
  /** "https://kzs.example" */
  origin: string
}

/** A view is rendered equally for view/{name} and for embed/{name}.js, which inserts it. */
export type RenderTask = { view: RequestedElement } | { page: AskedPage }

export interface Drawing {
  /**
   * A view's `view`; a page's `outlet`, `menu` and `footerMenu` as HTML. Parts that couldn't be rendered are missing.
   */
  texts: Readonly<Record<string, string>>
  /** The texts of the style elements in a page, whose hashes are listed in its policy */
  styles?: readonly string[]
  /** Whether every request was answered; if not, the element is sent without its view. */
  isWhole: boolean
  /** The time (src/domain/clock.ts) that it was rendered for; undefined if it doesn't depend on the time. */
  now?: string | undefined
  /** The year in Slovenia that it was drawn for, likewise */
  year?: string | undefined
}

/** Nothing could be rendered: the page is sent as static HTML. */
export const undrawn: Drawing = { texts: {}, isWhole: false }

/** What a worker reports at its start, for requests that need no rendering. */
export interface Catalogue {
  /** The attributes of each widget, by its name without `parket-` */
  attributes: Readonly<Record<string, readonly string[]>>
  /** The built src/island/embed.ts; `__EMBED__` is replaced by what it inserts. */
  runtime: string
}

/** To the worker: a task, or the answer to its request (JSON; null if there is none). */
export type ToThread =
  | { id: number; task: RenderTask }
  | { id: number; address: string; answer: string | null }

/** From the worker: first its catalogue, then requests, and the result of each task. */
export type FromThread =
  | { catalogue: Catalogue }
  | { id: number; address: string }
  | { id: number; drawing: Drawing }
  | { id: number; fault: string }
