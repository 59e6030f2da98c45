import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused } from '../../src/ui/fields/shadow.fixture'
import { waitFor } from '../host-page.fixture'
import { activeName, leave, showsTab, stand, tab, tabNamed, tabs, teamTabs } from './team-page.fixture'

beforeEach(() => page.viewport(1280, 900))
afterEach(leave)

const focusedText = () => focused()?.textContent
const more = () => page.getByRole('button', { name: 'Več' })

/** The focus on the active tab, as the tab key brings it: past the last result in the head. */
async function enterBar(): Promise<void> {
  window.focus()
  await expect.element(page.getByRole('link', { name: /^Zadnji izid/ })).toBeVisible()
  await userEvent.tab()
  await waitFor(() => expect(focusedText()).toMatch(/^Zadnji izid/))
  await userEvent.tab()
  await waitFor(() => expect(focusedText()).toBe(activeName()))
}

describe('keys', () => {
  test('lead through the tabs, choose by Enter, and the focus stays on the chosen one', async () => {
    stand({ query: 'tab=igralci-stab' })
    await showsTab('Igralci in štab', 'Igralec61')
    await enterBar()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect([focusedText(), activeName()]).toEqual(['Novice', 'Igralci in štab'])
    await userEvent.keyboard('{Enter}')
    await showsTab('Novice', 'Novica 9')
    await userEvent.keyboard('{ArrowLeft} ')
    await showsTab('Tekme', 'Ekipa61')
    expect([focusedText(), activeName()]).toEqual(['Tekme', 'Tekme'])
    await userEvent.keyboard('{End}')
    expect(focusedText()).toBe('Zgodovina')
  })

  test('go from the bar into the panel', async () => {
    stand({ query: 'tab=tekme' })
    await showsTab('Tekme', 'Ekipa61')
    await enterBar()
    await userEvent.tab()
    await waitFor(() => expect(focusedText()).toBe('Dodaj v koledar'))
  })

  test('open "Več" by Enter and close it by Escape; what is chosen there keeps the focus at "Več"', async () => {
    await page.viewport(390, 800)
    stand({ query: 'tab=igralci-stab' })
    await showsTab('Igralci in štab', 'Igralec61')
    await expect.element(more()).toBeVisible()
    await enterBar()
    await userEvent.keyboard('{End}{Enter}')
    await expect.element(page.getByRole('menu', { name: 'Več' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(focused()).toBe(more().element())
    await expect.element(more()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}{End}{Enter}')
    await showsTab('Zgodovina', 'Tekmovanja skozi leta')
    expect(focused()).toBe(more().element())
  })

  test('choose another team’s tab and the focus stays on its tab', async () => {
    stand({ routes: tabs([...teamTabs, tab('Članice', { value: '62' })]) })
    await showsTab('Igralci in štab', 'Igralec61')
    await enterBar()
    await userEvent.keyboard('{End}{Enter}')
    await showsTab('Igralke in štab', 'Igralec62')
    expect(focusedText()).toBe('Članice')
  })

  test('leave the focus where it is when the visitor goes back', async () => {
    stand({ query: 'tab=igralci-stab' })
    await showsTab('Igralci in štab', 'Igralec61')
    await userEvent.click(tabNamed('Tekme'))
    await showsTab('Tekme', 'Ekipa61')
    history.back()
    await showsTab('Igralci in štab', 'Igralec61')
    expect(focusedText()).toBe('Tekme')
  })
})
