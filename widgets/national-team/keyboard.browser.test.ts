import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faults, focused } from '../../src/ui/field/shadow.fixture'
import { playerWith, segmentOf } from '../answers.fixture'
import { settled, waitFor } from '../host-page.fixture'
import { playedOn } from './tab.fixture'
import {
  activeName,
  leave,
  news,
  ownSegments,
  panel,
  showsTab,
  stand,
  tab,
  tabNamed,
  tabs,
  teamTabs,
} from './team-page.fixture'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  leave()
  document.body.removeAttribute('style')
})

const focusedText = () => focused()?.textContent
const more = () => page.getByRole('button', { name: 'Več' })

/** The focus on the active tab, as the tab key brings it. */
async function enterBar(): Promise<void> {
  window.focus()
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

describe('axe finds nothing wrong in any tab', () => {
  const players = [
    playerWith(),
    playerWith({ id: 2, photo_url: 'scenes/clanek-met.svg', last_player_data: null }),
    playerWith({ id: 3, nt_player_team: [{ pivot: { active: 0 } }] }),
  ]
  const buttons = {
    ticket_url: 'https://a.example/',
    stats_url: 'https://b.example/',
    live_stream_url: 'https://c.example/',
  }
  const segments = [
    segmentOf('title', { title: 'O ekipi' }),
    segmentOf('collapsable', { title: 'Več', content: [segmentOf('title', { title: 'V njem' })] }),
  ]
  const list = [
    ...teamTabs,
    { ...teamTabs[0], name: 'Seznam', hash: 'seznam', rosterType: 'list' },
    { ...ownSegments, segments },
    tab('Ven', { link: 'https://fiba.example/' }),
    tab('Liga', { value: 'toCompetition|71' }),
  ]
  const routes = {
    ...tabs(list),
    ...news(20),
    '/national-teams/61/players': players,
    '/national-teams/61/matches': [playedOn('2026-01-09', 'A', buttons)],
  }
  const shown = [
    ['igralci-stab', 'Seznam reprezentantov'],
    ['seznam', 'Seznam reprezentantov'],
    ['tekme', 'Vstopnice'],
    ['novice', 'Novica 9'],
    ['statistika&tip=vecne_lestvice&filter=games', 'Lestvica uradnih nastopov'],
    ['statistika&tip=nasprotniki_uradne_tekme&filter=5', 'Zmage: 7'],
    ['zgodovina', 'Tekmovanja skozi leta'],
    ['drugo', 'O ekipi'],
  ] as const

  test.each([
    ['light', 1280],
    ['light', 390],
    ['dark', 1280],
    ['dark', 390],
  ])('%s, %i px', async (scheme, width) => {
    await page.viewport(width, 900)
    for (const [hash, text] of shown) {
      document.body.style.cssText = `color-scheme: ${scheme}; background: ${scheme === 'dark' ? '#0c141b' : '#fff'}`
      const { host, element } = stand({
        query: `tab=${hash}`,
        attributes: 'page="clani/kvalifikacije" heading-level="1"',
        routes,
      })
      await waitFor(() => expect(panel().element().textContent).toContain(text))
      await settled(host, element)
      expect([hash, await faults()]).toEqual([hash, []])
      leave()
    }
  })
})
