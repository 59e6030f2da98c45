/** A select with search: the field, its chips and × and, while it is open, its list. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../base/icon'
import { shapes } from '../../base/shapes'
import { ClearButton, EndSign, Field } from '../field'
import { Chips } from './chips'
import { type Choice, toggled } from './choice'
import { ListLayer } from './list-layer'
import { PlainSelect } from './plain-select'
import type * as TomSelectModule from './tom-select'
import { Trigger } from './trigger'

interface SearchSelectProps {
  choice: Choice
  field: RefObject<HTMLDivElement | null>
  /** Undefined until it has come. */
  module: typeof TomSelectModule | undefined
  /** The visitor turns to the field. */
  onReach: () => void
  onFail: (reason: unknown) => void
}

export function SearchSelect({ choice, field, module, onReach, onFail }: SearchSelectProps) {
  const { labelId, label, chosen, shown, multiple, disabled, choose } = choice
  const trigger = useRef<HTMLDivElement>(null)
  const { isOpen, open, leave, close } = useOpen(trigger, disabled)
  // Who opens it by a script, or opened it before React came, has neither pointed at it nor brought the focus.
  useEffect(() => {
    if (isOpen) onReach()
  }, [isOpen, onReach])
  const chooseAndReturn = (values: string[]) => {
    choose(values)
    close()
  }
  const removeLast = () => {
    if (chosen.length > 0 && (multiple || choice.clearable)) choose(chosen.slice(0, -1))
  }
  return (
    <Field
      {...{ ref: field, label, labelId, disabled }}
      filled={shown.length > 0}
      open={isOpen}
      onFocus={onReach}
      onPointerEnter={onReach}
      onMouseDown={isOpen ? keepFocus : undefined}
    >
      <Trigger
        {...{ ref: trigger, choice, isOpen }}
        onOpen={open}
        onClose={close}
        onRemoveLast={removeLast}
      />
      {multiple && shown.length > 0 && (
        <Chips
          {...{ options: shown, disabled }}
          onRemove={(value) => (isOpen ? choose : chooseAndReturn)(toggled(choice, value))}
        />
      )}
      {choice.clearable && !multiple ? (
        <ClearButton labelId={labelId} onClear={() => chooseAndReturn([])} />
      ) : (
        <EndSign>
          <Icon shape={shapes.chevronDown} />
        </EndSign>
      )}
      <HiddenInputs {...choice} />
      {choice.plainName !== undefined && (
        <noscript>
          <PlainSelect {...choice} />
        </noscript>
      )}
      {isOpen && (
        <ListLayer
          {...{ field, module, choice, onFail }}
          onToggle={(value) => (multiple ? choose : chooseAndReturn)(toggled(choice, value))}
          onRemoveLast={removeLast}
          onClose={close}
          onLeave={leave}
        />
      )}
    </Field>
  )
}

function useOpen(trigger: RefObject<HTMLElement | null>, disabled: boolean) {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen: isOpen && !disabled,
    // At once: the key that opens the list must land in its search row, and iOS shows its keyboard only for a
    // focus that comes during the touch.
    open: () => flushSync(() => setOpen(true)),
    /** The focus is elsewhere already. */
    leave: () => setOpen(false),
    /** At once, so that the browser's Tab goes on from the trigger. */
    close: () => {
      flushSync(() => setOpen(false))
      trigger.current?.focus()
    },
  }
}

/** What a surrounding form sends. */
const HiddenInputs = ({ name, chosen }: Choice) =>
  name && chosen.map((value) => <input key={value} type="hidden" name={name} value={value} />)

/** Presses inside an open field leave the focus in the search row. */
function keepFocus(event: { target: EventTarget; preventDefault: () => void }) {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}
