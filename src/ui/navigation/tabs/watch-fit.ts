/**
 * Measures how many tabs fit in their bar, again whenever the bar or the font changes. Needed only if tabs don't fit;
 * import this file only by `import()`.
 */
import { fittingCount } from './fitting'
import { moreLabel } from './more-tabs'
import type { Tab } from './tab'

/** A tab in its largest width: bold, with its icon. */
function drawRuled(name: string, hasSign: boolean): HTMLElement {
  const tab = document.createElement('span')
  tab.className = 'tab tab-ruled'
  tab.textContent = name
  if (hasSign) tab.dataset.sign = ''
  return tab
}

/** Renders all tabs invisibly for a moment, so the result doesn't depend on those in the bar now. */
function widthsOf(bar: HTMLElement, tabs: readonly Tab[]): number[] {
  const ruler = document.createElement('div')
  ruler.className = 'tabs-ruler'
  const more = drawRuled(moreLabel, true)
  more.classList.add('tabs-more')
  ruler.append(...tabs.map(({ label, external }) => drawRuled(label, !!external)), more)
  bar.append(ruler)
  const widths = [...ruler.children].map((tab) => tab.getBoundingClientRect().width)
  ruler.remove()
  return widths
}

/** Null if the bar isn't laid out. */
function measure(bar: HTMLElement, tabs: readonly Tab[]): number | null {
  const room = bar.getBoundingClientRect().width
  if (room === 0) return null
  const widths = widthsOf(bar, tabs)
  // Tolerance of half a pixel, for rounding.
  return fittingCount(widths.slice(0, -1), room + 0.5, widths.at(-1) ?? 0)
}

/**
 * Calls `onChange` at once and after each change with how many of `tabs`, from the first, fit in `bar`. Returns a stop
 * function.
 */
export function watchFit(
  bar: HTMLElement,
  tabs: readonly Tab[],
  onChange: (count: number) => void,
): () => void {
  const settle = () => {
    const count = measure(bar, tabs)
    if (count !== null) onChange(count)
  }
  settle()
  const sizes = new ResizeObserver(settle)
  sizes.observe(bar)
  const fonts = new AbortController()
  document.fonts.addEventListener('loadingdone', settle, { signal: fonts.signal })
  return () => {
    sizes.disconnect()
    fonts.abort()
  }
}
