/** What the generic search box gives out when it is submitted, and its columns. */

/** The part of a filter's definition that its output depends on. Several filters may share a key. */
export interface FilterKey {
  key: string
  multipleValues?: boolean | undefined
}

export type FilterValue = string | readonly string[] | null | undefined

export interface SearchOutput {
  /** The multi-value filters: one entry a key, its values joined with commas. */
  filters: { key: string; value: string }[]
  /** Everything that was chosen, by key; single values are read here only. */
  values: Record<string, string>
}

const chosenOf = (value: FilterValue): string[] =>
  (typeof value === 'string' ? [value] : (value ?? [])).filter((each) => each !== '')

/**
 * `values[i]` is what is chosen in `definitions[i]`. Empty values are skipped, an entry without any too. Of two
 * single-value filters with one key the later chosen one counts.
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

/** The same of a box whose filters hold one value each, as the page's query says them. */
export function queryOutput(query: Readonly<Record<string, string | null>>): SearchOutput {
  const chosen = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return { filters: [], values: Object.fromEntries(chosen) }
}

/** Columns of the box at full width. */
export const filterColumns = (filters: number): 3 | 4 => (filters === 4 ? 4 : 3)
