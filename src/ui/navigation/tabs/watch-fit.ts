/**
 * Measures how many tabs fit their bar, again whenever the bar or the font changes. What a bar needs whose tabs don't
 * fit; nothing may import this file other than by `import()`.
 */
import { fittingCount } from './fitting'
import { moreLabel } from './more-tabs'
import type { Tab } from './tab'

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
  const more = drawRuled(moreLabel, true)
  more.classList.add('tabs-more')
  ruler.append(...tabs.map(({ label, external }) => drawRuled(label, !!external)), more)
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

/** Tells at once, and after each change, how many of `tabs`, from the first, fit `bar`; gives what ends it. */
export function watchFit(bar: HTMLElement, tabs: readonly Tab[], tell: (count: number) => void): () => void {
  const settle = () => {
    const count = measure(bar, tabs)
    if (count !== null) tell(count)
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
