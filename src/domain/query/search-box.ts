/** The output of the generic search box when it is submitted, and its columns. */

/** The part of a filter's definition that the output depends on. Several filters may share a key. */
export interface FilterKey {
  key: string
  multipleValues?: boolean | undefined
}

export type FilterValue = string | readonly string[] | null | undefined

export interface SearchOutput {
  /** The multi-value filters: one entry per key, its values joined with commas. */
  filters: { key: string; value: string }[]
  /** All chosen values by key; single values are only here. */
  values: Record<string, string>
}

const chosenOf = (value: FilterValue): string[] =>
  (typeof value === 'string' ? [value] : (value ?? [])).filter((each) => each !== '')

/**
 * `values[i]` is the choice in `definitions[i]`. Empty values and empty entries are left out. If two single-value
 * filters share a key, the later one counts.
 */
export function searchOutput(
  definitions: readonly FilterKey[],
  values: readonly FilterValue[],
): SearchOutput {
  const many = new Map<string, string[]>()
  const all = new Map<string, string>()
  definitions.forEach(({ key, multipleValues }, index) => {
    const chosen = chosenOf(values[index])
    if (chosen.length === 0) return
    const together = multipleValues ? [...(many.get(key) ?? []), ...chosen] : chosen
    if (multipleValues) many.set(key, together)
    all.set(key, together.join(','))
  })
  return {
    filters: [...many].map(([key, chosen]) => ({ key, value: chosen.join(',') })),
    values: Object.fromEntries(all),
  }
}

/** The output of a box with single-value filters only, as entries of the page's query. */
export function queryOutput(query: Readonly<Record<string, string | null>>): SearchOutput {
  const chosen = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return { filters: [], values: Object.fromEntries(chosen) }
}

/** Columns of the box at full width. */
export const filterColumns = (filters: number): 3 | 4 => (filters === 4 ? 4 : 3)
