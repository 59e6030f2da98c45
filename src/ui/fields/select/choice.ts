/** A common interface for single and multi-selects: the chosen values are a list. */
import type { SelectOption } from './option'

interface SharedProps {
  /** The floating label, and the accessible name. */
  label: string
  options: readonly SelectOption[]
  /** The options are loading. */
  loading?: boolean
  /** The form field's name without JavaScript, when the browser's own select is shown. */
  plainName?: string | undefined
  /** False if a value is always chosen. */
  clearable?: boolean
}

interface SingleProps extends SharedProps {
  multiple?: false
  value: string | null
  onChange: (value: string | null) => void
}

interface MultipleProps extends SharedProps {
  multiple: true
  value: readonly string[]
  onChange: (value: string[]) => void
}

export type SelectProps = SingleProps | MultipleProps

export interface Choice {
  label: string
  labelId: string
  options: readonly SelectOption[]
  chosen: readonly string[]
  /** The chosen ones in the order in which they were chosen, without values that are not (yet) offered. */
  shown: readonly SelectOption[]
  multiple: boolean
  loading: boolean
  plainName: string | undefined
  /** Whether the choice can be cleared. */
  clearable: boolean
  choose: (values: string[]) => void
}

export function choiceOf(props: SelectProps, labelId: string): Choice {
  const { label, options, multiple = false, loading = false, clearable = true, plainName } = props
  const chosen = props.multiple ? props.value : props.value === null ? [] : [props.value]
  const shown = chosen.flatMap((value) => options.find((option) => option.value === value) ?? [])
  return {
    ...{ label, labelId, options, chosen, shown, multiple, loading, plainName },
    clearable: clearable && shown.length > 0,
    choose: (values) => (props.multiple ? props.onChange(values) : props.onChange(values[0] ?? null)),
  }
}

/** Adds or removes the value. */
export function toggled({ chosen, multiple }: Choice, value: string): string[] {
  if (!multiple) return [value]
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
}
