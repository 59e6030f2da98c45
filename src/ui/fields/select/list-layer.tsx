/** A select's open layer: the search row is ours and takes keys at once; tom-select is added when it has loaded. */
import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../base/icon'
import { shapes } from '../../base/shapes'
import { Layer } from '../layer'
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
  const { field, module, onRemoveLast, onClose, onLeave } = props
  const { label, multiple } = props.choice
  const search = useRef<HTMLInputElement>(null)
  const host = useRef<HTMLDivElement>(null)
  useOptionList(props, search, host)

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
    <Layer
      field={field}
      onLeave={onLeave}
      leastHeight={leastHeight}
      className="list-layer"
      onKeyDownCapture={onKey}
    >
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

/** Gives tom-select the search row and the container while the layer is open, and updates it. */
function useOptionList(
  { module, choice, onToggle, onFail }: ListLayerProps,
  search: RefObject<HTMLInputElement | null>,
  host: RefObject<HTMLDivElement | null>,
) {
  const { options, chosen, loading } = choice
  const list = useRef<TomSelectModule.OptionList>(null)
  const toggle = useEffectEvent(onToggle)
  const start = useEffectEvent(() => {
    if (!module || !search.current || !host.current) return
    try {
      list.current = module.attachList(search.current, host.current, {
        ...choice,
        onToggle: (value) => toggle(value),
      })
    } catch (reason) {
      onFail(reason)
    }
  })

  useLayoutEffect(() => search.current?.focus({ preventScroll: true }), [search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts when the module has loaded.
  useLayoutEffect(() => {
    start()
    return () => {
      list.current?.destroy()
      list.current = null
    }
  }, [module])
  useLayoutEffect(() => list.current?.update({ options, chosen, loading }), [options, chosen, loading])
}
