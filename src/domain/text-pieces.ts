/** What was looked for stands out in a text. */
import { matchRange } from './text-search'

/** Every place where the query stands in the text, in order and apart from each other; as `matchRange`. */
function matchRanges(query: string, text: string): [start: number, end: number][] {
  const ranges: [number, number][] = []
  for (let from = 0; ; ) {
    const range = matchRange(query, text.slice(from))
    if (!range) return ranges
    ranges.push([from + range[0], from + range[1]])
    from += range[1]
  }
}

/** A piece of a text, and whether it was looked for. */
export interface TextPiece {
  text: string
  isMatch: boolean
}

/**
 * The text in pieces, those marked in which a word of the query stands. The pieces together are the text; an
 * empty text has none.
 */
export function matchPieces(query: string, text: string): TextPiece[] {
  // An empty word stands nowhere.
  const ranges = query
    .split(/\s/)
    .flatMap((word) => matchRanges(word, text))
    .toSorted((a, b) => a[0] - b[0])
  const pieces: TextPiece[] = []
  let done = 0
  for (const [start, end] of ranges) {
    if (end <= done) continue
    const last = pieces.at(-1)
    // Two words that touch or overlap are one mark.
    if (start <= done && last?.isMatch) last.text += text.slice(done, end)
    else
      pieces.push(
        { text: text.slice(done, start), isMatch: false },
        { text: text.slice(start, end), isMatch: true },
      )
    done = end
  }
  return [...pieces, { text: text.slice(done), isMatch: false }].filter((piece) => piece.text !== '')
}
