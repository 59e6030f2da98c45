/** A walk through a page by Tab, and the problems at each stop. */
import type { Page } from 'playwright'

export interface Stop {
  /** The same number for the same control. */
  id: number
  /** For failure messages. */
  name: string
  /** Problems of this stop, in words. */
  faults: string[]
}

declare global {
  interface Window {
    walk: { ids: WeakMap<Element, number>; count: number; last: Element | null; ringed: string }
  }
}

/** The focused control; null if there is none. Also checks the stop before. Runs in the page. */
function stopHere(isAhead: boolean): { stop: Stop | null; missed: string[] } {
  window.walk ??= { ids: new WeakMap(), count: 0, last: null, ringed: '' }
  const { walk } = window
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode()
    return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
  const chainOf = (element: Element): Element[] => {
    const chain = [element]
    for (let up = parentOf(element); up; up = parentOf(up)) chain.push(up)
    return chain
  }
  /** Focus rings of the control and of its containers. */
  const ringsOf = (element: Element): string =>
    chainOf(element)
      .slice(0, 5)
      .flatMap((each) => [null, '::before', '::after'].map((part) => getComputedStyle(each, part)))
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
        [outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`, boxShadow].join(),
      )
      .join('|')
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  const missed: string[] = []
  if (walk.last && walk.last !== element && walk.last.isConnected && ringsOf(walk.last) === walk.ringed)
    missed.push('no ring')
  const before = walk.last
  if (!element || element === document.body) {
    walk.last = null
    return { stop: null, missed }
  }
  const faults: string[] = []
  if (element instanceof HTMLElement && element.tabIndex > 0) faults.push('an order of its own')
  if (chainOf(element).some((each) => each.ariaHidden === 'true')) faults.push('hidden from readers')

  const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const sides = [Math.max(box.left, 0), Math.max(box.top, 0)] as const
  const ends = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)] as const
  if (ends[0] - sides[0] < 1 || ends[1] - sides[1] < 1) faults.push('out of sight')
  const fits = box.width <= innerWidth && box.height <= innerHeight
  if (fits && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
    faults.push('half out of sight')
  const at = (x: number, y: number): Element | null => {
    let hit = document.elementFromPoint(x, y)
    while (hit?.shadowRoot) {
      const inner: Element | null = hit.shadowRoot.elementFromPoint(x, y)
      if (!inner || inner === hit) break
      hit = inner
    }
    return hit
  }
  const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y] as const))
  const isOnTop = points.some(([x, y]) => {
    const hit = at(sides[0] + (ends[0] - sides[0]) * x, sides[1] + (ends[1] - sides[1]) * y)
    return hit !== null && element !== null && chainOf(hit).includes(element)
  })
  if (!isOnTop) faults.push('covered')

  // Further up and not to the right, or in the same row and to the left: against the reading order.
  if (isAhead && before?.isConnected) {
    const last = before.getClientRects()[0] ?? before.getBoundingClientRect()
    const isAbove = box.bottom <= last.top + 1
    const isBelow = box.top >= last.bottom - 1
    if (!isBelow && box.left < last.left - 1 && !(isAbove && box.left >= last.right))
      faults.push(`before "${before.ariaLabel ?? before.textContent?.slice(0, 30)}"`)
  }
  if (!walk.ids.has(element)) walk.ids.set(element, ++walk.count)
  walk.last = element
  walk.ringed = ringsOf(element)
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
  const words = (element.ariaLabel ?? (label ?? element).textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40)
  return { stop: { id: walk.ids.get(element) ?? 0, name: `${element.localName} "${words}"`, faults }, missed }
}

/** More stops than any page has: the focus is trapped. */
const most = 600

/** The stops up to the last one, or, if none is given, until the focus leaves the page or is where it began. */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  isLast: (stop: Stop) => boolean = () => false,
): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let count = 0; count < most; count++) {
    await page.keyboard.press(key)
    const { stop, missed } = await page.evaluate(stopHere, key === 'Tab')
    stops.at(-1)?.faults.push(...missed)
    // A browser with windows may begin again in place of leaving.
    if (!stop || (stops.length > 1 && stop.id === stops[0]?.id)) return stops
    // A video player's inner controls count as one stop.
    if (stop.id !== stops.at(-1)?.id) stops.push(stop)
    if (isLast(stop)) return stops
  }
  throw new Error(`the focus never comes out: ${stops.slice(-5).map(({ name }) => name)}`)
}

export const faultsOf = (stops: readonly Stop[]): string[] =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))
