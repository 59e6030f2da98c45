/** A match that is on has changed: a static element's matches are polled without React. */
import { following } from '../../client/following'
import { versionOfText } from '../../contract/text-version'
import { viewFacts } from '../view-facts'

export interface PolledView {
  host: Element
  root: ShadowRoot
  /** When it came into the page, in ms. */
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
      isOver: () => viewFacts(root) === null,
      onAnswer(text, requestedAt) {
        const hasBegun = starts.some((start) => start > since && start <= requestedAt)
        if (hasBegun || versionOfText(text) !== version) view.hydrate()
      },
    })
  }
}
