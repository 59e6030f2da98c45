/** How many tabs stand in their bar; what measures them comes when they first don't fit. */
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { lazyPart, useLazyPart } from '../field/lazy-part'
import type { Tab } from './tab'

export const crowd = lazyPart('menu of tabs that do not fit', () => import('./crowd'))

/** Tells whenever the row scrolls: it has more than fits. */
function watchOverflow(row: Element, tell: () => void): () => void {
  const sizes = new ResizeObserver(() => row.scrollWidth > row.clientWidth && tell())
  sizes.observe(row)
  return () => sizes.disconnect()
}

/**
 * How many tabs, from the first, stand in `bar`. All of them on the server, until "Več" has come, and where no
 * menu can open for the others: then the row scrolls. `onFit` hears of a new count before it is drawn.
 */
export function useFittingTabs(
  bar: RefObject<HTMLElement | null>,
  tabs: readonly Tab[],
  hasMenu: boolean,
  onFit: () => void,
): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY)
  const { found, reach } = useLazyPart(crowd)
  const settle = useEffectEvent((next: number) => {
    if (next === count) return
    onFit()
    setCount(next)
  })
  const names = tabs.map(({ label, external }) => `${label}${external ? ' ↗' : ''}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the names change
  useLayoutEffect(() => {
    const element = bar.current
    const row = element?.firstElementChild
    if (!element || !row || !('showPopover' in element)) return
    if (!hasMenu) return settle(Number.POSITIVE_INFINITY)
    if (crowd.found) return crowd.found.watchFit(element, tabs, (next) => settle(next))
    return watchOverflow(row, reach)
  }, [bar, names, hasMenu, found])
  return Math.min(count, tabs.length)
}
