/** Words for what is unusual about a match: its state, where it was moved from, overtimes, periods. */
import { dateOf, datePartsOf, timeOf } from '../time/date'
import { hasScore, type MatchFacts, type MatchMoment } from './match'

/** In the place of the time, or under the score where there is one. */
const stateWords: Readonly<Partial<Record<string, string>>> = {
  POSTPONED: 'Prestavljena',
  CANCELLED: 'Odpovedana',
  ABANDONED: 'Prekinjena',
  FORFEITED: 'Brez boja',
  LIVE: 'V teku',
}

/** Null for a match that was played or will be as usual. */
export const stateWord = (state: string | null | undefined): string | null => stateWords[state ?? ''] ?? null

interface Described extends MatchFacts {
  previousDateTime?: string | null
  periods?: readonly PeriodScore[] | null
}

export interface PeriodScore {
  first: number
  second: number
}

/** Regular periods; further ones are overtimes. */
const quarters = 4

/** "po podaljšku", "po 2 podaljških"; null without overtime. */
function overtimeWords(periods: Described['periods']): string | null {
  const overtimes = (periods?.length ?? 0) - quarters
  if (overtimes < 1) return null
  return overtimes === 1 ? 'po podaljšku' : `po ${overtimes} podaljških`
}

/** "prej 12. 11. 2026 ob 18.00"; without the hour where that is unknown. */
function previousWords(previous: string): string | null {
  const parts = datePartsOf(dateOf(previous))
  if (!parts) return null
  const time = timeOf(previous).replace(':', '.')
  return `prej ${parts.day}. ${parts.month}. ${parts.year}${time === '00.00' ? '' : ` ob ${time}`}`
}

const toCome: readonly MatchMoment[] = ['SCHEDULED', 'CREATED', 'POSTPONED']

/** Under the number of a match at some time: "po podaljšku", "Brez boja", "V teku", "prej …"; null for none. */
export function noteOf(match: Described, moment: MatchMoment): string | null {
  const { status, dateTime, previousDateTime, periods } = match
  const isScored = hasScore(match)
  if (toCome.includes(moment) && !isScored)
    return previousDateTime && previousDateTime !== dateTime ? previousWords(previousDateTime) : null
  if (!isScored) return null
  if (moment !== 'FINISHED') return stateWord(moment)
  return status === 'FORFEITED' ? stateWord(status) : overtimeWords(periods)
}

/** "21 : 18 · 19 : 22 · …"; null for a match without a final score that was played, or without periods. */
export function periodsText({ status, periods }: Described, moment: MatchMoment): string | null {
  if (moment !== 'FINISHED' || status === 'FORFEITED' || !periods?.length) return null
  return periods.map(({ first, second }) => `${first} : ${second}`).join(' · ')
}
