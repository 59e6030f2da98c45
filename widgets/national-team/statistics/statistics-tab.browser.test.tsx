import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { NationalTeam } from '../../../src/contract/national-teams'
import { register } from '../../../src/element/register'
import { useQueryText } from '../../../src/page/use-query'
import { useWidget } from '../../../src/page/widget'
import { focused } from '../../../src/ui/fields/shadow.fixture'
import { created, type Routes, scheduled } from '../../answers.fixture'
import {
  closePage,
  failing,
  later,
  openPage,
  partsIn,
  put,
  rootOf,
  settled,
  waitFor,
} from '../../host-page.fixture'
import { men, past, playedOn, serbia, standingWith, tabProbe, withoutCategory, women } from '../tab.fixture'
import { View as StatisticsTab, styles } from './statistics-tab'

const start = location.href
const tabQuery = 'tekmovanje=61&tab=statistika'
const games = `${tabQuery}&tip=vecne_lestvice&filter=games`
const ofSerbia = `${tabQuery}&tip=nasprotniki_uradne_tekme&filter=5`

interface Stand {
  query?: string
  team?: NationalTeam
  withStandings?: boolean
  routes?: Routes
}

const standing = createStore(() => ({ team: men, withStandings: true }))

function Screen() {
  const { query, showContent } = useWidget()
  useEffect(showContent, [showContent])
  const write = (next: string) => query.put(next, 'push')
  const text = useQueryText(query)
  return <StatisticsTab {...useStore(standing)} query={text} write={write} headingLevel={2} />
}

register(tabProbe('parket-statistics-probe', Screen, styles))

/** The tab in a page that stands at this query. */
function standAt({ query = tabQuery, team = men, withStandings = true, routes = {} }: Stand = {}) {
  history.replaceState(null, '', `${location.pathname}?${query}`)
  const host = openPage({ ...past, ...routes })
  standing.setState({ team, withStandings })
  const element = put('<parket-statistics-probe history="page"></parket-statistics-probe>')
  return { host, element }
}

const query = () => location.search.replace(/^\?/, '')
const group = (name: string) => page.getByRole('group', { name })
const standingsForm = () => group('Večne lestvice')
const opponentForm = () => group('Nasprotniki uradne tekme')
const button = (form: ReturnType<typeof group>) => form.getByRole('button', { name: 'Prikaži' })
const type = () => standingsForm().getByRole('combobox', { name: 'Vrsta lestvice' })
const opponent = () => opponentForm().getByRole('combobox', { name: 'Tekmeci' })
const headings = (level = 2) =>
  page
    .getByRole('heading', { level })
    .elements()
    .map(({ textContent }) => textContent)
const forms = ['Večne lestvice', 'Nasprotniki uradne tekme']
const opening = ['Lestvica uradnih nastopov', 'Brez uradnega nastopa']
const results = () => headings().filter((text) => !forms.includes(text ?? ''))
const words = (part: string, element: Element) =>
  partsIn(element, part).map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())
const matches = () =>
  page
    .getByRole('article')
    .elements()
    .map((box) => box.getAttribute('aria-label')?.[0])

async function choose(select: ReturnType<typeof type>, name: string): Promise<void> {
  await userEvent.click(select)
  await userEvent.click(page.getByRole('option', { name, exact: true }))
  await expect.element(select).toHaveTextContent(name)
}

const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

beforeEach(() => page.viewport(1280, 900))

afterEach(() => {
  vi.restoreAllMocks()
  closePage()
  history.replaceState(null, '', start)
})

describe('the forms', () => {
  test.each<[string, Stand, string[]]>([
    ['standings and opponents', {}, forms],
    ['no standings where the tab has none', { withStandings: false }, forms.slice(1)],
    ['no opponents without a category', { team: withoutCategory }, forms.slice(0, 1)],
    ['neither', { team: withoutCategory, withStandings: false }, []],
  ])('are: %s', async (_, stand, titles) => {
    const { host, element } = standAt(stand)
    await settled(host, element)
    expect(headings().filter((text) => !opening.includes(text ?? ''))).toEqual(titles)
    expect(host.askedFor('/opponents')).toEqual(stand.team ? [] : ['/opponents?categoryId=1'])
  })

  test.each<[string, NationalTeam, string[]]>([
    ['men', men, ['Uradni nastopi', 'Strelci na uradnih tekmah', 'Strelci na vseh tekmah']],
    ['women', women, ['Uradni nastopi', 'Strelci na uradnih tekmah']],
    ['a women’s team without a category', withoutCategory, ['Uradni nastopi', 'Strelci na uradnih tekmah']],
  ])('offer the standings of %s', async (_, team, texts) => {
    standAt({ team })
    await userEvent.click(type())
    await waitFor(() => expect(options()).toEqual(texts))
  })

  test.each([
    ['', ['Srbija', 'Črna gora']],
    ['crna', ['Črna gora']],
    ['BIJ', ['Srbija']],
    ['brazil', ['Ni nobenih možnosti.']],
  ])('find opponents by "%s"', async (text, found) => {
    standAt()
    await userEvent.click(opponent())
    if (text) await userEvent.keyboard(text)
    await waitFor(() => expect(options()).toEqual(found))
  })

  test.each<[string, unknown]>([
    ['there are none', []],
    ['they can’t be had', failing(404)],
  ])('say so when %s', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    standAt({ routes: { '/opponents': answer } })
    await userEvent.click(opponent())
    await waitFor(() => expect(options()).toEqual(['Ni nobenih možnosti.']))
  })

  test('open with the appearances, chosen and shown; the address stays clean', async () => {
    const { host, element } = standAt()
    await settled(host, element)
    await expect.element(type()).toHaveTextContent('Uradni nastopi')
    await expect.element(button(standingsForm())).not.toHaveAttribute('aria-disabled')
    expect([query(), results()]).toEqual([tabQuery, opening])
    expect(host.askedFor('/all-time')).toEqual(['/all-time-standings?type=games&gender=MALE'])
  })

  test('open with nothing where the tab has no standings', async () => {
    const { host, element } = standAt({ withStandings: false })
    await settled(host, element)
    expect([query(), host.requested.length, results()]).toEqual([tabQuery, 1, []])
  })

  test('do nothing while nothing is chosen', async () => {
    const { host, element } = standAt()
    await settled(host, element)
    await expect.element(button(opponentForm())).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button(opponentForm()), { force: true })
    expect([query(), host.requested.length, results()]).toEqual([tabQuery, 2, opening])
  })

  test('show nothing else before their button is pressed', async () => {
    const { host, element } = standAt()
    await choose(type(), 'Strelci na uradnih tekmah')
    await choose(opponent(), 'Srbija')
    await settled(host, element)
    expect([query(), host.requested.length, results()]).toEqual([tabQuery, 2, opening])
  })
})

describe('the standings', () => {
  test.each([
    ['games', ['Lestvica uradnih nastopov', 'Brez uradnega nastopa'], ['1 Ana 9', '2 Bor 5'], ['Cene']],
    [
      'points',
      ['Lestvica strelcev na uradnih tekmah', 'Brez doseženega koša na uradni tekmi'],
      ['2 Bor 40', '3 Cene 7'],
      ['Ana'],
    ],
    [
      'unofficial',
      ['Lestvica strelcev na vseh tekmah', 'V ekipi brez doseženega koša'],
      ['1 Ana 30'],
      ['Bor', 'Cene'],
    ],
  ])(
    'of %s have their titles, their metric, and those without it apart',
    async (kind, titles, ranked, rest) => {
      const { host, element } = standAt({ query: games.replace('games', kind) })
      await settled(host, element)
      expect(results()).toEqual(titles)
      expect([words('standing-row', element), words('unscored-row', element)]).toEqual([ranked, rest])
      expect(host.askedFor('/all-time')).toEqual([`/all-time-standings?type=${kind}&gender=MALE`])
    },
  )

  test('are the women’s for a women’s team', async () => {
    const { host, element } = standAt({ query: games, team: withoutCategory })
    await settled(host, element)
    expect(host.requested.map(({ path }) => path)).toEqual(['/all-time-standings?type=games&gender=FEMALE'])
  })

  test('lead to the players, and the host may take the way', async () => {
    const { host, element } = standAt({ query: games })
    await settled(host, element)
    const links = [...partsIn(element, 'standing-row'), ...partsIn(element, 'unscored-row')]
    const hrefs = ['11', '12', 'c%203'].map((id) => `${host.origin}/reprezentant/${id}`)
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
    for (const link of links) await userEvent.click(link)
    expect(host.ways).toEqual(hrefs)
  })

  test.each<[string, object[], string[]]>([
    ['everybody has a score', [standingWith({ played: 3 })], ['Lestvica uradnih nastopov']],
    ['nobody has one', [standingWith()], ['Brez uradnega nastopa']],
    ['there is nobody', [], []],
  ])('have no heading over no rows: %s', async (_, rows, titles) => {
    const { host, element } = standAt({ query: games, routes: { '/all-time-standings': rows } })
    await settled(host, element)
    expect(results()).toEqual(titles)
  })

  test('hold their place while they load', async () => {
    const { element } = standAt({ query: games, routes: { '/all-time-standings': new Promise(() => {}) } })
    await waitFor(() => expect(partsIn(element, 'skeleton')).toHaveLength(10))
    expect(results()).toEqual(['Lestvica uradnih nastopov'])
    await expect.element(page.getByText('Nalaganje')).toBeInTheDocument()
  })
})

describe('an opponent', () => {
  test('has a head with the record in words', async () => {
    const { host, element } = standAt({ query: ofSerbia })
    await settled(host, element)
    expect(results()).toEqual(['Srbija'])
    await expect.element(page.getByText('Zmage: 7')).toBeVisible()
    await expect.element(page.getByText('Porazi: 11')).toBeVisible()
    expect(rootOf(element)?.querySelector('.opponent img')?.getAttribute('src')).toMatch(/logos\/SRB\.svg$/)
  })

  test.each<[string, object[], string[]]>([
    ['newest first where all were played', serbia.matches, ['A', 'B', 'C']],
    [
      'to come, played, undated; each by day',
      [
        created('2025-12-20', { id: 1, firstTeamName: 'F' }),
        playedOn('2025-11-21', 'D'),
        scheduled('2025-12-05 18:00:00', { id: 2, firstTeamName: 'B' }),
        created('2025-12-13', { id: 3, firstTeamName: 'E' }),
        playedOn('2025-11-14', 'C'),
        scheduled('2025-12-03 18:00:00', { id: 4, firstTeamName: 'A' }),
      ],
      ['A', 'B', 'C', 'D', 'E', 'F'],
    ],
    ['none', [], []],
  ])('has its matches in order: %s', async (_, list, order) => {
    const routes = { '/opponents/5': { ...serbia, matches: list } }
    const { host, element } = standAt({ query: ofSerbia, routes })
    await settled(host, element)
    expect([matches(), results()]).toEqual([order, ['Srbija']])
  })

  test('has five placeholders while it loads', async () => {
    const { element } = standAt({ query: ofSerbia, routes: { '/opponents/5': new Promise(() => {}) } })
    await waitFor(() => expect(partsIn(element, 'skeleton')).toHaveLength(5))
    expect(results()).toEqual([])
  })

  test('stands in the select once the list has come', async () => {
    const { answer, give } = later()
    standAt({ query: ofSerbia, routes: { '/opponents': answer } })
    await expect.element(page.getByText('Zmage: 7')).toBeVisible()
    await expect.element(button(opponentForm())).toHaveAttribute('aria-disabled', 'true')
    give([{ id: 5, name: 'Srbija' }])
    await expect.element(opponent()).toHaveTextContent('Srbija')
    await expect.element(button(opponentForm())).not.toHaveAttribute('aria-disabled')
  })
})

describe('the query', () => {
  const shows = { games: 'Lestvica uradnih nastopov', serbia: 'Srbija' }
  test.each<[string, Stand, string[]]>([
    ['the standings', { query: games }, [shows.games, 'Brez uradnega nastopa']],
    ['an opponent', { query: ofSerbia }, [shows.serbia]],
    ['an opponent, written with zeros', { query: ofSerbia.replace('=5', '=005') }, [shows.serbia]],
    ['an opponent who is in no list', { query: ofSerbia, routes: { '/opponents': [] } }, [shows.serbia]],
    ['no type that exists', { query: `${tabQuery}&tip=vecne_lestvice&filter=rebounds` }, opening],
    ['no type at all', { query: `${tabQuery}&tip=vecne_lestvice` }, opening],
    ['a type that women don’t have', { query: games.replace('games', 'unofficial'), team: women }, opening],
    ['standings that the tab doesn’t have', { query: games, withStandings: false }, []],
    ['no whole number', { query: ofSerbia.replace('=5', '=5a') }, opening],
    ['a path', { query: ofSerbia.replace('=5', '=../clubs') }, opening],
    ['an opponent of a team without a category', { query: ofSerbia, team: withoutCategory }, opening],
    ['an unknown view', { query: `${tabQuery}&tip=kosi&filter=5` }, opening],
    ['a filter alone', { query: `${tabQuery}&filter=games` }, opening],
  ])('that names %s', async (_, stand, titles) => {
    const { host, element } = standAt(stand)
    await settled(host, element)
    expect(results()).toEqual(titles)
    for (const form of page.getByRole('group').elements()) {
      expect(form.querySelectorAll('[role=combobox]')).toHaveLength(1)
    }
    expect(query()).toBe(stand.query)
  })

  test('a press puts what it brought at the top of the screen, and the focus on it', async () => {
    await page.viewport(390, 200)
    const { host, element } = standAt()
    await settled(host, element)
    await userEvent.click(button(standingsForm()))
    await waitFor(() => expect(query()).toBe(games))
    await settled(host, element)
    const panel = rootOf(element)?.querySelector('.statistics-panel')
    expect(focused()).toBe(panel)
    expect(Math.round(panel?.getBoundingClientRect().top ?? 0)).toBe(24)
  })

  test('says which view is shown: one at a time, one step of the history each', async () => {
    const { host, element } = standAt()
    const steps = history.length
    await userEvent.click(button(standingsForm()))
    await waitFor(() => expect(query()).toBe(games))
    expect(results()[0]).toBe('Lestvica uradnih nastopov')
    await choose(opponent(), 'Srbija')
    expect(results()[0]).toBe('Lestvica uradnih nastopov')
    await userEvent.click(button(opponentForm()))
    await waitFor(() => expect(results()).toEqual(['Srbija']))
    expect([query(), history.length - steps]).toEqual([ofSerbia, 2])
    await expect.element(type()).toHaveTextContent(/^$/)
    await expect.element(button(standingsForm())).toHaveAttribute('aria-disabled', 'true')
    await settled(host, element)
    await userEvent.click(button(opponentForm()))
    expect(history.length - steps).toBe(2)
  })

  test('followed back and forward brings view and choices with it', async () => {
    const { host, element } = standAt({ query: games })
    await settled(host, element)
    await choose(opponent(), 'Srbija')
    await userEvent.click(button(opponentForm()))
    await waitFor(() => expect(results()).toEqual(['Srbija']))
    history.back()
    await waitFor(() => expect(results()[0]).toBe('Lestvica uradnih nastopov'))
    await expect.element(type()).toHaveTextContent('Uradni nastopi')
    await expect.element(opponent()).toHaveTextContent(/^$/)
    history.forward()
    await waitFor(() => expect(results()).toEqual(['Srbija']))
    await expect.element(opponent()).toHaveTextContent('Srbija')
    await expect.element(type()).toHaveTextContent(/^$/)
  })

  test('opens as if it named nothing when the team becomes one that lacks the standings', async () => {
    const { host, element } = standAt({ query: games.replace('games', 'unofficial') })
    await settled(host, element)
    expect(results()[0]).toBe('Lestvica strelcev na vseh tekmah')
    standing.setState({ team: women })
    await waitFor(() => expect(results()).toEqual(opening))
    await waitFor(() => expect(host.askedFor('/opponents').at(-1)).toBe('/opponents?categoryId=2'))
  })
})

describe('of answers', () => {
  test('that come in another order, the newest choice stays', async () => {
    const late = { games: later(), points: later() }
    const routes: Routes = {
      '/all-time-standings': (requested: URLSearchParams) =>
        requested.get('type') === 'games' ? late.games.answer : late.points.answer,
    }
    const { host, element } = standAt({ query: games, routes })
    await waitFor(() => expect(host.askedFor('/all-time')).toHaveLength(1))
    await choose(type(), 'Strelci na uradnih tekmah')
    await userEvent.click(button(standingsForm()))
    await waitFor(() => expect(host.askedFor('/all-time')).toHaveLength(2))
    late.points.give([standingWith({ player_name: 'Strelec', official_points: 40 })])
    await waitFor(() => expect(words('standing-row', element)).toEqual(['1 Strelec 40']))
    late.games.give([standingWith({ player_name: 'Zamudnik', played: 9, official_points: 9 })])
    await settled(host, element)
    expect(words('standing-row', element)).toEqual(['1 Strelec 40'])
    expect(results()).toEqual(['Lestvica strelcev na uradnih tekmah'])
  })

  test.each<[string, string, Routes, string]>([
    ['an unknown opponent', ofSerbia, { '/opponents/5': failing(404) }, 'Get opponent by id'],
    ['half an opponent', ofSerbia, { '/opponents/5': { id: 5 } }, 'Get opponent by id'],
    ['failed standings', games, { '/all-time-standings': failing(400) }, 'Get all-time standings'],
    ['standings that are none', games, { '/all-time-standings': { rows: [] } }, 'Get all-time standings'],
  ])('%s shows nothing, and the forms stay in use', async (_, at, routes, name) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { host, element } = standAt({ query: at, routes })
    await waitFor(() => expect(host.events.join()).toContain('parket-error'))
    expect(error.mock.calls).toEqual([[expect.stringContaining(`${name} failed`), expect.any(Error)]])
    await settled(host, element)
    expect([results(), partsIn(element, 'skeleton')]).toEqual([[], []])
    expect(rootOf(element)?.textContent).not.toMatch(/napak|error|fail/i)
    await choose(opponent(), 'Črna gora')
    await userEvent.click(button(opponentForm()))
    await waitFor(() => expect(results()).toEqual(['Črna gora']))
  })
})

test.each([320, 390, 1280])('long names stay within %d px', async (width) => {
  await page.viewport(width, 900)
  const name = 'Maksimilijana-Aleksandra Podgornik-Zupančičeva Hohenlohe'
  const routes: Routes = {
    '/all-time-standings': [
      standingWith({ player_name: name, played: 1234 }),
      standingWith({ player_id: 2, player_name: name.replaceAll(' ', '') }),
    ],
    '/opponents/5': { ...serbia, name: 'Bosna in Hercegovina-in-še-nekaj-zelo-dolgega-brez-presledka' },
  }
  for (const at of [games, ofSerbia]) {
    const { host, element } = standAt({ query: at, routes })
    await settled(host, element)
    expect(results().length).toBeGreaterThan(0)
    const root = rootOf(element)
    expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0)
  }
})
