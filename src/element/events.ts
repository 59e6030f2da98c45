/** The one console line and the one event of a failure (contract 3, spec 8). */
import type { EventDetails, FailedRequest } from '../page/events'

export function announceFailure(element: HTMLElement, failure: FailedRequest): void {
  console.error(`${element.localName}: ${failure.request} failed:`, failure.error)
  dispatch(element, 'parket-error', failure)
}

/** Events of contract 3 bubble and leave the shadow root. True unless somebody prevented the default. */
export function dispatch<N extends keyof EventDetails>(
  element: HTMLElement,
  name: N,
  detail: EventDetails[N],
  cancelable = false,
): boolean {
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}
