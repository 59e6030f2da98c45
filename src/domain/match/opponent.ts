/** The heading over the matches against one opponent, and the margins of the results. */

import { formatSigned } from '../competition/stat-number'
import { plural } from '../text/plural'
import { dateOf, datePartsOf } from '../time/date'
import { byDateTime, isFinal, type MatchFacts } from './match'

/** The team's wins and losses against the opponent. */
interface OpponentRecord {
  win: number
  lost: number
}

export interface Margin {
  /** The team's points minus the opponent's. */
  points: number
  year: number
}

/** Limit of bars; more couldn't be distinguished. */
const mostMargins = 40

interface DuelMatch extends MatchFacts {
  firstTeamCode: string | null
  secondTeamCode: string | null
}

/** Oldest first, the newest forty. Matches that don't identify the opponent's side, or have no final score, are left out. */
export function marginsAgainst(code: string | null, matches: readonly DuelMatch[], now: string): Margin[] {
  const margins = matches.toSorted(byDateTime).flatMap((match) => {
    const parts = datePartsOf(dateOf(match.dateTime))
    const isFirst = match.firstTeamCode === code
    if (!code || !parts || isFirst === (match.secondTeamCode === code)) return []
    if (!isFinal(match, now)) return []
    const points = match.firstTeamScore - match.secondTeamScore
    return [{ points: isFirst ? -points : points, year: parts.year }]
  })
  return margins.slice(-mostMargins)
}

/** The first and the last year, or the only one. */
export function yearsOf(margins: readonly Margin[]): string[] {
  const years = [margins.at(0), margins.at(-1)].flatMap((margin) => (margin ? [String(margin.year)] : []))
  return [...new Set(years)]
}

const officialMatches = {
  one: 'uradna tekma',
  two: 'uradni tekmi',
  few: 'uradne tekme',
  other: 'uradnih tekem',
}

/**
 * "18 uradnih tekem, 2004–2025"; null before the first match. The years are named only if the listed matches are those
 * that were counted.
 */
export function recordScope({ win, lost }: OpponentRecord, margins: readonly Margin[]): string | null {
  const played = win + lost
  if (played <= 0) return null
  const years = margins.length === played ? `, ${yearsOf(margins).join('–')}` : ''
  return `${played} ${plural(played, officialMatches)}${years}`
}

/** The bars' accessible label: "−8, +4". */
export const marginsText = (margins: readonly Margin[]): string =>
  margins.map(({ points }) => formatSigned(points)).join(', ')
