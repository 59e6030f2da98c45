/** Which clicks on a link are ours to answer. */
import type { MouseEvent } from 'react'

/** Not one that opens another tab or window or saves the link. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** A plain click does `act` instead of following the link; without `act` the browser follows every click. */
export const insteadOfFollowing = (act: (() => void) | undefined) => (event: MouseEvent) => {
  if (!act || !isPlainClick(event)) return
  event.preventDefault()
  act()
}
