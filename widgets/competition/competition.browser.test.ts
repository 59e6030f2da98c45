import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/island/register'
import { competitionWith, type Routes, scheduled } from '../answers.fixture'
import {
  failing,
  openPage,
  partsIn,
  put,
  query,
  rootOf,
  shows,
  standAt,
  start,
  waitFor,
} from '../host-page.fixture'
import { competition } from './screen'

register(competition)

const putCompetition = (attributes = 'competition="21"') =>
  put(`<parket-competition ${attributes}></parket-competition>`)
const tab = (name: string) => page.getByRole('tab', { name })
const tabNames = () =>
  page
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent)
const season = () => page.getByRole('combobox', { name: 'Sezona' })

beforeEach(() => page.viewport(1280, 900))

describe('a competition', () => {
  test('that there is none of leaves the element empty, is missed once, and requests no statistics', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { requested, events } = openPage({
      '/competitions/21': failing(404),
      '/matches': { matches: [], total: 0 },
    })
    const element = put(
      '<parket-competition competition="21"><a href="/tekmovanja">Tekmovanja</a></parket-competition>',
    )
    await waitFor(() => expect(events.filter((event) => event.startsWith('parket-error'))).toHaveLength(1))
    await expect.element(page.getByRole('link', { name: 'Tekmovanja' })).toBeVisible()
    expect(rootOf(element)?.textContent).toBe('')
    expect([
      complaints.mock.calls.length,
      requested.some(({ path }) => path.endsWith('/statistics')),
    ]).toEqual([1, false])
  })

  test('whose statistics fail goes without them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    openPage({ '/competitions/21/statistics': failing(404) })
    putCompetition()
    await waitFor(() => expect(tabNames()).toEqual(['Tekme', 'Lestvica', 'Klubi', 'Novice']))
  })
})

describe('the matches', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-12-01T09:00:00Z') })
  })
  afterEach(() => vi.useRealTimers())

  const season = Array.from({ length: 90 }, (_, index) => {
    const dateTime = `${new Date(Date.UTC(2025, 9, 1 + index)).toISOString().slice(0, 10)} 18:00:00`
    const fields = { id: index + 1, firstTeamName: `Ekipa ${index + 1}` }
    return scheduled(dateTime, fields)
  })
  const current = () =>
    page.getByRole('navigation', { name: 'Strani' }).element().querySelector('[aria-current]')
  const firstOfAll = (element: Element) => {
    const section = [...(element.shadowRoot?.querySelectorAll('.program-section') ?? [])].at(-1)
    return section?.querySelector('.match-name')?.textContent
  }

  test('are paged, open where now is, and the address names another page', async () => {
    standAt('tab=tekme')
    const { origin } = openPage({ '/matches': { matches: season, total: 90 } })
    const element = putCompetition('competition="21" history="page"')
    await waitFor(() => expect(current()?.textContent).toBe('3'))
    expect([firstOfAll(element), query()]).toEqual(['Ekipa 51', 'tab=tekme'])
    const first = page.getByRole('link', { name: '1', exact: true })
    await expect.element(first).toHaveAttribute('href', `${origin}/tekmovanje/21?tab=tekme&stran=1`)
    await userEvent.click(first)
    await waitFor(() => expect(firstOfAll(element)).toBe('Ekipa 1'))
    expect(query()).toBe('tab=tekme&stran=1')
    await userEvent.click(tab('Klubi'))
    expect(query()).toBe('tab=klubi')
  })
})

/** What is seen of a head, which has a long word and a short one. */
const shownText = (head: HTMLElement) =>
  // biome-ignore lint/performance/useDomNodeTextContent: only layout tells what is shown
  head.innerText.replace(/\s*\(.*/s, '')

describe('the other tabs', () => {
  const cells = (name: string) =>
    page
      .getByRole('table', { name })
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) =>
        [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')).join('|'),
      )

  const all = ['#', 'Klub', 'Tekme', 'Zmage', 'Porazi', 'Dani koši', 'Prejeti koši', 'Razlika']
  test.each([
    [1280, [...all, 'Zadnjih pet', 'Točke']],
    [760, [...all, 'Zadnjih pet', 'Točke']],
    [660, [...all.slice(0, 5), 'Zadnjih pet', 'Točke']],
    [390, ['#', 'Klub', 'T', 'Z', 'P', 'Tč']],
    [320, ['#', 'Klub', 'Z', 'P', 'Tč']],
  ])('have, %i px wide, the columns that fit, and the points in sight', async (width, heads) => {
    await page.viewport(width, 900)
    openPage()
    const element = putCompetition('competition="21" start="tab=lestvica"')
    await waitFor(() => expect(partsIn(element, 'standing-row')).toHaveLength(3))
    await waitFor(() =>
      expect(
        page
          .getByRole('columnheader')
          .elements()
          .map((head) => shownText(head as HTMLElement)),
      ).toEqual(heads),
    )
    const points = page.getByRole('columnheader').last().element().getBoundingClientRect()
    expect(points.right).toBeLessThanOrEqual(width)
    const scroller = element.shadowRoot?.querySelector('.stat-scroller')
    expect(scroller?.scrollWidth).toBeLessThanOrEqual(scroller?.clientWidth ?? 0)
  })

  test('leave room for names of twelve letters at 320 px, and for the reason under the numbers', async () => {
    await page.viewport(320, 900)
    const [first, second, third] = competitionWith().standings
    const named = (row: typeof first, shortName: string) => ({ ...row, club: { ...row?.club, shortName } })
    const standings = [
      first,
      { ...named(second, 'Triglavski r'), decidedBy: 'GAMES_BETWEEN' },
      named(third, 'Jezerski volkovi'),
    ]
    openPage({ '/competitions/21': competitionWith({ standings }) })
    const element = putCompetition('competition="21" start="tab=lestvica"')
    await waitFor(() => expect(partsIn(element, 'standing-row')).toHaveLength(3))
    const [, row] = partsIn(element, 'standing-row')
    const box = (selector: string) => row?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    await waitFor(() => expect(box('.crest').width).toBe(20))
    expect(box('.stat-named > .stat-main').height).toBeLessThan(30)
    expect(box('.stat-detail').width).toBeGreaterThan(box('th').width - 28)
    expect(box('.stat-detail').right).toBeLessThanOrEqual(box('td:last-child').right)
    expect(box('.stat-detail').top).toBeGreaterThanOrEqual(box('td:last-child .stat-main').bottom)
  })

  test('keep a club’s place in the standings whatever they are sorted by', async () => {
    openPage()
    putCompetition()
    await userEvent.click(tab('Lestvica'))
    await userEvent.click(page.getByRole('button', { name: 'Klub' }))
    expect(cells('Lestvica').map((text) => text.slice(0, 5))).toEqual(['2|Cel', '1|Črn', '3|Zma'])
  })

  test('are sorted as the address says, and the address says how they are sorted', async () => {
    standAt('tab=lestvica&razvrstitev=-dani-kosi')
    openPage()
    putCompetition('competition="21" history="page"')
    const fewest = page.getByRole('columnheader', { name: 'Dani koši' })
    await expect.element(fewest).toHaveAttribute('aria-sort', 'ascending')
    expect(cells('Lestvica')[0]).toMatch(/^2/)
    await userEvent.click(page.getByRole('button', { name: 'Razlika' }))
    expect(query()).toBe('tab=lestvica&razvrstitev=razlika')
    for (const left of ['tab=lestvica&razvrstitev=-razlika', 'tab=lestvica']) {
      await userEvent.click(page.getByRole('button', { name: 'Razlika' }))
      expect(query()).toBe(left)
    }
  })
})

describe('one part alone', () => {
  test.each<[string, Routes, shown: boolean]>([
    ['matches', { '/matches': failing(404) }, false],
    ['statistics', { '/competitions/21/statistics': failing(404) }, false],
    ['standings', { '/matches': failing(404), '/competitions/21/statistics': failing(404) }, true],
  ])('%s rest on their own answers alone', async (word, routes, isShown) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { events } = openPage(routes)
    const element = put(
      `<parket-competition competition="21" tab="${word}"><a href="/tekmovanja">Tekmovanja</a></parket-competition>`,
    )
    if (isShown) await waitFor(() => expect(partsIn(element, 'standing-row')).toHaveLength(3))
    else {
      await waitFor(() => expect(events.filter((event) => event.startsWith('parket-error'))).toHaveLength(1))
      await expect.element(page.getByRole('link', { name: 'Tekmovanja' })).toBeVisible()
      expect(rootOf(element)?.textContent).toBe('')
    }
  })

  test('changes with the attribute', async () => {
    openPage()
    const element = putCompetition('competition="21" tab="standings" club="3"')
    await waitFor(() => expect(partsIn(element, 'own')).toHaveLength(1))
    element.setAttribute('tab', 'statistics')
    await waitFor(() => expect(partsIn(element, 'stat-row')).toHaveLength(2))
    expect(partsIn(element, 'standing-row')).toEqual([])
    element.removeAttribute('tab')
    await waitFor(() => expect(tabNames()).toHaveLength(5))
  })
})

describe('with history="page"', () => {
  test('the query names the tab; choosing one writes it, back shows the one before', async () => {
    standAt('utm=a')
    openPage()
    const element = putCompetition('competition="21" history="page"')
    await userEvent.click(tab('Lestvica'))
    expect(query()).toBe('utm=a&tab=lestvica')
    await waitFor(() => expect(partsIn(element, 'standing-row')).toHaveLength(3))
    history.back()
    await expect.element(tab('Tekme')).toHaveAttribute('aria-selected', 'true')
    expect(query()).toBe('utm=a')
  })

  test('another season is another page; its tab goes along', async () => {
    standAt('tab=lestvica')
    const { origin, ways } = openPage()
    putCompetition('competition="21" history="page"')
    await expect.element(season()).toBeVisible()
    await userEvent.selectOptions(season(), '2023/24')
    await waitFor(() => expect(ways).toEqual([`${origin}/tekmovanje/15?tab=lestvica`]))
  })
})

describe('the season', () => {
  test('of a guest’s page changes in place, and the address stays', async () => {
    const { ways, askedFor } = openPage({
      '/competitions/15': competitionWith({ id: 15, season: { id: 10, name: '2023/24' }, description: null }),
      '/competitions/15/statistics': [],
    })
    const element = putCompetition()
    await userEvent.click(tab('Lestvica'))
    await expect.element(season()).toBeVisible()
    await userEvent.selectOptions(season(), '2023/24')
    await shows(element, '6 ekip')
    await shows(element, 'odigrane 3 od 3 tekem')
    await expect.element(tab('Lestvica')).toHaveAttribute('aria-selected', 'true')
    await waitFor(() =>
      expect(askedFor('/competitions/15')).toEqual(['/competitions/15', '/competitions/15/statistics']),
    )
    expect([ways, location.href]).toEqual([[], start])
    // What was used is gone with the season before.
    expect(element.shadowRoot?.activeElement?.role).toBe('tabpanel')
  })

  test('that was chosen is forgotten when the tag names another competition', async () => {
    openPage({
      '/competitions/15': competitionWith({ id: 15, name: '1. liga', season: { id: 10, name: '2023/24' } }),
      '/competitions/15/statistics': [],
      '/competitions/22': competitionWith({ id: 22, name: 'Pokal' }),
      '/competitions/22/statistics': [],
    })
    const element = putCompetition()
    await expect.element(season()).toBeVisible()
    await userEvent.selectOptions(season(), '2023/24')
    await waitFor(() => expect((season().element() as HTMLSelectElement).value).toBe('15'))
    element.setAttribute('competition', '22')
    await expect.element(page.getByRole('heading', { name: 'Pokal' })).toBeVisible()
  })
})
