/** A date field with its calendar: the text, a clear or calendar icon and, while it is open, the calendar. */
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../base/icon'
import { shapes } from '../../base/shapes'
import { ClearButton, Field } from '../field'
import type * as CalendarModule from './calendar'
import { CalendarLayer } from './calendar-layer'
import type { DateChoice } from './date-choice'
import { useDateText } from './date-text'
import { PlainDays } from './plain-days'

interface CalendarFieldProps {
  choice: DateChoice
  field: RefObject<HTMLDivElement | null>
  /** Undefined until it has loaded. */
  module: typeof CalendarModule | undefined
  /** Called when the visitor focuses or points at the field: starts loading. */
  onIntent: () => void
  onFail: (reason: unknown) => void
}

/** Where the focus is while the calendar is open: in the text, or on its days. */
type OpenState = 'closed' | 'text' | 'days'

export function CalendarField({ choice, field, module, onIntent, onFail }: CalendarFieldProps) {
  const { label, labelId, value, plainNames, onChange } = choice
  const input = useRef<HTMLInputElement>(null)
  const [text, type, forget] = useDateText(choice)
  const [openState, setOpenState] = useState<OpenState>('closed')
  const [keyboard, setKeyboard] = useState(true)
  const isOpen = openState !== 'closed'
  // Opened by a script, or before hydration, it got neither the pointer nor the focus.
  useEffect(() => {
    if (isOpen) onIntent()
  }, [isOpen, onIntent])
  const close = () => {
    flushSync(() => setOpenState('closed'))
    input.current?.focus()
  }
  const choose = (iso: string | null) => {
    forget()
    onChange(iso)
    close()
  }
  return (
    <Field
      {...{ ref: field, label, labelId, open: isOpen }}
      onFocus={onIntent}
      onPointerEnter={onIntent}
      filled={text !== ''}
      onPointerDown={(event) => setKeyboard(needsKeyboard(event))}
      onKeyDownCapture={isOpen ? (event) => closeByKey(event, close) : undefined}
    >
      <input
        ref={input}
        className="field-control"
        name={plainNames?.length === 1 ? plainNames[0] : undefined}
        type="text"
        inputMode={keyboard ? 'numeric' : 'none'}
        autoComplete="off"
        aria-label={label}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={forget}
        onClick={() => setOpenState((state) => (state === 'closed' ? 'text' : state))}
        onKeyDown={(event) => openByKey(event, setOpenState)}
      />
      {value !== null && !isOpen ? (
        <ClearButton labelId={labelId} onClear={() => choose(null)} />
      ) : (
        calendarButton(labelId, isOpen, isOpen ? close : () => setOpenState('days'))
      )}
      {plainNames?.length === 2 && <PlainDays {...choice} />}
      {isOpen && (
        <CalendarLayer
          {...{ field, module, choice, onFail }}
          focusDays={openState === 'days'}
          onChoose={choose}
          onLeave={() => setOpenState('closed')}
        />
      )}
    </Field>
  )
}

/** In the text: the arrow leads to the days, Enter closes the calendar. */
function openByKey(event: KeyboardEvent, setOpenState: (state: OpenState) => void) {
  if (event.key === 'ArrowDown') {
    event.preventDefault()
    setOpenState('days')
  } else if (event.key === 'Enter') setOpenState('closed')
}

function closeByKey(event: KeyboardEvent, close: () => void) {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  close()
}

/** A touch opens the calendar; a phone's keyboard appears only with a second touch of the text. */
const needsKeyboard = ({ pointerType, target }: PointerEvent) =>
  pointerType !== 'touch' || (target as Element).matches('input:focus')

const calendarButton = (labelId: string, isOpen: boolean, onClick: () => void) => (
  <button
    type="button"
    className="field-end field-button"
    aria-label="Koledar"
    aria-describedby={labelId}
    aria-haspopup="dialog"
    aria-expanded={isOpen}
    onClick={onClick}
  >
    <Icon shape={shapes.calendar} />
  </button>
)
