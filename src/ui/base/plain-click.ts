/** Which clicks on a link are ours to answer. */
import type { MouseEvent } from 'react'

/** Not one that opens another tab or window or saves the link. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/**
 * For a link: a plain click does `act` instead of following it; without `act` the browser follows every click. The
 * attribute says so where nobody answers yet.
 */
export const actsInPlace = (act: (() => void) | undefined) =>
  act && {
    'data-in-place': '',
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      act()
    },
  }
