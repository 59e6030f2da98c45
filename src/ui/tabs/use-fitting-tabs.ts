/** Measures which tabs fit their bar, again whenever it, they or the font change. */
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { fittingCount } from './fitting'
import type { Tab } from './tab'

export const moreLabel = 'Več'

/** A tab as wide as it gets: bold, with its sign. */
function drawRuled(name: string, hasSign: boolean): HTMLElement {
  const tab = document.createElement('span')
  tab.className = 'tab tab-ruled'
  tab.textContent = name
  if (hasSign) tab.dataset.sign = ''
  return tab
}

/** Draws all tabs unseen for a moment, so the answer doesn't hang on what stands in the bar now. */
function widthsOf(bar: HTMLElement, tabs: readonly Tab[]): number[] {
  const ruler = document.createElement('div')
  ruler.className = 'tabs-ruler'
  ruler.append(...tabs.map(({ label, external }) => drawRuled(label, !!external)), drawRuled(moreLabel, true))
  bar.append(ruler)
  const widths = [...ruler.children].map((tab) => tab.getBoundingClientRect().width)
  ruler.remove()
  return widths
}

/** Null where the bar isn't laid out now. */
function measure(bar: HTMLElement, tabs: readonly Tab[]): number | null {
  const room = bar.getBoundingClientRect().width
  if (room === 0) return null
  const widths = widthsOf(bar, tabs)
  // Half a pixel: sums of fractions.
  return fittingCount(widths.slice(0, -1), room + 0.5, widths.at(-1) ?? 0)
}

/**
 * How many tabs, from the first, stand in `bar`. All of them on the server, before the first measuring, and where
 * no menu can open for the others: then the row scrolls. `onFit` hears of a new count before it is drawn.
 */
export function useFittingTabs(
  bar: RefObject<HTMLElement | null>,
  tabs: readonly Tab[],
  hasMenu: boolean,
  onFit: (count: number) => void,
): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY)
  const settle = useEffectEvent(() => {
    const next = hasMenu ? bar.current && measure(bar.current, tabs) : Number.POSITIVE_INFINITY
    if (next === null || next === count) return
    onFit(next)
    setCount(next)
  })
  const names = tabs.map(({ label, external }) => `${label}${external ? ' ↗' : ''}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the names change
  useLayoutEffect(() => {
    const element = bar.current
    if (!element || !('showPopover' in element)) return
    settle()
    if (!hasMenu) return
    const sizes = new ResizeObserver(() => settle())
    sizes.observe(element)
    const fonts = new AbortController()
    document.fonts.addEventListener('loadingdone', () => settle(), { signal: fonts.signal })
    return () => {
      sizes.disconnect()
      fonts.abort()
    }
  }, [bar, names, hasMenu])
  return Math.min(count, tabs.length)
}
