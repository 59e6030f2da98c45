/** The next matches, or the last ones where none is to come, and their title. */
import { byDateTime, hasBegun, type MatchFacts, type MatchTimes, matchMoment } from './match'

/** Those of `matches` that are not over, earliest first, `most` at most. `now`: a UTC wall time. */
export const nextMatches = <M extends MatchFacts>(
  matches: readonly M[],
  now: string,
  most: number,
): readonly M[] =>
  matches
    .filter((match) => !hasBegun(match, now) || matchMoment(match, now) === 'LIVE')
    .toSorted(byDateTime)
    .slice(0, most)

/** The latest of `matches`, latest first, `most` at most. */
export const lastMatches = <M extends MatchTimes>(matches: readonly M[], most: number): readonly M[] =>
  matches.toSorted((a, b) => byDateTime(b, a)).slice(0, most)

const words = ['', '', 'dve', 'tri', 'štiri', 'pet', 'šest', 'sedem', 'osem', 'devet', 'deset']

/** "Naslednja tekma", "Zadnjih pet tekem", "Naslednjih 20 tekem". `count` is a whole number of at least 1. */
export function nextMatchesTitle(count: number, which: 'next' | 'last'): string {
  const stem = which === 'next' ? 'Naslednj' : 'Zadnj'
  const number = words[count] ?? count
  if (count === 1) return `${stem}a tekma`
  if (count === 2) return `${stem}i ${number} tekmi`
  return count < 5 ? `${stem}e ${number} tekme` : `${stem}ih ${number} tekem`
}
