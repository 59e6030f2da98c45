/** What is drawn anew by itself takes the focus from nobody. */
import { rememberPlace } from './input-replay'

/** ms; so long a drawing may take. */
const longestDrawing = 5000

export function keepFocus(root: ShadowRoot): void {
  const focused = root.activeElement
  if (!(focused instanceof HTMLElement)) return
  const find = rememberPlace(focused, root)
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return
    observer.disconnect()
    // Who has gone on by then stays where he is.
    const isElsewhere = root.activeElement || (document.activeElement ?? document.body) !== document.body
    if (!isElsewhere) find(root)?.focus({ preventScroll: true })
  })
  observer.observe(root, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), longestDrawing)
}
