/** How many tabs stand in their bar; what measures them comes when they first don't fit. */
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { lazyPart, useLazyPart } from '../../fields/lazy-part'
import type { Tab } from './tab'

const measuring = lazyPart('menu of tabs that do not fit', () => import('./watch-fit'))

/** Tells whenever the sheet has given "Več" a place: there are tabs that don't fit. */
function watchFold(bar: Element, tell: () => void): () => void {
  const more = bar.querySelector('.tabs-more')
  const sizes = new ResizeObserver(() => more && more.clientWidth > 0 && tell())
  if (more) sizes.observe(more)
  return () => sizes.disconnect()
}

/**
 * How many tabs, from the first, stand in `bar`. Null on the server and until they are measured: the sheet folds them.
 * All of them where no menu can open for the others: then the row scrolls. `onFit` hears of a new count before it is
 * drawn.
 */
export function useFittingTabs(
  bar: RefObject<HTMLElement | null>,
  tabs: readonly Tab[],
  hasMenu: boolean,
  onFit: () => void,
): number | null {
  const [count, setCount] = useState<number | null>(null)
  const { found, reach } = useLazyPart(measuring)
  const settle = useEffectEvent((next: number) => {
    if (next === count) return
    onFit()
    setCount(next)
  })
  const names = tabs.map(({ label, external }) => `${label}${external ? ' ↗' : ''}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the names change
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const canFold = hasMenu && measuring.found !== null && 'showPopover' in element
    if (!canFold) return settle(Number.POSITIVE_INFINITY)
    if (measuring.found) return measuring.found.watchFit(element, tabs, (next) => settle(next))
    return watchFold(element, reach)
  }, [bar, names, hasMenu, found])
  return count === null ? null : Math.min(count, tabs.length)
}
