/** A select's open layer: the search row is ours and takes keys at once; tom-select is added when it has loaded. */
import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../base/icon'
import { shapes } from '../../base/shapes'
import { Layer } from '../layer'
import { useRendered } from '../use-rendered'
import type { Choice } from './choice'
import type * as TomSelectModule from './tom-select'

interface ListLayerProps {
  field: RefObject<HTMLElement | null>
  /** Undefined until it has loaded. */
  module: typeof TomSelectModule | undefined
  choice: Choice
  onToggle: (value: string) => void
  onRemoveLast: () => void
  onClose: () => void
  onLeave: () => void
  onFail: (reason: unknown) => void
}

/** Height of the search row and three options. */
const leastHeight = 190

export function ListLayer(props: ListLayerProps) {
  const { field, module, choice, onToggle, onRemoveLast, onClose, onLeave, onFail } = props
  const { label, multiple } = choice
  const search = useRef<HTMLInputElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const toggle = useEffectEvent(onToggle)
  useLayoutEffect(() => search.current?.focus({ preventScroll: true }), [])
  useRendered(
    module,
    ({ attachList }) =>
      search.current &&
      host.current &&
      attachList(search.current, host.current, { ...choice, onToggle: (value) => toggle(value) }),
    choice,
    onFail,
  )

  // In the capture phase: tom-select stops some of these keys.
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    // The browser moves the focus on from the trigger.
    else if (event.key === 'Tab') onClose()
    // Must not submit a form around us; tom-select still gets the key.
    else if (event.key === 'Enter') event.preventDefault()
    else if (event.key === 'Backspace' && multiple && search.current?.value === '') onRemoveLast()
  }

  return (
    <Layer {...{ field, onLeave, leastHeight }} className="list-layer" onKeyDownCapture={onKey}>
      <div className="list-search">
        <Icon shape={shapes.search} />
        <input ref={search} aria-label={label} autoComplete="off" spellCheck={false} enterKeyHint="done" />
      </div>
      <div ref={host} className="list-host" />
      {!module && (
        <div className="list-waiting" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      )}
    </Layer>
  )
}
