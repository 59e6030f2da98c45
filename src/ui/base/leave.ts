/** Detects that the visitor leaves an open field: a press elsewhere, or the focus elsewhere. */

/**
 * Calls `left` until `signal` aborts. Presses are checked by their composed path, because outside of a shadow root an
 * event's target is the host. A touch counts when the finger is lifted, so that scrolling isn't a press.
 */
export function whenLeft(field: HTMLElement, left: () => void, signal: AbortSignal): void {
  const onPress = (event: PointerEvent) => {
    const counts = (event.type === 'pointerdown') === (event.pointerType === 'mouse')
    if (counts && !event.composedPath().includes(field)) left()
  }
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    // Without a target the window lost the focus, or a phone's keyboard was closed.
    if (relatedTarget instanceof Node && !field.contains(relatedTarget)) left()
  }
  document.addEventListener('pointerdown', onPress, { signal, capture: true })
  document.addEventListener('pointerup', onPress, { signal, capture: true })
  field.addEventListener('focusout', onFocusOut, { signal })
}

/** Whether the focus is inside. By `contains`: `:focus-within` doesn't match for an open layer. */
export function holdsFocus(field: HTMLElement | null): boolean {
  const root = field?.getRootNode()
  return (root instanceof ShadowRoot || root instanceof Document) && !!field?.contains(root.activeElement)
}
