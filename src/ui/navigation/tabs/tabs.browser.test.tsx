import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waitFor } from '../../../../test/support/wait-for'
import { adoptStyles } from '../../../styles/adopt'
import { drawInShadow, faultsInBoth, focused, openLayers, unmountAll } from '../../fields/shadow.fixture'
import { type Tab, Tabs, tabsStyles } from './tabs'

afterEach(unmountAll)

const names = ['Igralci in štab', 'Tekme', 'Novice', 'Statistika', 'Zgodovina', 'Tekmovanje']

const tabsOf = (labels: readonly string[], active = 0): Tab[] =>
  labels.map((label, index) => ({
    key: `tab ${index}`,
    label,
    href: `#zavihek-${index}`,
    isActive: index === active,
  }))

interface Look {
  items?: Tab[]
  width?: number
  onChoose?: (key: string) => void
}

function drawTabs({ items = tabsOf(names), width = 1200, onChoose = () => {} }: Look = {}) {
  const drawn = drawInShadow(null)
  adoptStyles(drawn.shadow, ...tabsStyles)
  resize(drawn, width)
  drawn.draw(<Tabs items={items} onChoose={onChoose} />)
  return drawn
}

function resize({ shadow }: ReturnType<typeof drawInShadow>, width: number) {
  if (shadow.host instanceof HTMLElement) shadow.host.style.inlineSize = `${width}px`
}

const shown = () =>
  page
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent)
const choices = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
const more = () => page.getByRole('button', { name: 'Več' })
const focusedText = () => focused()?.textContent

/** The menu comes when its button is turned to for the first time. */
async function openMore() {
  await more().click()
  await expect.element(page.getByRole('menu', { name: 'Več' })).toBeVisible()
}

/** What measures the tabs comes when they first don't fit; from then on it is there. */
beforeAll(async () => {
  drawTabs({ width: 200 })
  await waitFor(() => expect(shown().length).toBeLessThan(names.length))
  unmountAll()
})

describe('tabs that do not fit', () => {
  test('collapse into "Več" with the width, and come back', async () => {
    const drawn = drawTabs({ width: 390 })
    const narrow = shown()
    expect(narrow.length).toBeLessThan(names.length)
    await openMore()
    expect([...narrow, ...choices()]).toEqual(names)
    resize(drawn, 1200)
    await waitFor(() => expect(shown()).toEqual(names))
    expect(more().elements()).toEqual([])
    resize(drawn, 390)
    await waitFor(() => expect(shown()).toEqual(narrow))
  })

  // No element is narrower.
  test.each([1200, 700, 390, 320, 288])(
    'leave the bar no wider than it is: 200 of them at %d px',
    async (width) => {
      const many = Array.from({ length: 200 }, (_, index) => `Zavihek ${index}`)
      const { shadow } = drawTabs({ items: tabsOf(many), width })
      expect(shadow.querySelector('[data-root]')?.scrollWidth).toBe(width)
      const row = shadow.querySelector('[role=tablist]')
      expect(row?.scrollWidth).toBe(row?.clientWidth)
      const button = more().element().getBoundingClientRect()
      expect(button.right).toBeLessThanOrEqual(width)
      await openMore()
      expect([...shown(), ...choices()]).toEqual(many)
      const [layer] = openLayers({ shadow, draw: () => {}, unmount: () => {} })
      expect(layer?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    },
  )

  test('all go into "Več" where not even the first fits, a name of 40 letters for one', async () => {
    drawTabs({ items: tabsOf(['Maksimilijanovičevskegahohnjecpodgorskih', 'Tekme']), width: 320 })
    expect(shown()).toEqual([])
    await openMore()
    expect(choices()).toHaveLength(2)
  })

  test('are measured again when their names change', async () => {
    const { draw } = drawTabs({ items: tabsOf(['Igralci', 'Tekme']), width: 290 })
    expect(shown()).toEqual(['Igralci', 'Tekme'])
    draw(<Tabs items={tabsOf(['Igralke in štab', 'Tekme vseh selekcij v sezoni'])} />)
    expect(shown()).toEqual(['Igralke in štab'])
  })

  test('give "Več" the line when the active one is among them', async () => {
    const drawn = drawTabs({ items: tabsOf(names, 5), width: 390 })
    await expect.element(more()).toHaveAttribute('data-active')
    await expect.element(more()).toHaveAttribute('aria-current', 'true')
    await openMore()
    await expect
      .element(page.getByRole('menuitem', { name: 'Tekmovanje' }))
      .toHaveAttribute('aria-current', 'page')
    drawn.draw(<Tabs items={tabsOf(names, 0)} />)
    await expect.element(more()).not.toHaveAttribute('data-active')
    await expect.element(more()).not.toHaveAttribute('aria-current')
  })

  test('scroll in their bar where a browser has no popovers', () => {
    const { showPopover } = HTMLElement.prototype
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
    const { shadow } = drawTabs({ width: 390 })
    HTMLElement.prototype.showPopover = showPopover
    expect(shown()).toEqual(names)
    expect(more().elements()).toEqual([])
    const row = shadow.querySelector('[role=tablist]')
    expect(row?.scrollWidth).toBeGreaterThan(row?.clientWidth ?? 0)
    expect(shadow.querySelector('[data-root]')?.scrollWidth).toBe(390)
  })
})

describe('a tab', () => {
  test('keeps its place when it becomes active', () => {
    const { draw, shadow } = drawTabs()
    const edges = () => [...shadow.querySelectorAll('.tab')].map((tab) => tab.getBoundingClientRect().left)
    const before = edges()
    draw(<Tabs items={tabsOf(names, 3)} />)
    expect(edges()).toEqual(before)
  })

  test('is a real link that a plain click leaves to the caller, and no other click', async () => {
    const onChoose = vi.fn()
    drawTabs({ onChoose })
    const tab = page.getByRole('tab', { name: 'Novice' })
    await expect.element(tab).toHaveAttribute('href', '#zavihek-2')
    const followed: boolean[] = []
    const look = (event: Event) => {
      followed.push(!event.defaultPrevented)
      event.preventDefault()
    }
    addEventListener('click', look)
    onTestFinished(() => removeEventListener('click', look))
    await tab.click()
    await userEvent.keyboard('{Control>}')
    await tab.click({ modifiers: ['Control'] })
    await userEvent.keyboard('{/Control}')
    expect(onChoose.mock.calls).toEqual([['tab 2']])
    expect(followed).toEqual([false, true])
  })

  test('that leads out opens a new window and is nobody else to answer', async () => {
    const onChoose = vi.fn()
    const [first] = tabsOf(['Vstopnice'])
    if (!first) return
    drawTabs({ onChoose, items: [{ ...first, external: true, isActive: false }] })
    const tab = page.getByRole('tab')
    await expect.element(tab).toHaveAttribute('target', '_blank')
    await expect.element(tab).toHaveAttribute('rel', 'noopener')
    tab.element().addEventListener('click', (event) => event.preventDefault())
    await tab.click()
    expect(onChoose).not.toHaveBeenCalled()
  })
})

describe('keys', () => {
  test('lead through the bar and into "Več"; the tab key stops at the active tab only', async () => {
    drawTabs({ items: tabsOf(names, 1), width: 390 })
    await userEvent.tab()
    expect(focusedText()).toBe('Tekme')
    await userEvent.keyboard('{ArrowLeft}')
    expect(focusedText()).toBe('Igralci in štab')
    await userEvent.keyboard('{ArrowLeft}')
    expect(focusedText()).toBe('Igralci in štab')
    await userEvent.keyboard('{End}')
    expect(focused()).toBe(more().element())
    await userEvent.keyboard('{Home}{ArrowRight}')
    expect(focusedText()).toBe('Tekme')
  })

  test.each(['{Enter}', ' '])('choose a tab: %s', async (key) => {
    const onChoose = vi.fn()
    drawTabs({ onChoose })
    await userEvent.tab()
    await userEvent.keyboard(`{ArrowRight}${key}`)
    expect(onChoose.mock.calls).toEqual([['tab 1']])
  })

  test.each(['{Enter}', '{ArrowDown}', ' '])(
    'open "Več" with %s; Escape gives the focus back',
    async (key) => {
      const { shadow } = drawTabs({ width: 390 })
      await userEvent.tab()
      await userEvent.keyboard(`{End}${key}`)
      await expect.element(page.getByRole('menu', { name: 'Več' })).toBeVisible()
      expect(focusedText()).toBe(choices()[0])
      await userEvent.keyboard('{ArrowUp}')
      expect(focusedText()).toBe(choices().at(-1))
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      expect(focusedText()).toBe(choices()[1])
      await userEvent.keyboard('{ArrowRight}')
      expect(focusedText()).toBe(choices()[1])
      await userEvent.keyboard('{Escape}')
      expect(focused()).toBe(more().element())
      expect(shadow.querySelector('[role=menu]')).toBeNull()
    },
  )

  test('choose in "Več", which closes and keeps the focus', async () => {
    const onChoose = vi.fn()
    drawTabs({ onChoose, width: 390 })
    await userEvent.tab()
    await userEvent.keyboard('{End}{Enter}')
    await expect.element(page.getByRole('menu', { name: 'Več' })).toBeVisible()
    await userEvent.keyboard('{End}{Enter}')
    expect(onChoose.mock.calls).toEqual([['tab 5']])
    await expect.element(more()).toHaveAttribute('aria-expanded', 'false')
    expect(focused()).toBe(more().element())
  })

  test('keep the focus in the bar when its tab collapses or comes back', async () => {
    const drawn = drawTabs()
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    resize(drawn, 390)
    await waitFor(() => expect(focused()).toBe(more().element()))
    resize(drawn, 1200)
    await waitFor(() => expect(focusedText()).toBe('Tekmovanje'))
  })
})

describe('the open menu', () => {
  test('closes on a press elsewhere', async () => {
    drawTabs({ width: 390 })
    await openMore()
    await userEvent.click(document.body, { position: { x: 5, y: 400 } })
    await expect.element(more()).toHaveAttribute('aria-expanded', 'false')
  })

  test('has no faults in light and in dark', async () => {
    const { shadow, draw } = drawInShadow(null)
    adoptStyles(shadow, ...tabsStyles)
    if (shadow.host instanceof HTMLElement) shadow.host.style.inlineSize = '390px'
    draw(<Tabs items={tabsOf(names, 5)} />)
    await openMore()
    expect(await faultsInBoth()).toEqual([])
  })
})
