/** A table's sort order in the page's query: it survives a reload, and links include it. */
import { useQueryText } from '../../../page/use-query'
import { useWidget } from '../../../page/widget'

export const orderKey = 'razvrstitev'

export interface TableOrder {
  /** src/domain/competition/stat-order.ts */
  word: string | null
  onWord: (word: string | null) => void
}

export function useTableOrder(): TableOrder {
  const { query } = useWidget()
  const word = new URLSearchParams(useQueryText(query)).get(orderKey)
  // Replaces the history entry: sorting isn't a step to go back to.
  return { word, onWord: (next) => query.write({ [orderKey]: next }, 'replace') }
}
