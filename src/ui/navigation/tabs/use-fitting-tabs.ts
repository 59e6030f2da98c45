/** How many tabs fit in their bar; the measuring code is loaded when they first don't fit. */
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { holdsFocus } from '../../base/leave'
import { lazyPart, useLazyPart } from '../../fields/lazy-part'
import type { Tab } from './tab'

const measuring = lazyPart('menu of tabs that do not fit', () => import('./watch-fit'))

/** Calls `onFold` whenever CSS shows "Več": some tabs don't fit. */
function watchFold(bar: Element, onFold: () => void): () => void {
  const more = bar.querySelector('.tabs-more')
  const sizes = new ResizeObserver(() => more && more.clientWidth > 0 && onFold())
  if (more) sizes.observe(more)
  return () => sizes.disconnect()
}

/**
 * How many tabs, from the first, are in `bar`. Null on the server and until they are measured: CSS collapses them. All
 * of them if no menu can open: then the row scrolls. `onLost` is called when another count has taken the focus from the
 * bar: the focused tab has moved into or out of it.
 */
export function useFittingTabs(
  bar: RefObject<HTMLElement | null>,
  tabs: readonly Tab[],
  hasMenu: boolean,
  onLost: () => void,
): number | null {
  const [count, setCount] = useState<number | null>(null)
  const hadFocus = useRef(false)
  const { found, load } = useLazyPart(measuring)
  const settle = useEffectEvent((next: number) => {
    if (next === count) return
    hadFocus.current = holdsFocus(bar.current)
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
    return watchFold(element, load)
  }, [bar, names, hasMenu, found])
  const fit = count === null ? null : Math.min(count, tabs.length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another number of tabs fits
  useLayoutEffect(() => {
    // They may be measured as soon as they are rendered: then this runs before the next render.
    if (fit === null) return
    if (hadFocus.current && !holdsFocus(bar.current)) onLost()
    hadFocus.current = false
  }, [fit])
  return fit
}
