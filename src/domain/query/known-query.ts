/** The part of a page's query that the page understands. */
import { withoutAmp } from '../text/pasted'

/** Keys that may occur several times, as sent by a form without JavaScript. */
const manifold = new Set(['kategorija'])

/**
 * The entries with these keys, the first of each, in the keys' order, without "?". Other parameters (of campaigns or
 * social networks) don't affect the page.
 */
export function knownQuery(query: string, keys: readonly string[]): string {
  const given = new URLSearchParams(withoutAmp(query))
  const known = new URLSearchParams()
  for (const key of keys) {
    const text = given.has(key) && manifold.has(key) ? joined(given.getAll(key)) : given.get(key)
    if (text !== null) known.set(key, text)
  }
  return known.toString()
}

const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(',')
