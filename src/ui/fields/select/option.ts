/** What a select offers. */

export interface SelectOption {
  value: string
  /** What the visitor reads. */
  label: string
  /** The texts it is found by, one a line; without them it is found by its label. */
  searchText?: string
  /** Null where a picture is missing: a neutral placeholder stands in. Absent where the list has no pictures. */
  imageUrl?: string | null
  /** A second line, smaller. */
  detail?: string
  /** A short text in front of the label. */
  lead?: string
}

/** Whether two lists offer the same, so that an open one need not be drawn again. */
export function offersSame(one: readonly SelectOption[], other: readonly SelectOption[]): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every((option, index) => {
        const { value, label, detail, lead, imageUrl, searchText } = other[index] ?? {}
        return (
          option.value === value &&
          option.label === label &&
          option.detail === detail &&
          option.lead === lead &&
          option.imageUrl === imageUrl &&
          option.searchText === searchText
        )
      }))
  )
}

/** The chosen options in the order in which they were chosen; a value that is not (yet) offered is left out. */
export function chosenOptions(options: readonly SelectOption[], chosen: readonly string[]): SelectOption[] {
  return chosen.flatMap((value) => options.find((option) => option.value === value) ?? [])
}
