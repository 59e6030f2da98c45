import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waitFor } from '../../../../test/support/wait-for'
import { faultsInBoth, focused, openLayers, unmountAll } from '../../fields/shadow.fixture'
import { Tabs } from './tabs'
import { choices, menu, more, names, renderTabs, rowOf, shown, tabsOf } from './tabs.fixture'

afterEach(unmountAll)

const focusedText = () => focused()?.textContent

/** The menu comes when its button is turned to for the first time. */
async function openMore() {
  await more().click()
  await expect.element(menu()).toBeVisible()
}

/** What measures the tabs comes when they first don't fit; from then on it is there. */
beforeAll(async () => {
  renderTabs({ width: 200 })
  await waitFor(() => expect(shown().length).toBeLessThan(names.length))
  unmountAll()
})

describe('tabs that do not fit', () => {
  test('collapse into "Več" with the width, and come back', async () => {
    const rendered = renderTabs({ width: 390 })
    const narrow = shown()
    expect(narrow.length).toBeLessThan(names.length)
    await openMore()
    expect([...narrow, ...choices()]).toEqual(names)
    rendered.resize(1200)
    await waitFor(() => expect(shown()).toEqual(names))
    expect(more().elements()).toEqual([])
    rendered.resize(390)
    await waitFor(() => expect(shown()).toEqual(narrow))
  })

  // No element is narrower than the last one.
  test.each([1200, 390, 288])('leave the bar no wider than it is: 200 of them at %d px', async (width) => {
    const many = Array.from({ length: 200 }, (_, index) => `Zavihek ${index}`)
    const { shadow } = renderTabs({ items: tabsOf(many), width })
    expect(shadow.querySelector('[data-root]')?.scrollWidth).toBe(width)
    expect(rowOf(shadow).scrollWidth).toBe(rowOf(shadow).clientWidth)
    expect(more().element().getBoundingClientRect().right).toBeLessThanOrEqual(width)
    await openMore()
    expect([...shown(), ...choices()]).toEqual(many)
    expect(openLayers({ shadow })[0]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  })

  test('are measured again when their names change', async () => {
    const { render } = renderTabs({ items: tabsOf(['Igralci', 'Tekme']), width: 290 })
    expect(shown()).toEqual(['Igralci', 'Tekme'])
    render(<Tabs items={tabsOf(['Igralke in štab', 'Tekme vseh selekcij v sezoni'])} />)
    expect(shown()).toEqual(['Igralke in štab'])
  })

  test('give "Več" the line when the active one is among them; axe finds nothing in light and in dark', async () => {
    const rendered = renderTabs({ items: tabsOf(names, 5), width: 390 })
    await expect.element(more()).toHaveAttribute('data-active')
    await expect.element(more()).toHaveAttribute('aria-current', 'true')
    await openMore()
    await expect
      .element(page.getByRole('menuitem', { name: 'Tekmovanje' }))
      .toHaveAttribute('aria-current', 'page')
    expect(await faultsInBoth()).toEqual([])
    rendered.render(<Tabs items={tabsOf(names, 0)} />)
    await expect.element(more()).not.toHaveAttribute('data-active')
    await expect.element(more()).not.toHaveAttribute('aria-current')
  })

  test('scroll in their bar where a browser has no popovers', () => {
    const { showPopover } = HTMLElement.prototype
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
    const { shadow } = renderTabs({ width: 390 })
    HTMLElement.prototype.showPopover = showPopover
    expect(shown()).toEqual(names)
    expect(more().elements()).toEqual([])
    expect(rowOf(shadow).scrollWidth).toBeGreaterThan(rowOf(shadow).clientWidth)
    expect(shadow.querySelector('[data-root]')?.scrollWidth).toBe(390)
  })
})

describe('a tab', () => {
  test('keeps its place when it becomes active', () => {
    const { render, shadow } = renderTabs()
    const edges = () => [...shadow.querySelectorAll('.tab')].map((tab) => tab.getBoundingClientRect().left)
    const before = edges()
    render(<Tabs items={tabsOf(names, 3)} />)
    expect(edges()).toEqual(before)
  })

  test('is a real link that a click leaves to the caller', async () => {
    const onChoose = vi.fn()
    renderTabs({ onChoose })
    const tab = page.getByRole('tab', { name: 'Novice' })
    await expect.element(tab).toHaveAttribute('href', '#zavihek-2')
    await tab.click()
    expect(onChoose.mock.calls).toEqual([['tab 2']])
    expect(location.hash).toBe('')
  })

  test('that leads out opens a new window and is nobody else to answer', async () => {
    const onChoose = vi.fn()
    const [first] = tabsOf(['Vstopnice'])
    if (!first) return
    renderTabs({ onChoose, items: [{ ...first, external: true, isActive: false }] })
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
    renderTabs({ items: tabsOf(names, 1), width: 390 })
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
    renderTabs({ onChoose })
    await userEvent.tab()
    await userEvent.keyboard(`{ArrowRight}${key}`)
    expect(onChoose.mock.calls).toEqual([['tab 1']])
  })

  test.each(['{Enter}', '{ArrowDown}', ' '])('open "Več" with %s', async (key) => {
    renderTabs({ width: 390 })
    await userEvent.tab()
    await userEvent.keyboard(`{End}${key}`)
    await expect.element(menu()).toBeVisible()
    expect(focusedText()).toBe(choices()[0])
  })

  test('lead round in "Več", which closes by Escape and by a choice, and keeps the focus', async () => {
    const onChoose = vi.fn()
    const { shadow } = renderTabs({ onChoose, width: 390 })
    await userEvent.tab()
    await userEvent.keyboard('{End}{Enter}')
    await expect.element(menu()).toBeVisible()
    await userEvent.keyboard('{ArrowUp}')
    expect(focusedText()).toBe(choices().at(-1))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(focusedText()).toBe(choices()[1])
    await userEvent.keyboard('{Escape}')
    expect([focused(), shadow.querySelector('[role=menu]')]).toEqual([more().element(), null])
    await userEvent.keyboard('{Enter}')
    await expect.element(menu()).toBeVisible()
    await userEvent.keyboard('{End}{Enter}')
    expect(onChoose.mock.calls).toEqual([['tab 5']])
    await expect.element(more()).toHaveAttribute('aria-expanded', 'false')
    expect(focused()).toBe(more().element())
  })

  test('keep the focus in the bar when its tab collapses or comes back', async () => {
    const rendered = renderTabs()
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    rendered.resize(390)
    await waitFor(() => expect(focused()).toBe(more().element()))
    rendered.resize(1200)
    await waitFor(() => expect(focusedText()).toBe('Tekmovanje'))
  })
})

test('the open menu closes on a press elsewhere', async () => {
  renderTabs({ width: 390 })
  await openMore()
  await userEvent.click(document.body, { position: { x: 5, y: 400 } })
  await expect.element(more()).toHaveAttribute('aria-expanded', 'false')
})
