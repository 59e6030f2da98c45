/** Highlights a search query in a text. */
import { matchRange } from './text-search'

/** All non-overlapping occurrences of the query, in order; ranges as in `matchRange`. */
function matchRanges(query: string, text: string): [start: number, end: number][] {
  const ranges: [number, number][] = []
  for (let from = 0; ; ) {
    const range = matchRange(query, text.slice(from))
    if (!range) return ranges
    ranges.push([from + range[0], from + range[1]])
    from += range[1]
  }
}

/** A piece of a text, and whether it matches. */
export interface TextPiece {
  text: string
  isMatch: boolean
}

/**
 * Splits the text; pieces that match a word of the query are marked. Joined, the pieces are the text; an empty text has
 * none.
 */
export function matchPieces(query: string, text: string): TextPiece[] {
  // An empty word matches nothing.
  const ranges = query
    .split(/\s/)
    .flatMap((word) => matchRanges(word, text))
    .toSorted((a, b) => a[0] - b[0])
  const pieces: TextPiece[] = []
  let done = 0
  for (const [start, end] of ranges) {
    if (end <= done) continue
    const last = pieces.at(-1)
    // Adjacent or overlapping matches become one.
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
