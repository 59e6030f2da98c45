/** Which matches the history tab shows, and how the query says it. */
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

/** Reads `sezona` and `vrsta`, with or without "?"; null where either is missing or makes no sense. */
export function readHistoryView(query: string): HistoryView | null {
  const parameters = new URLSearchParams(query)
  const season = parameters.get('sezona')
  const kind = parameters.get('vrsta')
  const type = matchHistoryTypes.find((each) => historyKinds[each] === kind)
  return season && type ? { season, type } : null
}

/** The query, without "?", that shows these matches. Other keys stay. */
export function historyQuery(query: string, { season, type }: HistoryView): string {
  const parameters = new URLSearchParams(query)
  parameters.set('sezona', season)
  parameters.set('vrsta', historyKinds[type])
  return parameters.toString()
}
