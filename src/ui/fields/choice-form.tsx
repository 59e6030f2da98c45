/** A titled panel with a select and buttons that show the chosen item. */
import { useId } from 'react'
import { headingTag } from '../base/heading-tag'
import { shapes } from '../base/shapes'
import { Button } from '../navigation/button'
import { Field } from './field'
import { PlainSelect } from './select/plain-select'
import { Select, type SelectOption } from './select/select'
import './choice-form.css?sheet'

export interface ChoiceAction<Key extends string = string> {
  key: Key
  text: string
  /** The current content came from this action: its button is filled, and if there are several, pressed and ticked. */
  isChosen?: boolean
  /** What it sends without scripts, under `PlainChoice.action`. */
  sent?: string
}

/** The form that replaces it without scripts: the page that it requests shows the choice. */
export interface PlainChoice {
  address: string
  /** What else is sent, without "?": of its keys those below are left out. */
  query: string
  /** The key of the choice */
  name: string
  /** The key of what the button says */
  action?: string
}

export interface ChoiceFormProperties<Key extends string = string> {
  title: string
  headingLevel: number
  /** The select's placeholder. */
  label: string
  options: readonly SelectOption[]
  /** The options are loading. */
  isLoading?: boolean
  /** Null if nothing is chosen: then the buttons are disabled. */
  value: string | null
  onChange: (value: string | null) => void
  /** A single button is beside the select, several are under it. */
  actions: readonly ChoiceAction<Key>[]
  onAction: (key: Key) => void
  /** Puts a single button under the select as well, for long options. */
  isStacked?: boolean
  plain?: PlainChoice | undefined
}

export function ChoiceForm<Key extends string>({
  title,
  headingLevel,
  isStacked = false,
  plain,
  ...choice
}: ChoiceFormProperties<Key>) {
  const { label, options, isLoading = false, value, onChange, actions } = choice
  const titleId = useId()
  const Title = headingTag(headingLevel)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be laid out
    <div
      role="group"
      className="choice-form stack unprinted"
      aria-labelledby={titleId}
      data-stacked={isStacked || actions.length > 1 || undefined}
    >
      <Title className="choice-title" id={titleId}>
        {title}
      </Title>
      <Select {...{ label, options, value, onChange }} loading={isLoading} clearable={false} />
      <ChoiceActions {...choice} />
      {plain && (
        <noscript>
          <PlainForm {...{ plain, label, options, value, actions }} />
        </noscript>
      )}
    </div>
  )
}

/** The pressed button is filled, else the first: one filled button per block. */
function ChoiceActions<Key extends string>({
  actions,
  options,
  value,
  onAction,
}: Pick<ChoiceFormProperties<Key>, 'actions' | 'options' | 'value' | 'onAction'>) {
  const filled = actions.find(({ isChosen }) => isChosen) ?? actions[0]
  // The select doesn't show a value that is not offered (any more) either.
  const hasValue = options.some((option) => option.value === value)
  return (
    <div className="choice-actions">
      {actions.map((action) => (
        <Button
          key={action.key}
          filled={action === filled}
          disabled={!hasValue}
          {...(actions.length > 1 && { pressed: action.isChosen ?? false })}
          {...(action.isChosen && actions.length > 1 && { icon: shapes.check })}
          onClick={() => onAction(action.key)}
        >
          {action.text}
        </Button>
      ))}
    </div>
  )
}

interface PlainFormProperties extends Pick<ChoiceFormProperties, 'label' | 'options' | 'value' | 'actions'> {
  plain: PlainChoice
}

/** Rendered by the server alone. */
function PlainForm({ plain, label, options, value, actions }: PlainFormProperties) {
  const { address, query, name, action } = plain
  const sent = [...new URLSearchParams(query)].filter(([key]) => key !== name && key !== action)
  return (
    <form className="choice-plain" action={address}>
      {sent.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Field label={label} labelId={useId()} filled open={false}>
        <PlainSelect
          label={label}
          options={options}
          chosen={value === null ? [] : [value]}
          plainName={name}
        />
      </Field>
      <div className="choice-actions">
        {actions.map(({ key, text, sent }) => (
          <Button key={key} type="submit" sends={{ name: action, value: sent }}>
            {text}
          </Button>
        ))}
      </div>
    </form>
  )
}
