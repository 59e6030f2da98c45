/** The options of a select. */
import { jsonText } from '../../../domain/text/json-text'

export interface SelectOption {
  value: string
  /** The visible text. */
  label: string
  /** The texts it is found by, one per line; by default its label. */
  searchText?: string
  /** Null if the picture is missing, which shows a placeholder. Undefined in lists without pictures. */
  imageUrl?: string | null
  /** A smaller second line. */
  detail?: string
  /** A short text before the label. */
  lead?: string
}

/** Options of a list whose items have an id and a name; none while it is loading. */
export const namedOptions = (list: readonly { id: string; name: string }[] | null): SelectOption[] =>
  (list ?? []).map(({ id, name }) => ({ value: id, label: name }))

/** Whether two lists offer the same, so that an open one need not be rendered again. */
export const offersSame = (one: readonly SelectOption[], other: readonly SelectOption[]): boolean =>
  one === other || jsonText(one) === jsonText(other)
