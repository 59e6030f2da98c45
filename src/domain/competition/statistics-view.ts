/** The view of the statistics tab and its query: one of two, or none. */
import { changedQuery } from '../query/query'
import type { StandingType } from './standing-types'

export type StatisticsView =
  | { kind: 'standings'; type: StandingType }
  /** The opponent's id, a whole number as text. */
  | { kind: 'opponent'; id: string }

/** `tip` in the query. */
const tips = { standings: 'vecne_lestvice', opponent: 'nasprotniki_uradne_tekme' } as const

/** "012" and "12" are the same opponent; anything but a whole number is invalid. */
function opponentId(filter: string): string | null {
  const id = /^\d+$/.test(filter) ? Number(filter) : Number.NaN
  return Number.isSafeInteger(id) ? String(id) : null
}

/**
 * Reads `tip` and `filter`, with or without "?". `offered` are the standings that the team and the tab have; none if
 * showAllTimeStandings is off. Null (nothing chosen) for anything invalid.
 */
export function readStatisticsView(query: string, offered: readonly StandingType[]): StatisticsView | null {
  const parameters = new URLSearchParams(query)
  const filter = parameters.get('filter') ?? ''
  const tip = parameters.get('tip')
  if (tip === tips.standings) {
    const type = offered.find((each) => each === filter)
    return type ? { kind: 'standings', type } : null
  }
  const id = tip === tips.opponent ? opponentId(filter) : null
  return id === null ? null : { kind: 'opponent', id }
}

/** The query, without "?", for the view. Other keys are kept. */
export const statisticsQuery = (query: string, view: StatisticsView): string =>
  changedQuery(query, { tip: tips[view.kind], filter: view.kind === 'standings' ? view.type : view.id })
