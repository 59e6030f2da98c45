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

/** "Đurić" → "Djurić": many write it so. */
export const withDj = (text: string): string => text.replace(/đ/gi, 'dj')

/** Both ways to fold a text: "đ" as "d", as in `foldText`, and as "dj". */
export const foldBoth = (text: string): string[] => [...new Set([text, withDj(text)])].map(foldText)

/** Whether folded texts contain the query. Spaces around the query don't count; an empty query is in every text. */
export function foldedSearch(query: string): (folded: readonly string[]) => boolean {
  const wanted = foldBoth(query.trim())
  return (folded) => folded.some((text) => wanted.some((each) => text.includes(each)))
}

/** Whether the text contains the query. */
export const matchesText = (query: string, text: string): boolean => foldedSearch(query)(foldBoth(text))

/** The first match as [start, end) in the given text; null without a match or for an empty query. */
export function matchRange(query: string, text: string): [start: number, end: number] | null {
  const [wanted = '', spelled = wanted] = foldBoth(query.trim())
  if (wanted === '') return null
  return rangeIn(text, wanted, foldText) ?? rangeIn(text, spelled, (part) => foldText(withDj(part)))
}

/** The first occurrence of the wanted text, folded, as [start, end) in the text as it is. */
function rangeIn(text: string, wanted: string, fold: (part: string) => string): [number, number] | null {
  const start = fold(text).indexOf(wanted)
  if (start < 0) return null
  const end = start + wanted.length
  return [unfoldedIndex(text, start, fold), unfoldedIndex(text, end, fold)]
}

/** The index in the text of its folded character number `index`; combining accents belong to the letter before. */
function unfoldedIndex(text: string, index: number, fold: (part: string) => string): number {
  let left = index
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at)
    if (accents.test(unit)) continue
    if (left <= 0) return at
    left -= fold(unit).length
  }
  return text.length
}
