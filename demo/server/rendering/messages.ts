/** What the thread that draws screens (dist/server/screens.js) is told, and what it says. */

/** An element as it was asked for: embed/{name}.js?{attributes} or view/{name}?{attributes} (contract 2). */
export interface AskedElement {
  name: string
  /** As they stood in the query, decoded */
  attributes: readonly (readonly [name: string, text: string])[]
  /** "https://kzs.example", as the visitor's browser sees this site */
  origin: string
}

/** A page of the shell. */
export interface AskedPage {
  /** Percent-encoded, as it was asked for */
  path: string
  /** Without "?" */
  query: string
  /** What the page's script tag says of all elements, by `dataset` key */
  page: Readonly<Record<string, string>>
  /** "https://kzs.example", as the visitor's browser sees this site */
  origin: string
}

export type Asked = { embed: AskedElement } | { view: AskedElement } | { page: AskedPage }

export interface Refusal {
  status: 400 | 404
  /** For whoever reads the answer */
  reason: string
}

export interface Drawing {
  /** An embed's `script`; a view's `view`; a page's `outlet`, `menu` and `footerMenu` as HTML. What is not there could not be drawn. */
  texts: Readonly<Record<string, string>>
  /** The texts of the style elements in a page, which its policy names by their hashes */
  styles?: readonly string[]
  /** Whether every question was answered; if not, the element comes without its view. */
  isWhole: boolean
  /** The time (src/domain/clock.ts) that it was drawn for; what is not there holds at all times. */
  now?: string | undefined
}

/** Nothing of it could be drawn: a page goes out as it is without scripts. */
export const undrawn: Drawing = { texts: {}, isWhole: false }

/** To the thread: something to draw, or the answer to its question (JSON; null where there is none). */
export type ToThread = { id: number; asked: Asked } | { id: number; address: string; answer: string | null }

/** From the thread: what to send if the drawing is late, a question, or the end of it. */
export type FromThread =
  | { id: number; plain: Drawing }
  | { id: number; address: string }
  | { id: number; drawing: Drawing }
  | { id: number; refusal: Refusal }
  | { id: number; fault: string }
