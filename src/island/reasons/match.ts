/** A match that is on has changed: a static element's matches are polled without React. */
import { following } from '../../client/following'
import { versionOfText } from '../../contract/text-version'
import { hasView, viewFacts } from '../view-facts'

export interface PolledView {
  host: Element
  root: ShadowRoot
  /** When it came into the page, in ms; 0 once it is known to be out of date */
  since: number
  hydrate: () => void
}

/** Does nothing for an element that was removed before this file loaded. */
export function pollMatches(view: PolledView | undefined): void {
  if (!view) return
  const { host, root, since } = view
  for (const [address, { starts, version }] of Object.entries(viewFacts(root)?.polled ?? {})) {
    following()?.follow(host, {
      address,
      starts,
      since,
      isOver: () => !hasView(root),
      onAnswer(text, requestedAt) {
        const hasBegun = starts.some((start) => start > since && start <= requestedAt)
        const hasChanged = versionOfText(text) !== version
        // Live, it requests the answer again, which the browser has just got.
        if (hasChanged) view.since = 0
        if (hasBegun || hasChanged) view.hydrate()
      },
    })
  }
}
