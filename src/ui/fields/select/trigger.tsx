/** The focusable part of a closed select; its text is its value. */
import type { KeyboardEvent, Ref } from 'react'
import type { Choice } from './choice'

interface TriggerProps {
  ref: Ref<HTMLDivElement>
  choice: Choice
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onRemoveLast: () => void
}

const opening = ['Enter', ' ', 'ArrowDown', 'ArrowUp']
const removing = ['Backspace', 'Delete']

/** A key that types a character: it opens the list and goes into its search row. */
const writes = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

export function Trigger({ ref, choice, isOpen, onOpen, onClose, onRemoveLast }: TriggerProps) {
  const { label, shown, multiple } = choice
  const onKey = (event: KeyboardEvent) => {
    if (opening.includes(event.key)) {
      event.preventDefault()
      onOpen()
    } else if (removing.includes(event.key)) {
      event.preventDefault()
      onRemoveLast()
    } else if (writes(event)) onOpen()
  }
  const value = shown.map((option) => option.label).join(', ')
  const announced = {
    // While the list is open, its search row is the combobox and this is a button that closes it; a button's accessible
    // name includes its text.
    role: isOpen ? 'button' : 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-label': isOpen ? `${label} ${value}`.trim() : label,
    tabIndex: 0,
  } as const
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is among `announced`.
    <div
      ref={ref}
      className="field-control select-trigger"
      {...announced}
      onClick={isOpen ? onClose : onOpen}
      onKeyDown={onKey}
    >
      <span className={multiple ? 'visually-hidden' : 'field-value'}>{value}</span>
    </div>
  )
}
