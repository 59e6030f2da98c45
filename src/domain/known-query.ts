/** The query that a page was asked with, as far as anybody understands it. */

/** What may be chosen several times, and comes so from a form without scripts. */
const manifold = new Set(['kategorija'])

/**
 * Its entries under these keys, the first of each, in the keys' order, without "?". Whatever else stands in an address
 * (what a campaign or a network has put there) changes nothing of the page.
 */
export function knownQuery(query: string, keys: readonly string[]): string {
  const given = new URLSearchParams(query)
  const known = new URLSearchParams()
  for (const key of keys) {
    const text = given.has(key) && manifold.has(key) ? joined(given.getAll(key)) : given.get(key)
    if (text !== null) known.set(key, text)
  }
  return known.toString()
}

const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(',')
