/** When the visitor turns away from an open field: a press elsewhere, or the focus gone elsewhere. */

/**
 * Calls `left` then, until `signal` ends it. Presses are judged by their whole path, because outside of a shadow
 * root an event seems to come from the host. A finger counts when it is lifted: scrolling the page is no press.
 */
export function whenLeft(field: HTMLElement, left: () => void, signal: AbortSignal): void {
  const onPress = (event: PointerEvent) => {
    const counts = (event.type === 'pointerdown') === (event.pointerType === 'mouse')
    if (counts && !event.composedPath().includes(field)) left()
  }
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    // No target: the window lost the focus, or a telephone's keyboard was put away.
    if (relatedTarget instanceof Node && !field.contains(relatedTarget)) left()
  }
  document.addEventListener('pointerdown', onPress, { signal, capture: true })
  document.addEventListener('pointerup', onPress, { signal, capture: true })
  field.addEventListener('focusout', onFocusOut, { signal })
}

/** Whether the focus is inside. By `contains`: `:focus-within` does not see into an open layer. */
export function holdsFocus(field: HTMLElement | null): boolean {
  const root = field?.getRootNode()
  return (root instanceof ShadowRoot || root instanceof Document) && !!field?.contains(root.activeElement)
}
