/** What a list by time has before today: how much, and its words. */
import { plural } from '../text/plural'
import { dateOf, datePartsOf, formatDayAndMonth } from '../time/date'
import { isBeforeToday, type MatchDay, type MatchFacts, type MatchTimes } from './match'

/** The number of leading matches; 0 where all are. `now`: a UTC wall time. */
export const countBeforeToday = (matches: readonly MatchFacts[], now: string): number =>
  Math.max(
    0,
    matches.findIndex((match) => !isBeforeToday(match, now)),
  )

/** The number of leading days; 0 where all are. */
export const daysBeforeToday = (days: readonly MatchDay<MatchFacts>[], now: string): number =>
  Math.max(
    0,
    days.findIndex(({ matches }) => matches.some((match) => !isBeforeToday(match, now))),
  )

const forms = {
  one: 'prejšnja tekma',
  two: 'prejšnji tekmi',
  few: 'prejšnje tekme',
  other: 'prejšnjih tekem',
}

/** "9 prejšnjih tekem" */
export const pastWords = (count: number): string => `${count} ${plural(count, forms)}`

const yearOf = (match: MatchTimes | undefined) => match && datePartsOf(dateOf(match.dateTime))?.year

/** "26. 9. – 21. 11." and "2026" of matches, earliest first; the first day has a year of its own if that is another. */
export function spanOf(matches: readonly MatchTimes[]): { days: string; year: string } {
  const [first, last] = [matches.at(0), matches.at(-1)]
  if (!first || !last) return { days: '', year: '' }
  const day = ({ dateTime }: MatchTimes) => formatDayAndMonth(dateTime)
  const [start, year] = [yearOf(first), `${yearOf(last)}`]
  const isOne = dateOf(first.dateTime) === dateOf(last.dateTime)
  const from = `${day(first)}${start === yearOf(last) ? '' : `\u00a0${start}`} – `
  return { days: (isOne ? '' : from) + day(last), year }
}
