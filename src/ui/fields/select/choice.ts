/** A select of one and a select of several, seen alike: the chosen values are a list. */
import { chosenOptions, type SelectOption } from './option'

interface SharedProps {
  /** The floating label, and the accessible name. */
  label: string
  options: readonly SelectOption[]
  disabled?: boolean
  /** The options are on their way. */
  loading?: boolean
  /** For the surrounding form. */
  name?: string
  /** Under which a form sends the choice where no script runs: then the browser's own select stands in. */
  plainName?: string | undefined
  /** Off where something is always chosen. */
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
  /** The chosen values that the options know. */
  shown: readonly SelectOption[]
  multiple: boolean
  disabled: boolean
  loading: boolean
  name: string | undefined
  plainName: string | undefined
  /** Whether there is something that may be taken away. */
  clearable: boolean
  choose: (values: string[]) => void
}

export function choiceOf(props: SelectProps, labelId: string): Choice {
  const {
    label,
    options,
    multiple = false,
    disabled = false,
    loading = false,
    clearable = true,
    name,
    plainName,
  } = props
  const chosen = props.multiple ? props.value : props.value === null ? [] : [props.value]
  const shown = chosenOptions(options, chosen)
  return {
    ...{ label, labelId, options, chosen, shown, multiple, disabled, loading, name, plainName },
    clearable: clearable && !disabled && shown.length > 0,
    choose: (values) => (props.multiple ? props.onChange(values) : props.onChange(values[0] ?? null)),
  }
}

/** Takes the value in or out. */
export function toggled({ chosen, multiple }: Choice, value: string): string[] {
  if (!multiple) return [value]
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
}
