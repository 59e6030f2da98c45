/** Draws a part inside an open shadow root, as the frame does, for tests in a real browser. */
import type { RunOptions } from 'axe-core'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { adoptStyles } from '../../styles/adopt'
import { baseStyles } from '../../styles/base'
import { iconStyles } from '../base/icon'
import { fieldStyles } from './field'

interface Drawn {
  shadow: ShadowRoot
  draw: (view: ReactNode) => void
  unmount: () => void
}

const drawn = new Set<Drawn>()

function dress(host: Element, scheme: 'light' | 'dark'): void {
  if (!(host instanceof HTMLElement)) return
  host.style.colorScheme = scheme
  host.style.background = scheme === 'dark' ? '#0c141b' : '#fff'
}

/** A host in the page with an open shadow root and our styles; `html` is what a server would have sent. */
export function shadowHost(html = '') {
  const host = document.body.appendChild(document.createElement('div'))
  dress(host, 'light')
  const shadow = host.attachShadow({ mode: 'open' })
  adoptStyles(shadow, ...baseStyles, iconStyles, fieldStyles)
  shadow.innerHTML = `<div data-root lang="sl">${html}</div>`
  const root = shadow.querySelector<HTMLElement>('[data-root]')
  if (!root) throw new Error('no root')
  return { host, shadow, root }
}

export function drawInShadow(view: ReactNode): Drawn {
  // The tests' frame has the keyboard only once something in it was focused.
  window.focus()
  const { host, shadow, root } = shadowHost()
  const react = createRoot(root)
  const self: Drawn = {
    shadow,
    draw: (next) => flushSync(() => react.render(next)),
    unmount() {
      flushSync(() => react.unmount())
      host.remove()
      drawn.delete(self)
    },
  }
  drawn.add(self)
  self.draw(view)
  return self
}

export function unmountAll(): void {
  for (const each of drawn) each.unmount()
}

/** What has the focus, however deep in shadow roots. */
export function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

/** The layer that is open now; null when there is none. */
export const openLayers = ({ shadow }: Drawn): Element[] => [...shadow.querySelectorAll(':popover-open')]

/** After all movement that ends. */
export async function atRest(): Promise<void> {
  const roots = [document, ...[...drawn].map(({ shadow }) => shadow)]
  const ending = roots
    .flatMap((root) => root.getAnimations())
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.all(ending.map((animation) => animation.finished))
}

const allRules: RunOptions = { rules: { region: { enabled: false } } }
const contrastAlone: RunOptions = { runOnly: ['color-contrast'] }

async function foundBy(rules: RunOptions): Promise<string[]> {
  await atRest()
  // By whom it is asked for: half a megabyte that most files have no use for.
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(document.body, { ...rules, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** What axe finds wrong with the page as it stands. */
export const faults = (): Promise<string[]> => foundBy(allRules)

/** The same in light and in dark, where nothing but the colours may be wrong that was right. */
export async function faultsInBoth(): Promise<string[]> {
  const found = await faults()
  for (const { shadow } of drawn) dress(shadow.host, 'dark')
  const inDark = await foundBy(contrastAlone)
  for (const { shadow } of drawn) dress(shadow.host, 'light')
  return [...found, ...inDark.map((fault) => `in dark ${fault}`)]
}
