import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { memoryQuery } from '../page/query-state'
import { type Widget, WidgetContext } from '../page/widget'
import { NestedWidget } from './nested-widget'

const page = { productName: 'Koš', federation: 'KZS', history: 'page' } as const
const addresses = {
  api: 'https://kzs.example/api',
  storage: 'https://kzs.example/storage',
  site: 'https://kzs.example/pot',
}

function drawNested() {
  const outer = document.body.appendChild(document.createElement('div'))
  const root = createRoot(outer.attachShadow({ mode: 'open' }))
  const noop = () => {}
  const widget: Widget = {
    tag: 'parket-page',
    configuration: { ...page, ...addresses },
    headingLevel: 1,
    query: memoryQuery(),
    answers: new Map(),
    clock: () => '2025-11-30 12:00:00',
    year: () => '2025',
    navigate: noop,
    announceFilters: noop,
    announceMetadata: noop,
    isOnServer: false,
    isFollowing: true,
    noteFollowed: noop,
    element: null,
    keepFocus: noop,
    waitFor: () => undefined,
    adoptStyles: noop,
    renderRich: () => null,
    showContent: noop,
    showFallback: noop,
    reportFailure: noop,
  }
  flushSync(() =>
    root.render(
      <WidgetContext value={widget}>
        <NestedWidget tag="parket-nested-probe" headingLevel={3} />
      </WidgetContext>,
    ),
  )
  const nested = outer.shadowRoot?.firstElementChild
  if (!nested) throw new Error('nothing nested')
  return { outer, nested, leave: () => flushSync(() => root.unmount()) }
}

test('a nested element gets the settings of the element around it', () => {
  const { nested, leave, outer } = drawNested()
  const attributes = Object.fromEntries(
    nested.getAttributeNames().map((name) => [name, nested.getAttribute(name)]),
  )
  expect(attributes).toEqual({ ...addresses, 'product-name': 'Koš', federation: 'KZS', 'heading-level': '3' })
  leave()
  outer.remove()
})

test.each([
  ['parket-load', 0],
  ['parket-metadata', 0],
  ['parket-navigate', 1],
  ['parket-error', 1],
  ['parket-filter-change', 1],
])('of a nested element %s reaches the host %i times', (name, times) => {
  const { outer, nested, leave } = drawNested()
  const listener = vi.fn()
  document.addEventListener(name, listener)
  nested.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true }))
  document.removeEventListener(name, listener)
  expect(listener).toHaveBeenCalledTimes(times)
  leave()
  outer.remove()
})
