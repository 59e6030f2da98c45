/** The layer under an open field: a popover in the browser's top layer, so that nothing clips it. */
import { type ComponentProps, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { whenLeft } from '../base/leave'
import { followField } from './follow'
import './field.css?sheet'

interface LayerProps extends ComponentProps<'div'> {
  field: RefObject<HTMLElement | null>
  /** Called when the visitor leaves; the focus is already elsewhere. */
  onLeave: () => void
  /** In px: the least height in a low viewport. */
  leastHeight?: number
  /** Aligned with the field's end. */
  atEnd?: boolean
}

/** Must be a descendant of its field, so that focus and presses inside count as the field's. */
export function Layer({ field, onLeave, leastHeight, atEnd = false, className, ...rest }: LayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(onLeave)

  useLayoutEffect(() => {
    const element = layer.current
    const anchor = field.current
    if (!element || !anchor) return
    // "manual": with "auto" the browser would close it on a press on its own field.
    element.showPopover()
    const open = new AbortController()
    followField(element, anchor, { leastHeight, atEnd }, open.signal)
    whenLeft(anchor, () => leave(), open.signal)
    return () => open.abort()
  }, [field, leastHeight, atEnd])

  return <div {...rest} ref={layer} className={`layer unprinted ${className}`} popover="manual" />
}
