/** What numbers were added up from. */
import { plural } from './plural'

interface Counted {
  matches: number
  from: number
  to: number
}

/** "Iz 83 tekem v zbirki (2003–2026)": so that nobody takes a list for the whole history. */
export function countedText({ matches, from, to }: Counted): string {
  const forms = { one: 'tekme', two: 'tekem', few: 'tekem', other: 'tekem' }
  return `Iz ${matches} ${plural(matches, forms)} v zbirki (${from === to ? from : `${from}–${to}`})`
}
