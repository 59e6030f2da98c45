/** What the thread that draws screens (dist/server/screens.js) is told, and what it says. */

/** An element as it was asked for: embed/{name}.js?{attributes} or view/{name}?{attributes}. */
export interface AskedElement {
  name: string
  /** Decoded, in the order of their names */
  attributes: readonly (readonly [name: string, text: string])[]
  /** "https://kzs.example" */
  origin: string
}

/** A page of the shell. */
export interface AskedPage {
  /** Percent-encoded, as it was asked for; null where there is no such page: then it is the menu alone. */
  path: string | null
  /** Without "?", and of it those entries alone that the page depends on */
  query: string
  /** The keys of those that it may have */
  keys: readonly string[]
  /** What the page's script tag says of all elements, by `dataset` key */
  page: Readonly<Record<string, string>>
  /** "https://kzs.example" */
  origin: string
}

/** A view is drawn alike for view/{name} and for embed/{name}.js, which puts it into its script. */
export type Asked = { view: AskedElement } | { page: AskedPage }

export interface Drawing {
  /** A view's `view`; a page's `outlet`, `menu` and `footerMenu` as HTML. What is not there could not be drawn. */
  texts: Readonly<Record<string, string>>
  /** The texts of the style elements in a page, which its policy names by their hashes */
  styles?: readonly string[]
  /** Whether every question was answered; if not, the element comes without its view. */
  isWhole: boolean
  /** The time (src/domain/clock.ts) that it was drawn for; what is not there holds at all times. */
  now?: string | undefined
  /** The year in Slovenia that it was drawn for, likewise */
  year?: string | undefined
}

/** Nothing of it could be drawn: a page goes out as it is without scripts. */
export const undrawn: Drawing = { texts: {}, isWhole: false }

/** What the thread knows by heart: with it the server answers whatever needs no drawing. */
export interface Catalogue {
  /** The attributes of each widget, by its name without `parket-` */
  attributes: Readonly<Record<string, readonly string[]>>
  /** The built src/loader/embed.ts; what it puts into a page stands for `__EMBED__`. */
  runtime: string
}

/** To the thread: something to draw, or the answer to its question (JSON; null where there is none). */
export type ToThread = { id: number; asked: Asked } | { id: number; address: string; answer: string | null }

/** From the thread: what it knows, once and first; then questions, and what each drawing ends with. */
export type FromThread =
  | { catalogue: Catalogue }
  | { id: number; address: string }
  | { id: number; drawing: Drawing }
  | { id: number; fault: string }
