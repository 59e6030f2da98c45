/** Option search inside selects: a substring, whatever the case and the accents. */

const accents = /[\u0300-\u036f]/
const accentsOnly = /^[\u0300-\u036f]+$/

/** Letters with a stroke through them, which Unicode does not take apart. */
const strokeless: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o' }

/** One UTF-16 unit folded to one unit, or to none where it is an accent of its own (decomposed text). */
function foldUnit(unit: string): string {
  // Most letters need no taking apart, which is slow.
  if (unit > ' ' && unit < '\x7f') return unit.toLowerCase()
  if (accents.test(unit)) return ''
  if (/\s/.test(unit)) return ' '
  const apart = unit.normalize('NFD')
  // Only accents may fall off: Korean syllables come apart into letters.
  const base = accentsOnly.test(apart.slice(1)) ? apart.charAt(0) : unit
  const lower = base.toLowerCase()
  return strokeless[lower] ?? lower
}

/**
 * Lower case without accents: "Črnomelj" → "crnomelj". One character for each of the text's, so positions
 * agree; only loose accents of decomposed text are dropped, see `matchRange` for positions there.
 */
export function foldText(text: string): string {
  let folded = ''
  for (let index = 0; index < text.length; index++) folded += foldUnit(text.charAt(index))
  return folded
}

/** Whether the text holds the query. Spaces around the query don't count; an empty query is held by all. */
export function matchesText(query: string, text: string): boolean {
  return foldText(text).includes(foldText(query.trim()))
}

/** Where the query first stands in the text, as [start, end) of the given text; null when empty or absent. */
export function matchRange(query: string, text: string): [start: number, end: number] | null {
  const wanted = foldText(query.trim())
  const start = wanted === '' ? -1 : foldText(text).indexOf(wanted)
  if (start < 0) return null
  return [unfoldedIndex(text, start), unfoldedIndex(text, start + wanted.length)]
}

/** The place in the text before its character number `index` as folded: the accents before it stay with their letter. */
function unfoldedIndex(text: string, index: number): number {
  let left = index
  for (let place = 0; place < text.length; place++) {
    if (accents.test(text.charAt(place))) continue
    if (left === 0) return place
    left--
  }
  return text.length
}

/** Whether any of an option's texts holds the query. */
export function matchesAny(query: string, texts: readonly string[]): boolean {
  return texts.some((text) => matchesText(query, text))
}
