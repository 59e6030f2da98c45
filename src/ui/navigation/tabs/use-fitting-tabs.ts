/** How many tabs fit in their bar: as many as its style sheet leaves in the first line while it folds the row. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { holdsFocus } from '../../base/leave'
import type { Tab } from './tab-link'

/** The tabs of a folded row before the first that has gone into its second line; null if the bar isn't laid out. */
function fittingIn(bar: HTMLElement): number | null {
  const { width, bottom } = bar.getBoundingClientRect()
  if (width === 0) return null
  const tabs = [...bar.querySelectorAll('[role=tab]')]
  const folded = tabs.findIndex((tab) => tab.getBoundingClientRect().top >= bottom - 1)
  return folded < 0 ? tabs.length : folded
}

/**
 * How many tabs, from the first, are in `bar`, and whether the sheet folds it: on the server, and while all are rendered to
 * be measured, again whenever the bar or the font changes. All of them if no menu can open: then the row scrolls. `onLost` is
 * called when another count has taken the focus from the bar: the focused tab has moved into or out of it.
 */
export function useFittingTabs(
  bar: RefObject<HTMLElement | null>,
  tabs: readonly Tab[],
  hasMenu: boolean,
  onLost: () => void,
): { count: number; isFolded: boolean } {
  const names = tabs.map(({ label, external }) => `${label}${external}`).join()
  const [fit, setFit] = useState({ of: '', count: tabs.length })
  const isFolded = fit.of !== names
  const hadFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs are their names
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const canFold = hasMenu && 'showPopover' in element
    if (isFolded || (!canFold && fit.count < tabs.length)) {
      const count = canFold ? fittingIn(element) : tabs.length
      hadFocus.current = holdsFocus(element)
      if (count !== null) setFit({ of: names, count })
    } else {
      if (hadFocus.current && !holdsFocus(element)) onLost()
      hadFocus.current = false
    }
  }, [bar, fit, names, hasMenu])
  useLayoutEffect(() => {
    const measure = () => setFit(({ count }) => ({ of: '', count }))
    const sizes = new ResizeObserver(measure)
    if (bar.current) sizes.observe(bar.current)
    document.fonts.addEventListener('loadingdone', measure)
    return () => {
      sizes.disconnect()
      document.fonts.removeEventListener('loadingdone', measure)
    }
  }, [bar])
  return { count: Math.min(fit.count, tabs.length), isFolded }
}
