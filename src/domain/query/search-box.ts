/** The output of the generic search box when it is submitted, and its columns. */

export interface SearchOutput {
  /** The multi-value filters: one entry per key, its values joined with commas. */
  filters: { key: string; value: string }[]
  /** All chosen values by key; single values are only here. */
  values: Record<string, string>
}

/** By entries of the page's query. `many`: the key whose value is that of multi-value filters. */
export function queryOutput(query: Readonly<Record<string, string | null>>, many?: string): SearchOutput {
  const chosen = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const filters = chosen.filter(([key]) => key === many).map(([key, value]) => ({ key, value }))
  return { filters, values: Object.fromEntries(chosen) }
}

/** Columns of the box at full width. */
export const filterColumns = (filters: number): 3 | 4 => (filters === 4 ? 4 : 3)
