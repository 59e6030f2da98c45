/** How an element tells its host (contract: Events). */
import type { EventDetails } from './events'

/** Our events bubble and leave the shadow root. True unless somebody prevented the default. */
export function dispatch<N extends keyof EventDetails>(
  element: HTMLElement,
  name: N,
  detail: EventDetails[N],
  cancelable = false,
): boolean {
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}
