/** Dates in a line of text: a line must not break in them. */

/**
 * A text in pieces; every second one is a date or a number with its word, "27. 8.–14. 9. 2025", "6. mesto", which
 * a line must not break.
 */
export const datePieces = (text: string): string[] => text.split(/((?:[\d.–-]{0,8}\d\. )+[\p{Ll}\d]\S*)/u)

/** The same text with blanks that hold its dates together. */
export const tiedDates = (text: string): string =>
  datePieces(text)
    .map((piece, index) => (index % 2 === 0 ? piece : piece.replaceAll(' ', '\u00a0')))
    .join('')
