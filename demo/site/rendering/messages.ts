/** Messages to and from the render workers (dist/server/screens.js). */

/** An element as requested by embed/{name}.js?{attributes} or view/{name}?{attributes}. */
export interface RequestedElement {
  name: string
  /** Decoded, sorted by name */
  attributes: readonly (readonly [name: string, text: string])[]
  /** "https://kzs.example" */
  origin: string
}

/** The element is rendered alike for view/{name} and for embed/{name}.js, which inserts it. */
export interface RenderTask extends RequestedElement {
  /** The page of the shell that contains it: then its tag is rendered as well. Without it only its view is. */
  page?: {
    /** Page-wide defaults of the script tag, by `dataset` key */
    data: Readonly<Record<string, string>>
    /** Without "?", reduced to the entries that the page depends on */
    query: string
    /** The keys that the page depends on */
    keys: readonly string[]
  }
}

export interface Rendering {
  /** '' if it couldn't be rendered */
  html: string
  /** The document title that the screen announces */
  title?: string | undefined
  /** The texts of its style elements, whose hashes are listed in a page's policy */
  styles: readonly string[]
  /** Whether every request was answered. */
  isWhole: boolean
  /** The time (src/domain/time/clock.ts) that it was rendered for; undefined if it doesn't depend on the time. */
  now?: string | undefined
  /** The year in Slovenia that it was rendered for, likewise */
  year?: string | undefined
}

/** Nothing could be rendered: the browser does it. */
export const unrendered: Rendering = { html: '', styles: [], isWhole: false }

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
  | { id: number; rendering: Rendering }
  | { id: number; fault: string }
