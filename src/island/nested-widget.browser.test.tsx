import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { widgetOf } from '../client/use-request.fixture'
import { WidgetContext } from '../page/widget'
import { NestedWidget } from './nested-widget'

const page = { productName: 'Koš', federation: 'KZS', history: 'page' } as const
const addresses = {
  api: 'https://kzs.example/api',
  storage: 'https://kzs.example/storage',
  site: 'https://kzs.example/pot',
}

function renderNested() {
  const outer = document.body.appendChild(document.createElement('div'))
  const root = createRoot(outer.attachShadow({ mode: 'open' }))
  const widget = { ...widgetOf(addresses.api), configuration: { ...page, ...addresses } }
  flushSync(() =>
    root.render(
      <WidgetContext value={widget}>
        <NestedWidget tag="parket-nested-probe" headingLevel={3} />
      </WidgetContext>,
    ),
  )
  const nested = outer.shadowRoot?.firstElementChild
  if (!nested) throw new Error('nothing nested')
  const leave = () => {
    flushSync(() => root.unmount())
    outer.remove()
  }
  return { nested, leave }
}

test('a nested element gets the settings of the element around it', () => {
  const { nested, leave } = renderNested()
  const attributes = Object.fromEntries(
    nested.getAttributeNames().map((name) => [name, nested.getAttribute(name)]),
  )
  expect(attributes).toEqual({ ...addresses, 'product-name': 'Koš', federation: 'KZS', 'heading-level': '3' })
  leave()
})

test.each([
  ['parket-load', 0],
  ['parket-metadata', 0],
  ['parket-navigate', 1],
  ['parket-error', 1],
  ['parket-filter-change', 1],
])('of a nested element %s reaches the host %i times', (name, times) => {
  const { nested, leave } = renderNested()
  const listener = vi.fn()
  document.addEventListener(name, listener)
  nested.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true }))
  document.removeEventListener(name, listener)
  expect(listener).toHaveBeenCalledTimes(times)
  leave()
})
