/** Option search inside selects: substring match, ignoring case and accents. */

const accents = /[\u0300-\u036f]/
const accentsOnly = /^[\u0300-\u036f]+$/

/** Letters with a stroke, which Unicode doesn't decompose. */
const strokeless: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o' }

/** One UTF-16 unit folded to one unit, or to none if it is a combining accent (decomposed text). */
function foldUnit(unit: string): string {
  // Most letters need no decomposition, which is slow.
  if (unit > ' ' && unit < '\x7f') return unit.toLowerCase()
  if (accents.test(unit)) return ''
  if (/\s/.test(unit)) return ' '
  const apart = unit.normalize('NFD')
  // Remove only accents: Korean syllables decompose into letters.
  const base = accentsOnly.test(apart.slice(1)) ? apart.charAt(0) : unit
  const lower = base.toLowerCase()
  return strokeless[lower] ?? lower
}

/**
 * Lower case without accents: "Črnomelj" → "crnomelj". One character for each of the text's, so indexes agree; only
 * combining accents of decomposed text are dropped, see `matchRange`.
 */
export function foldText(text: string): string {
  let folded = ''
  for (let index = 0; index < text.length; index++) folded += foldUnit(text.charAt(index))
  return folded
}

/** Whether the text contains the query. Spaces around the query don't count; every text contains an empty query. */
export function matchesText(query: string, text: string): boolean {
  return foldText(text).includes(foldText(query.trim()))
}

/** The first match as [start, end) in the given text; null without a match or for an empty query. */
export function matchRange(query: string, text: string): [start: number, end: number] | null {
  const wanted = foldText(query.trim())
  const start = wanted === '' ? -1 : foldText(text).indexOf(wanted)
  if (start < 0) return null
  return [unfoldedIndex(text, start), unfoldedIndex(text, start + wanted.length)]
}

/** The index in the text of its folded character number `index`; combining accents belong to the letter before. */
function unfoldedIndex(text: string, index: number): number {
  let left = index
  for (let place = 0; place < text.length; place++) {
    if (accents.test(text.charAt(place))) continue
    if (left === 0) return place
    left--
  }
  return text.length
}

/** Whether any of an option's texts contains the query. */
export function matchesAny(query: string, texts: readonly string[]): boolean {
  return texts.some((text) => matchesText(query, text))
}
