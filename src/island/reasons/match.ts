/** A match that is on has changed: a static element's matches are polled without React. */
import { following } from '../../client/following'
import { versionOfText } from '../../contract/text-version'
import { closing, longestMatch } from '../../domain/time/clock'
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
  const { attributes, polled = {} } = viewFacts(root) ?? {}
  const isAlways = attributes?.refresh === 'always'
  for (const [address, { starts, version }] of Object.entries(polled)) {
    following()?.follow(host, {
      address,
      starts,
      since,
      isAlways,
      isOver: () => !hasView(root),
      onAnswer(text, requestedAt) {
        const isBetween = (time: number) => time > since && time <= requestedAt
        // Live, it notices the next day.
        const hasTurned = starts.some(
          (start) => isBetween(start) || isBetween(start + longestMatch + closing),
        )
        const hasChanged = versionOfText(text) !== version
        // Live, it requests the answer again, which the browser has just got.
        if (hasChanged) view.since = 0
        if (hasTurned || hasChanged || isAlways) view.hydrate()
      },
    })
  }
}
