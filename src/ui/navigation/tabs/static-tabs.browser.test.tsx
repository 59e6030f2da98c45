/** A bar as a server sends it, folded by the sheet alone, beside the measured one: nobody may see it become live. */
import { useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waitFor } from '../../../../test/support/wait-for'
import { hearComplaints } from '../../../island/console.fixture'
import { makeProbe } from '../../../island/element.fixture'
import { registry } from '../../../island/protocol'
import { register } from '../../../island/register'
import { richAsWords } from '../../../island/rich.fixture'
import { renderWidget } from '../../../island/server'
import { StaticElement } from '../../../island/static-element'
import { useWidget } from '../../../page/widget'
import { adoptStyles } from '../../../styles/adopt'
import { renderInShadow, shadowHost, unmountAll } from '../../fields/shadow.fixture'
import { type Tab, Tabs } from './tabs'
import { choices, menu, more, names, rowOf, tabsOf } from './tabs.fixture'

/** The second, the fourth and so on lead out. */
const leadingOut = (items: Tab[]) => items.map((tab, index) => ({ ...tab, external: index % 2 === 1 }))

interface Dress {
  width: number
  scale?: number
  font?: string
}

function dress(host: Element, { width, scale = 1, font = 'inherit' }: Dress): void {
  const { style } = host as HTMLElement
  style.inlineSize = `${width}px`
  style.setProperty('--parket-scale', `${scale}`)
  style.setProperty('--parket-font-family', font)
}

/** What a server sends, in its styles, and no React. */
function renderStatic(items: Tab[], styles = import.meta.sheets) {
  const { host, shadow, root } = shadowHost(renderToString(<Tabs items={items} />))
  adoptStyles(shadow, ...styles)
  return { host, shadow, root }
}

function renderLive(items: Tab[], look: Dress): ShadowRoot {
  const { shadow, render } = renderInShadow(null, import.meta.sheets)
  dress(shadow.host, look)
  render(<Tabs items={items} />)
  return shadow
}

const moreOf = (shadow: ShadowRoot) =>
  shadow.querySelector<HTMLElement>('[aria-haspopup=menu]') as HTMLElement

function seen(shadow: ShadowRoot) {
  const [whole, bar] = ['.tabs', '.tabs-bar'].map((each) =>
    shadow.querySelector(each)?.getBoundingClientRect(),
  )
  if (!whole || !bar) throw new Error('There is no bar.')
  const isSeen = (element: Element) => {
    const [place] = element.getClientRects()
    return place !== undefined && place.top < bar.bottom && place.left < bar.right
  }
  const tabs = [...shadow.querySelectorAll('.tab')].filter(isSeen)
  return {
    names: tabs.map(({ textContent }) => textContent),
    places: tabs.flatMap((tab) => {
      const { left, right, top, bottom } = tab.getBoundingClientRect()
      return [left - whole.left, right - whole.left, top - whole.top, bottom - whole.top]
    }),
    height: whole.height,
  }
}

/** By less than the half pixel that the measuring leaves to sums of fractions. */
const alike = ({ names, places, height }: ReturnType<typeof seen>) => ({
  names,
  places: places.map((px) => expect.closeTo(px, 0)),
  height,
})

beforeEach(() => page.viewport(1400, 600))

afterEach(() => {
  unmountAll()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const screenWith = (items: Tab[]) => () => {
  const { showContent } = useWidget()
  useEffect(showContent)
  return <Tabs items={items} />
}

/** A whole element as a page gets it, which somebody attends to until it is live. */
async function staticElement(look: Dress, items = tabsOf(names)) {
  const probe = { ...makeProbe(screenWith(items)), styles: import.meta.sheets }
  const { html } = await renderWidget(probe, {
    ...{ attributes: {}, page: {}, origin: location.origin, query: '' },
    ...{ ask: async () => '', rich: richAsWords, now: '2025-11-30 12:00:00' },
    requests: { tag: probe.tag, read: () => undefined },
  })
  const { tag } = probe.tag
  document.body.setHTMLUnsafe(`<${tag}><template shadowrootmode="open">${html}</template></${tag}>`)
  const host = document.body.firstElementChild as HTMLElement
  dress(host, look)
  const root = host.shadowRoot as ShadowRoot
  const element = new StaticElement(host, root, {
    ...{ properties: [], site: () => location.origin, isInAddress: false },
    ...{ load: async () => register(probe) },
  })
  registry().statics ??= new WeakMap()
  registry().statics?.set(host, element)
  return { host, root }
}

// First of all: after this what measures is there, as it is not for a page's first visitor.
test.each([
  ['as it stands', {}],
  ['where the host has changed an attribute', { 'heading-level': '4' }],
])('who presses a static "Več" has its menu, %s', async (_, attributes) => {
  const complaints = hearComplaints()
  const { host, root } = await staticElement({ width: 390 })
  for (const [name, text] of Object.entries(attributes)) host.setAttribute(name, text)
  const button = moreOf(root)
  const before = seen(root)
  await more().click()
  await expect.element(menu()).toBeVisible()
  expect(choices()).toEqual(names.slice(3))
  expect([button.isConnected, moreOf(root).ariaExpanded]).toEqual([true, 'true'])
  expect(seen(root)).toEqual(alike(before))
  expect(complaints()).toEqual([])
})

test('a folded tab that gets the focus makes the element live, and "Več" has it then', async () => {
  const { root } = await staticElement({ width: 390 }, tabsOf(names, 5))
  const before = seen(root)
  root.querySelector<HTMLElement>('[data-active]')?.focus()
  await waitFor(() => expect(root.activeElement).toBe(moreOf(root)))
  expect(moreOf(root).ariaCurrent).toBe('true')
  expect(seen(root)).toEqual(alike(before))
})

const every = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step)

describe('what is seen of it is what is seen of the measured one', () => {
  test.each<[what: string, items: Tab[], widths: number[], more?: Omit<Dress, 'width'>]>([
    ['six tabs', tabsOf(names), [320, 390, 820, 1280, ...every(100, 780, 11.3)]],
    ['the last of them active', tabsOf(names, 5), [390, 560, 720, 820]],
    ['some lead out', leadingOut(tabsOf(names)), every(200, 860, 23.7)],
    [
      'a first one that is too long',
      tabsOf(['Maksimilijanovičevskegahohnjecpodgorskih', 'Vse']),
      every(100, 540, 9.7),
    ],
    ['a last one that is shorter than "Več"', tabsOf(['Igralci', 'Tekme', 'U']), every(100, 320, 4.1)],
    ['one alone', tabsOf(['Igralci']), every(100, 160, 10)],
    ['two hundred', tabsOf(every(0, 200, 1).map((each) => `Zavihek ${each}`)), [200, 390, 1280]],
    ['larger', tabsOf(names), every(200, 1000, 47.9), { scale: 1.3 }],
    ['of another font', tabsOf(names), every(200, 760, 31.7), { font: 'monospace' }],
  ])('%s', async (_, items, widths, look) => {
    const { host, shadow, root } = renderStatic(items)
    for (const width of widths) {
      dress(host, { width, ...look })
      const before = seen(shadow)
      const live = renderLive(items, { width, ...look })
      expect([width, before]).toEqual([width, alike(seen(live))])
      expect(root.scrollWidth).toBe(root.clientWidth)
      unmountAll()
    }
  })

  test('to the pixel where they just fit', async () => {
    const items = tabsOf(names)
    const { host, shadow } = renderStatic(items)
    // Tabs are closer there than in a wide element.
    dress(host, { width: 719 })
    const last = [...shadow.querySelectorAll('[role=tab]')].at(-1)
    const whole = (last?.getBoundingClientRect().right ?? 0) - host.getBoundingClientRect().left
    for (const [more, count] of [
      [-1, 5],
      [-0.6, 5],
      [-0.4, 6],
      [0, 6],
      [0.4, 6],
    ] as const) {
      dress(host, { width: whole + more })
      const before = seen(shadow)
      const live = renderLive(items, { width: whole + more })
      expect([more, before]).toEqual([more, alike(seen(live))])
      expect(before.names.filter((name) => name !== 'Več')).toHaveLength(count)
      unmountAll()
    }
  })
})

describe('at rest', () => {
  test('the tab key stops at the active tab and at "Več" alone; a folded one that has the focus scrolls nothing', async () => {
    const { host, shadow } = renderStatic(tabsOf(names, 1))
    dress(host, { width: 390 })
    window.focus()
    for (const stop of ['Tekme', 'Več']) {
      await userEvent.tab()
      expect(shadow.activeElement?.textContent).toBe(stop)
    }
    const before = seen(shadow)
    const folded = [...shadow.querySelectorAll<HTMLElement>('[role=tab]')].at(-1)
    folded?.focus()
    expect([shadow.activeElement, seen(shadow)]).toEqual([folded, before])
  })

  test('without scripts the row scrolls, and there is no "Več"', () => {
    const sheets = import.meta.sheets.map((text) =>
      text.replaceAll(/\(scripting:\s*enabled\)/g, '(scripting:none)'),
    )
    expect(sheets).not.toEqual(import.meta.sheets)
    const { host, shadow } = renderStatic(tabsOf(names), sheets)
    dress(host, { width: 390 })
    expect(page.getByRole('button').elements()).toEqual([])
    const row = rowOf(shadow)
    expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    row.scrollLeft = row.scrollWidth
    const [bar, last] = [row, row.lastElementChild as Element].map((each) => each.getBoundingClientRect())
    expect(last?.right).toBeLessThanOrEqual((bar?.right ?? 0) + 1)
    expect(seen(shadow).height).toBe(57)
  })
})
