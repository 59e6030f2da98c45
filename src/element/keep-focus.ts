/** Restores the focus when a re-render that the visitor didn't cause has replaced the focused element. */
import { rememberPlace } from './input-replay'

/** Upper limit for the duration of a rendering, in ms. */
const maxRenderMs = 5000

export function keepFocus(root: ShadowRoot): void {
  const focused = root.activeElement
  if (!(focused instanceof HTMLElement)) return
  const find = rememberPlace(focused, root)
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return
    observer.disconnect()
    // Unless the visitor has focused something else meanwhile.
    const isElsewhere = root.activeElement || (document.activeElement ?? document.body) !== document.body
    if (!isElsewhere) find(root)?.focus({ preventScroll: true })
  })
  observer.observe(root, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), maxRenderMs)
}
