/** A select with search: the field, its chips, a clear button and, while it is open, its list. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../base/icon'
import { shapes } from '../../base/shapes'
import { ClearButton, Field } from '../field'
import { Chips } from './chips'
import { type Choice, toggled } from './choice'
import { ListLayer } from './list-layer'
import { PlainSelect } from './plain-select'
import type * as TomSelectModule from './tom-select'
import { Trigger } from './trigger'

interface SearchSelectProps {
  choice: Choice
  field: RefObject<HTMLDivElement | null>
  /** Undefined until it has loaded. */
  module: typeof TomSelectModule | undefined
  /** Called when the visitor focuses or points at the field: starts loading. */
  onIntent: () => void
  onFail: (reason: unknown) => void
}

export function SearchSelect({ choice, field, module, onIntent, onFail }: SearchSelectProps) {
  const { labelId, label, chosen, shown, multiple, choose } = choice
  const trigger = useRef<HTMLDivElement>(null)
  const { isOpen, open, leave, close } = useOpen(trigger)
  // Opened by a script, or before hydration, it got neither the pointer nor the focus.
  useEffect(() => {
    if (isOpen) onIntent()
  }, [isOpen, onIntent])
  const chooseAndReturn = (values: string[]) => {
    choose(values)
    close()
  }
  const removeLast = () => {
    if (chosen.length > 0 && (multiple || choice.clearable)) choose(chosen.slice(0, -1))
  }
  return (
    <Field
      {...{ ref: field, label, labelId }}
      filled={shown.length > 0}
      open={isOpen}
      onFocus={onIntent}
      onPointerEnter={onIntent}
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
          options={shown}
          onRemove={(value) => (isOpen ? choose : chooseAndReturn)(toggled(choice, value))}
        />
      )}
      {choice.clearable && !multiple ? (
        <ClearButton labelId={labelId} onClear={() => chooseAndReturn([])} />
      ) : (
        <span className="field-end">
          <Icon shape={shapes.chevronDown} />
        </span>
      )}
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

function useOpen(trigger: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    // Synchronously: the key that opens the list must reach its search row, and iOS shows its keyboard only for a focus
    // during the touch.
    open: () => flushSync(() => setOpen(true)),
    /** The focus is elsewhere already. */
    leave: () => setOpen(false),
    /** Synchronously, so that the browser's Tab continues from the trigger. */
    close: () => {
      flushSync(() => setOpen(false))
      trigger.current?.focus()
    },
  }
}

/** Presses inside an open field don't move the focus from the search row. */
function keepFocus(event: { target: EventTarget; preventDefault: () => void }) {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}
