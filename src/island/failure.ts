/** The one console line and the one event of a failure (contract: Events). */

import type { FailedRequest } from '../page/events'
import { dispatch } from './dispatch'

export function announceFailure(element: HTMLElement, failure: FailedRequest): void {
  console.error(`${element.localName}: ${failure.request} failed:`, failure.error)
  dispatch(element, 'parket-error', failure)
}
