import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused } from '../../src/ui/fields/shadow.fixture'
import { failing, later, markupIn, waitFor } from '../host-page.fixture'
import {
  activeName,
  barNames,
  headings,
  panel,
  query,
  showsTab,
  stand,
  tab,
  tabNamed,
  tabs,
  teamTabs,
  women,
} from './team-page.fixture'

beforeEach(() => page.viewport(1280, 900))

describe('the page', () => {
  test('keeps the place of its header’s line until the team is known', async () => {
    const { answer, give } = later()
    const { element } = stand({ routes: { '/national-teams/61': answer } })
    await waitFor(() => expect(headings(2)).toEqual(['Kvalifikacije za SP']))
    const height = () =>
      page.getByRole('heading', { level: 2 }).element().parentElement?.getBoundingClientRect().height
    const before = height()
    give(women)
    await waitFor(() => expect(markupIn(element)).toContain('2025/26 - EuroBasket'))
    expect(height()).toBe(before)
  })

  test('names its first tab in the query, in place of the address before; the fragment stays', async () => {
    history.replaceState(null, '', `${location.pathname}?a=1#vrh`)
    const steps = history.length
    stand({ query: 'a=1#vrh' })
    await waitFor(() => expect(`${query()}${location.hash}`).toBe('a=1&tab=igralci-stab#vrh'))
    await expect.element(panel()).toBeVisible()
    expect(history.length).toBe(steps)
  })

  test('shows a tab that needs no team while the team is on its way', async () => {
    const { answer, give } = later()
    stand({ query: 'tab=statistika', routes: { '/national-teams/61': answer } })
    await expect.element(panel()).toBeVisible()
    await userEvent.click(tabNamed('Novice'))
    await showsTab('Novice', 'Novica 9')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    give(failing(404)())
    await waitFor(() => expect(barNames()).not.toContain('Zgodovina'))
    await showsTab('Novice', 'Novica 9')
  })
})

test.each([
  ['a competition, where the host may take the way', { value: 'toCompetition|71' }, 1],
  ['a new window, where it may not', { link: 'https://fiba.example/sp?a=1' }, 0],
])('a tab that leads elsewhere opens %s; the address and the tab stay', async (_, fields, times) => {
  const { host } = stand({ routes: tabs([...teamTabs, tab('Cilj', fields)]) })
  await showsTab('Igralci in štab', 'Igralec61')
  // The tab's name goes into the address once it is shown.
  await waitFor(() => expect(query()).toBe('tab=igralci-stab'))
  const before = [location.href, history.length]
  tabNamed('Cilj')
    .element()
    .addEventListener('click', (event) => times || event.preventDefault())
  await userEvent.click(tabNamed('Cilj'))
  expect(host.ways).toEqual([`${host.origin}/tekmovanje/71`].slice(0, times))
  expect([location.href, history.length, activeName()]).toEqual([...before, 'Igralci in štab'])
})

describe('a query with a tab', () => {
  test('is a step of the history each: back and forward bring tabs and their teams', async () => {
    const steps = history.length
    stand({ routes: tabs([...teamTabs, tab('Članice', { value: '62' })]) })
    await showsTab('Igralci in štab', 'Igralec61')
    await userEvent.click(tabNamed('Tekme'))
    await showsTab('Tekme', 'Ekipa61')
    await userEvent.click(tabNamed('Članice'))
    await showsTab('Igralke in štab', 'Igralec62')
    await userEvent.click(tabNamed('Tekme'))
    await showsTab('Tekme', 'Ekipa62')
    expect(history.length - steps).toBe(3)
    const ways = [
      [-1, 'Igralke in štab', 'Igralec62'],
      [-1, 'Tekme', 'Ekipa61'],
      [-1, 'Igralci in štab', 'Igralec61'],
      [2, 'Igralke in štab', 'Igralec62'],
      [1, 'Tekme', 'Ekipa62'],
    ] as const
    for (const [by, name, text] of ways) {
      history.go(by)
      await showsTab(name, text)
    }
    expect(query()).toBe('tekmovanje=62&tab=tekme')
  })

  test('that is chosen already is no further step', async () => {
    stand({ query: 'tab=tekme' })
    await showsTab('Tekme', 'Ekipa61')
    const steps = history.length
    await userEvent.click(tabNamed('Tekme'))
    expect(history.length).toBe(steps)
  })
})

describe('a competition', () => {
  const select = () => page.getByRole('combobox', { name: 'Tekmovanje', exact: true })
  const show = () => page.getByRole('button', { name: 'Prikaži', exact: true })
  async function chooseFormer() {
    await userEvent.click(select())
    await userEvent.click(page.getByRole('option', { name: /Köln/ }))
    await expect.element(select()).toHaveTextContent('EuroBasket')
    await userEvent.click(show())
  }

  test('chosen in the history gives the focus to what came in its place', async () => {
    stand({ query: 'tab=zgodovina' })
    await chooseFormer()
    await showsTab('Igralci in štab', 'Igralec72')
    await waitFor(() => expect(focused()).toBe(panel().element()))
  })
})

const focusedText = () => focused()?.textContent

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
