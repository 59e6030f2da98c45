/** Events of an element (contract: Events). */
import type { EventDetails } from '../page/events'

/** Dispatches a bubbling, composed event. True unless a listener prevented the default. */
export function dispatch<N extends keyof EventDetails>(
  element: HTMLElement,
  name: N,
  detail: EventDetails[N],
  cancelable = false,
): boolean {
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}
