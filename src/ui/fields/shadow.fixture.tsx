import type { RunOptions } from 'axe-core'
import { type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import { adoptStyles } from '../../styles/adopt'
import { baseStyles } from '../../styles/base'
import '../base/icon.css?sheet'
import './field.css?sheet'

export interface Rendered {
  shadow: ShadowRoot
  render: (view: ReactNode) => void
  resize: (width: number) => void
  unmount: () => void
}

const rendered = new Set<Pick<Rendered, 'shadow' | 'unmount'>>()

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
  adoptStyles(shadow, ...baseStyles, ...import.meta.sheets)
  shadow.innerHTML = `<div data-root lang="sl">${html}</div>`
  const root = shadow.querySelector<HTMLElement>('[data-root]')
  if (!root) throw new Error('no root')
  return { host, shadow, root }
}

export function renderInShadow(view: ReactNode, styles: readonly string[] = [], width?: number): Rendered {
  // The tests' frame has the keyboard only once something in it was focused.
  window.focus()
  const { host, shadow, root } = shadowHost()
  adoptStyles(shadow, ...styles)
  const react = createRoot(root)
  const self: Rendered = {
    shadow,
    render: (next) => flushSync(() => react.render(next)),
    resize(width) {
      host.style.inlineSize = `${width}px`
    },
    unmount() {
      flushSync(() => react.unmount())
      host.remove()
      rendered.delete(self)
    },
  }
  rendered.add(self)
  if (width !== undefined) self.resize(width)
  self.render(view)
  return self
}

function Live({ children, onLive }: { children: ReactNode; onLive?: () => void }) {
  useEffect(() => onLive?.(), [onLive])
  return children
}

/** What a server sends; `hydrate` lets React take it over, and `complaints` is called for all that it minds. */
export function serveInShadow(served: ReactNode) {
  const { host, shadow, root } = shadowHost(renderToString(<Live>{served}</Live>))
  const complaints = vi.fn()
  const spy = vi.spyOn(console, 'error').mockImplementation(complaints)
  let react: Root | undefined
  const self = {
    ...{ shadow, root, complaints },
    hydrate: (own = served) =>
      new Promise<void>((resolve) => {
        react = hydrateRoot(root, <Live onLive={resolve}>{own}</Live>, { onRecoverableError: complaints })
      }),
    render: (next: ReactNode) => flushSync(() => react?.render(<Live>{next}</Live>)),
    unmount() {
      flushSync(() => react?.unmount())
      host.remove()
      spy.mockRestore()
      rendered.delete(self)
    },
  }
  rendered.add(self)
  return self
}

export function unmountAll(): void {
  for (const each of rendered) each.unmount()
}

export function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

export const openLayers = ({ shadow }: Pick<Rendered, 'shadow'>): Element[] => [
  ...shadow.querySelectorAll(':popover-open'),
]

export async function atRest(): Promise<void> {
  const roots = [document, ...[...rendered].map(({ shadow }) => shadow)]
  const ending = roots
    .flatMap((root) => root.getAnimations())
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.all(ending.map((animation) => animation.finished))
}

const allRules: RunOptions = { rules: { region: { enabled: false } } }
const contrastAlone: RunOptions = { runOnly: ['color-contrast'] }

async function foundBy(rules: RunOptions): Promise<string[]> {
  await atRest()
  // By whom it is requested: half a megabyte that most files have no use for.
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(document.body, { ...rules, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

export const faults = (): Promise<string[]> => foundBy(allRules)

/** The same in light and in dark, where nothing but the colours may be wrong that was right. */
export async function faultsInBoth(): Promise<string[]> {
  const found = await faults()
  for (const { shadow } of rendered) dress(shadow.host, 'dark')
  const inDark = await foundBy(contrastAlone)
  for (const { shadow } of rendered) dress(shadow.host, 'light')
  return [...found, ...inDark.map((fault) => `in dark ${fault}`)]
}
