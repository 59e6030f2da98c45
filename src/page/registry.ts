/**
 * The one thing that stands on the host's global object (contract 2): what several copies of our scripts on
 * one page must share. Everything in it is optional, because a copy of another version may have made it.
 */
import type { HtmlPolicy } from './trusted-html'

/** What the loader's script tag says for the whole page. */
export interface PageDefaults {
  /** The origin the script came from; the other addresses hang on it where nothing else is said. */
  origin: string
  /** The tag's `data-*`, keys as in `dataset`. */
  data: Readonly<Record<string, string | undefined>>
}

export interface Registry {
  /** Set by the first loader; a second one leaves everything as it is. */
  version?: string
  defaults?: PageDefaults
  /** Tags that one of our copies has defined. */
  defined?: Set<string>
  /** When requests were repeated lately, in ms: the page's limit in an outage (contract 8.17). */
  repeats?: number[]
  /** The Trusted Types policy `parket`; a page lets a name be made once only. */
  policy?: HtmlPolicy
}

const key = Symbol.for('parket@1')
const home = globalThis as { [key]?: Registry }

export function registry(): Registry {
  home[key] ??= {}
  return home[key]
}
