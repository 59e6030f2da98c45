/** How many tabs fit in their bar: as many as its style sheet leaves in the first line while it folds the row. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { holdsFocus } from '../../base/leave'
import type { Tab } from './tab-link'

/** How many tabs of a folded row come before the first in its second line; null without one, or without a layout. */
function fittingIn(bar: HTMLElement): number | null {
  const { width, bottom } = bar.getBoundingClientRect()
  const tabs = [...bar.querySelectorAll('[role=tab]')]
  const folded = tabs.findIndex((tab) => tab.getBoundingClientRect().top >= bottom - 1)
  return width > 0 && folded >= 0 ? folded : null
}

/**
 * How many tabs, from the first, are in `bar`, and whether the sheet folds it: on the server, while all have always
 * fitted, and while all are rendered to be measured, again whenever the bar or the font changes. All of them if no menu
 * can open: then the row scrolls. `onLost` is called when another count has taken the focus from the bar: the focused tab
 * has moved into or out of it.
 */
export function useFittingTabs(
  bar: RefObject<HTMLElement | null>,
  tabs: readonly Tab[],
  hasMenu: boolean,
  onLost: () => void,
): { count: number; isFolded: boolean } {
  const names = tabs.map(({ label, external }) => `${label}${external}`).join()
  const [fit, setFit] = useState<{ of: string; count: number | null }>({ of: '', count: null })
  const isDue = fit.of !== names
  const count = fit.count ?? tabs.length
  const hadFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs are their names
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const canFold = hasMenu && 'showPopover' in element
    if (isDue || (!canFold && fit.count !== tabs.length)) {
      hadFocus.current = holdsFocus(element)
      // A server's bar that has never been too narrow stays as it is.
      const all = canFold && fit.count === null ? null : tabs.length
      setFit({ of: names, count: (canFold ? fittingIn(element) : null) ?? all })
    } else {
      if (hadFocus.current && !holdsFocus(element)) onLost()
      hadFocus.current = false
    }
  }, [bar, fit, names, hasMenu])
  useLayoutEffect(() => {
    const measure = () => setFit((before) => ({ ...before, of: '' }))
    const sizes = new ResizeObserver(measure)
    if (bar.current) sizes.observe(bar.current)
    document.fonts.addEventListener('loadingdone', measure)
    return () => {
      sizes.disconnect()
      document.fonts.removeEventListener('loadingdone', measure)
    }
  }, [bar])
  return { count, isFolded: isDue || fit.count === null }
}
