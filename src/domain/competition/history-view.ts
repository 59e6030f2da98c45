/** The matches that the history tab shows, and their query. */
import { changedQuery } from '../query/query'

export const matchHistoryTypes = ['OFFICIAL', 'UNOFFICIAL'] as const
export type MatchHistoryType = (typeof matchHistoryTypes)[number]

export interface HistoryView {
  /** The season's id */
  season: string
  type: MatchHistoryType
}

/** `vrsta` in the query */
export const historyKinds: Readonly<Record<MatchHistoryType, string>> = {
  OFFICIAL: 'uradne',
  UNOFFICIAL: 'neuradne',
}

/** Reads `sezona` and `vrsta`, with or without "?"; null if either is missing or invalid. */
export function readHistoryView(query: string): HistoryView | null {
  const parameters = new URLSearchParams(query)
  const season = parameters.get('sezona')
  const kind = parameters.get('vrsta')
  const type = matchHistoryTypes.find((each) => historyKinds[each] === kind)
  return season && type ? { season, type } : null
}

/** The query, without "?", for these matches; null for those that the tab opens with. Other keys are kept. */
export const historyQuery = (query: string, view: HistoryView | null): string =>
  changedQuery(query, { sezona: view?.season, vrsta: view && historyKinds[view.type] })
