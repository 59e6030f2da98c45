/** Clicks on links that we handle instead of the browser. */
import type { MouseEvent } from 'react'

/** Of a link that leads away from the site. */
export const inNewTab = { target: '_blank', rel: 'noopener' } as const

/** Whether the click wouldn't open another tab or window or save the link. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/**
 * For a link: a plain click calls `act` instead of following it; without `act` the browser follows every click. The mark
 * (src/island/protocol.ts) says so before hydration.
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
