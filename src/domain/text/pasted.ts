/** What word processors and editors do to a line on its way into a page, undone. */

const quote = /[“”„‟«»‹›‘’‚‛″′]/
const atEnds = /^[\s“”„‟«»‹›‘’‚‛″′]+|[\s“”„‟«»‹›‘’‚‛″′]+$/g
/** Of markup that was escaped */
const plainQuotes = /^(["'])([^"']*)\1$/

/** An attribute's value without quotes around it, typographic or escaped ones. Quotes inside are the value's own. */
export function withoutQuotes(text: string): string {
  const bare = text.replace(atEnds, '')
  return quote.test(text) && !quote.test(bare) ? bare : text.replace(plainQuotes, '$2')
}

/** A query without "amp;" before its names: pasted from markup, perhaps escaped twice. */
export const withoutAmp = (query: string): string => query.replace(/(^\??|&)(?:amp(?:;|%3b))+/gi, '$1')
