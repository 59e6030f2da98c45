/** Dates in text, which must not be broken across lines. */

/**
 * Splits a text; every second piece is a date or a number with its word, "27. 8.–14. 9. 2025", "6. mesto", which must
 * not be broken across lines.
 */
export const datePieces = (text: string): string[] => text.split(/((?:[\d.–-]{0,8}\d\. )+[\p{Ll}\d]\S*)/u)

/** The text with non-breaking spaces in its dates. */
export const tiedDates = (text: string): string =>
  datePieces(text)
    .map((piece, index) => (index % 2 === 0 ? piece : piece.replaceAll(' ', '\u00a0')))
    .join('')
