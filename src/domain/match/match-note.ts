/** Words for what is unusual about a match: its state, where it was moved from, overtimes, periods. */
import { dateOf, datePartsOf, formatDayAndMonth, timeOf } from '../time/date'
import { hasScore, isDated, type MatchFacts, type MatchMoment } from './match'

/** Instead of the time, or under the score where there is one. */
export const stateWords = {
  POSTPONED: 'Prestavljena',
  CANCELLED: 'Odpovedana',
  ABANDONED: 'Prekinjena',
  FORFEITED: 'Brez boja',
  LIVE: 'V teku',
} as const

/** Null for a match that was played or will be as usual. */
export const stateWord = (state: string | null | undefined): string | null =>
  (stateWords as Partial<Record<string, string>>)[state ?? ''] ?? null

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

/** What a match at some time is named with: "po podaljšku", "Brez boja", "V teku", "prej …"; null for none. */
export function noteOf(match: Described, moment: MatchMoment): string | null {
  const { status, dateTime, previousDateTime, periods } = match
  const isScored = hasScore(match)
  if (toCome.includes(moment) && !isScored)
    return previousDateTime && previousDateTime !== dateTime ? previousWords(previousDateTime) : null
  if (!isScored) return null
  if (moment !== 'FINISHED') return stateWord(moment)
  return status === 'FORFEITED' ? stateWord(status) : overtimeWords(periods)
}

/** The same under its number, with what is unknown: "ura še ni znana", "brez izida". */
export function shownNote(match: Described, moment: MatchMoment): string | null {
  const note = noteOf(match, moment)
  if (note || hasScore(match)) return note
  if (moment === 'CREATED') return isDated(match) ? 'ura še ni znana' : null
  return moment === 'PAST' ? 'brez izida' : null
}

/** Instead of the number without a score and a word: the time, else the day. */
export function openText(match: MatchFacts, moment: MatchMoment): string {
  if (moment === 'SCHEDULED') return timeOf(match.dateTime)
  if (moment === 'PAST') return '– : –'
  return isDated(match) ? formatDayAndMonth(match.dateTime) : '–'
}

/** "21 : 18 · 19 : 22 · …" */
export const periodWords = (periods: readonly PeriodScore[]): string =>
  periods.map(({ first, second }) => `${first} : ${second}`).join(' · ')

/** The same of a match; null for a match without a final score that was played, or without periods. */
export function periodsText({ status, periods }: Described, moment: MatchMoment): string | null {
  if (moment !== 'FINISHED' || status === 'FORFEITED' || !periods?.length) return null
  return periodWords(periods)
}
