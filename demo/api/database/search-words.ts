/** The words by which the site search finds: the same rule for what is in a document and what is searched. */
import { foldText } from '../../../src/domain/text/text-search'

/** PostgreSQL takes no longer ones (2 kB), and nobody looks for them. */
const longestWord = 100
/** Of one document: its words must fit into a megabyte. */
const mostWords = 20_000

/** Folded runs of letters and digits: "Liga 2026/27, Krško" → liga, 2026, 27, krsko. */
export const wordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, mostWords)
    .map((word) => Array.from(word).slice(0, longestWord).join(''))
