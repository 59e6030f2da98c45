/** What a server drew follows the matches that are on without React: that comes when something has changed. */
import { following } from '../api/following'
import { versionOfText } from '../contract/text-version'
import { viewFacts } from '../page/view-facts'

export interface Drawn {
  host: Element
  root: ShadowRoot
  /** When it came into the page, in ms. */
  since: number
  reach: () => void
}

/** None where it has gone before this file came. */
export function followDrawn(drawn: Drawn | undefined): void {
  if (!drawn) return
  const { host, root, since } = drawn
  const { followed = {}, answers = {} } = viewFacts(root) ?? {}
  for (const [address, starts] of Object.entries(followed)) {
    following()?.follow(host, {
      address,
      starts,
      since,
      isOver: () => viewFacts(root) === null,
      hear(text, asked) {
        const hasBegun = starts.some((start) => start > since && start <= asked)
        if (hasBegun || versionOfText(text) !== answers[address]) drawn.reach()
      },
    })
  }
}
