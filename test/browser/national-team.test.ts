/** A national team's page in the shell: tabs, address, head, keys. */
import type { Locator, Page } from 'playwright'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { someOf } from '../support/diagonal'
import { askApi, eventually, origin, startVisit, undrawn } from '../support/journey'
import { hurry, readable } from '../support/screens'

const example = '/reprezentance/u20/vzorcna-ekipa'
const men = '/reprezentance/clani/evrobasket-2025'

const inside = (page: Page, selector: string) => page.locator(`parket-national-team ${selector}`)
const part = (page: Page, name: string) => inside(page, `[part~=${name}]`)
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const query = (page: Page) => new URL(page.url()).searchParams.toString()
const active = (page: Page) => inside(page, '[role=tab][aria-selected=true]').allTextContents()

async function visitTeam(address: string, options = {}) {
  const visit = await startVisit(options)
  await visit.page.goto(origin + address)
  await inside(visit.page, 'h1').waitFor()
  return visit
}

interface TabRow {
  hash: string
  name: string
  /** What stands in it once it is there. */
  content: (page: Page) => Locator
}

const tabs: TabRow[] = [
  { hash: 'igralci-stab', name: 'Igralci in štab', content: (page) => part(page, 'staff-member') },
  {
    hash: 'tekme',
    name: 'Tekme',
    // The history shows matches, too.
    content: (page) => page.getByRole('tabpanel', { name: 'Tekme', exact: true }).locator('[part~=match]'),
  },
  { hash: 'novice', name: 'Novice članov', content: (page) => part(page, 'news-card') },
  { hash: 'statistika', name: 'Statistika', content: (page) => heading(page, 'Nasprotniki uradne tekme') },
  { hash: 'zgodovina', name: 'Zgodovina', content: (page) => heading(page, 'Tekmovanja skozi leta') },
]
const [roster, matches, news, statistics, history] = tabs as [TabRow, TabRow, TabRow, TabRow, TabRow]

/** One competition's players as the API tells of them. */
const Players = v.array(
  v.object({
    last_name: v.string(),
    nt_player_team: v.array(v.object({ pivot: v.object({ active: v.boolean() }) })),
  }),
)

const shownTeams = (page: Page) =>
  part(page, 'match').evaluateAll((all) =>
    all.map((box) => [...box.querySelectorAll('.match-name')].map((team) => team.textContent).join(' ')),
  )

describe('the tabs', () => {
  it.each(someOf(tabs, 2))('tab=$hash opens $name', async ({ hash, name, content }) => {
    const { page, errors } = await visitTeam(`${example}?tab=${hash}`)
    await content(page).first().waitFor()
    expect(await active(page)).toEqual([name])
    expect(query(page)).toBe(`tab=${hash}`)
    for (const other of tabs.filter((each) => each.hash !== hash)) {
      expect(await other.content(page).count()).toBe(0)
    }
    expect(errors).toEqual([])
  })

  it('without one in the address the first stands there, and back leaves the page', async () => {
    const { page } = await startVisit()
    await page.goto(`${origin}/klubi`)
    await page.goto(origin + example)
    await roster.content(page).first().waitFor()
    // The team says which tabs there are; its answer may come after the players'.
    await eventually(() => query(page)).toBe('tab=igralci-stab')
    await page.goBack()
    await eventually(() => page.url()).toBe(`${origin}/klubi`)
  })

  it('that nobody knows leaves the first one to see', async () => {
    const { page, errors } = await visitTeam(`${example}?tab=neznan`)
    await roster.content(page).first().waitFor()
    expect([await active(page), errors]).toEqual([['Igralci in štab'], []])
  })

  it('follow clicks, back and forward, without loading the page anew', async () => {
    const { page, requested } = await visitTeam(example)
    await roster.content(page).first().waitFor()
    for (const { name, content } of [matches, news, statistics, history]) {
      await tab(page, name).click()
      await content(page).first().waitFor()
      expect(await active(page)).toEqual([name])
    }
    for (const { hash, content } of [statistics, news, matches, roster]) {
      await page.goBack()
      await eventually(() => query(page)).toBe(`tab=${hash}`)
      await content(page).first().waitFor()
    }
    await page.goForward()
    await matches.content(page).first().waitFor()
    expect(await active(page)).toEqual(['Tekme'])
    expect(requested.filter((url) => new URL(url).pathname === example)).toHaveLength(1)
  })

  it('are real links, and those that lead away say so: the competition’s site, tickets, the league', async () => {
    const { page } = await visitTeam(example)
    expect(await tab(page, 'Statistika').getAttribute('href')).toBe(`${origin}${example}?tab=statistika`)
    for (const [name, url] of [
      ['Tekmovanje', 'https://vzorcne-kvalifikacije.example/u20'],
      ['Vstopnice', 'https://vstopnice.example/u20'],
    ] as const) {
      const link = tab(page, name)
      await link.waitFor()
      expect([
        await link.getAttribute('href'),
        await link.getAttribute('target'),
        await link.getAttribute('rel'),
      ]).toEqual([url, '_blank', 'noopener'])
    }
    await tab(page, '1. SKL').click()
    await eventually(() => page.url()).toBe(`${origin}/tekmovanje/32`)
  })

  it('one with "new" changes the team, and the name of the year with it', async () => {
    const { page } = await visitTeam(`${example}?tab=tekme`)
    await tab(page, 'Lanska ekipa').click()
    await eventually(() => query(page)).toBe('tekmovanje=902&tab=igralci-stab')
    await inside(page, '.hero-line').filter({ hasText: '2024/2025' }).waitFor()
    await page.goBack()
    await inside(page, '.hero-line').filter({ hasText: '2025/2026' }).waitFor()
    await matches.content(page).first().waitFor()
  })
})

describe('the example team', () => {
  it('shows portraits, those who left, and the staff', async () => {
    const { page } = await visitTeam(example, { hasPictures: true })
    const players = await askApi('/national-teams/901/players', Players)
    const count = (isActive: boolean) =>
      players.filter(({ nt_player_team: [first] }) => first?.pivot.active === isActive).length
    await heading(page, 'Seznam reprezentantov').waitFor()
    const cards = inside(page, 'a.player')
    await cards.first().waitFor()
    expect(await cards.count()).toBe(count(true))
    expect(await part(page, 'player').count()).toBe(count(true) + count(false))
    expect(count(false)).toBeGreaterThan(0)
    await heading(page, 'Igralci, ki so zapustili priprave').waitFor()
    await heading(page, 'Štab reprezentance').waitFor()
    const portraits = inside(page, 'img[src*="/portraits/"]')
    expect(await portraits.count()).toBeGreaterThan(count(true) / 2)
    await portraits.first().scrollIntoViewIfNeeded()
    await eventually(() =>
      portraits.first().evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0)
  })

  it('leads from a player to his page', async () => {
    const { page } = await visitTeam(example)
    await part(page, 'player').filter({ hasText: 'Parketnik' }).click()
    await eventually(() => page.url()).toBe(`${origin}/reprezentant/902`)
  })

  it('is found by the menu', async () => {
    const { page } = await startVisit()
    await page.goto(`${origin}/klubi`)
    await page.getByRole('navigation', { name: 'Meni' }).getByRole('link', { name: 'Reprezentance' }).hover()
    await page.locator('#menu-items').getByRole('link', { name: 'U20 (vzorčna ekipa)' }).click()
    await heading(page, 'Vzorčna ekipa').waitFor()
    await roster.content(page).first().waitFor()
    await eventually(() => page.title()).toBe('Parket - U20 Vzorčna ekipa')
    expect(new URL(page.url()).pathname).toBe(example)
  })
})

/** How each address is read is held by statistics-view.test. */
describe('the statistics', () => {
  const lists: [filter: string, title: string][] = [
    ['games', 'Lestvica uradnih nastopov'],
    ['points', 'Lestvica strelcev na uradnih tekmah'],
    ['unofficial', 'Lestvica strelcev na vseh tekmah'],
  ]
  it.each(someOf(lists, 1))('tip=vecne_lestvice&filter=%s shows %s', async (filter, title) => {
    const { page } = await visitTeam(`${men}?tab=statistika&tip=vecne_lestvice&filter=${filter}`)
    await heading(page, title).waitFor()
    await part(page, 'standing-row').first().waitFor()
    expect(await part(page, 'match').count()).toBe(0)
  })

  it('tip=nasprotniki_uradne_tekme&filter={id} shows the record against that opponent', async () => {
    const address = `${example}?tab=statistika&tip=nasprotniki_uradne_tekme&filter=903`
    const { page } = await visitTeam(address)
    await heading(page, 'Vzorčni Zmaji').waitFor()
    await page.getByText(/^Zmage: \d+$/).waitFor()
    await page.getByText(/^Porazi: \d+$/).waitFor()
    expect((await shownTeams(page)).filter((teams) => !teams.includes('Vzorčni Zmaji'))).toEqual([])
    expect(await part(page, 'standing-row').count()).toBe(0)
  })

  const broken = [
    'tip=vecne_lestvice&filter=neznano',
    'tip=nasprotniki_uradne_tekme&filter=abc',
    'tip=nasprotniki_uradne_tekme&filter=999999',
    'tip=neznano&filter=1',
    'filter=%E0%A4%A',
  ]
  it.each(someOf(broken, 1))('%s leaves the two forms to use', async (broken) => {
    const { page } = await visitTeam(`${example}?tab=statistika&${broken}`)
    await statistics.content(page).waitFor()
    await page.getByRole('combobox', { name: 'Tekmeci' }).click()
    await page.getByRole('option', { name: 'Vzorčna Soča' }).click()
    await page.getByRole('button', { name: 'Prikaži' }).last().click()
    await heading(page, 'Vzorčna Soča').waitFor()
    // What stood in the address keeps its place.
    await eventually(() => Object.fromEntries(new URLSearchParams(query(page)))).toEqual({
      tab: 'statistika',
      tip: 'nasprotniki_uradne_tekme',
      filter: '904',
    })
  })

  it('chosen stand in the address; back goes through them, another tab takes them out', async () => {
    const { page } = await visitTeam(`${example}?tab=statistika`)
    await page.getByRole('combobox', { name: 'Vrsta lestvice' }).click()
    await page.getByRole('option', { name: 'Strelci na uradnih tekmah' }).click()
    await page.getByRole('button', { name: 'Prikaži' }).first().click()
    await heading(page, 'Lestvica strelcev na uradnih tekmah').waitFor()
    expect(query(page)).toBe('tab=statistika&tip=vecne_lestvice&filter=points')
    await tab(page, 'Tekme').click()
    await matches.content(page).first().waitFor()
    expect(query(page)).toBe('tab=tekme')
    await page.goBack()
    await heading(page, 'Lestvica strelcev na uradnih tekmah').waitFor()
    await page.goBack()
    await eventually(() => query(page)).toBe('tab=statistika')
    await eventually(() => heading(page, 'Lestvica strelcev na uradnih tekmah').count()).toBe(0)
  })
})

describe('the history', () => {
  it('shows a season’s matches, official or not, one at a time', async () => {
    const { page } = await visitTeam(`${example}?tab=zgodovina`)
    const select = page.getByRole('combobox', { name: 'Leto' })
    await select.click()
    await page.getByRole('option', { name: '2025/2026' }).click()
    await page.getByRole('button', { name: 'Prikaži uradne' }).click()
    await eventually(() => query(page)).toBe('tab=zgodovina&sezona=2025&vrsta=uradne')
    await part(page, 'match').first().waitFor()
    const official = await shownTeams(page)
    await page.getByRole('button', { name: 'Prikaži neuradne' }).click()
    await eventually(() => shownTeams(page)).not.toEqual(official)
    await eventually(() => inside(page, '[part~=skeleton]').count()).toBe(0)
    const other = await shownTeams(page)
    expect(other.filter((teams) => official.includes(teams) && official.length === other.length)).toEqual([])
  })

  it('leads to the team of another competition, and back', async () => {
    const { page } = await visitTeam(`${example}?tab=zgodovina`)
    await page.getByRole('combobox', { name: 'Tekmovanje' }).click()
    await page.getByRole('option', { name: /Vzorčni turnir U20/ }).click()
    await page.getByRole('button', { name: 'Prikaži', exact: true }).click()
    await eventually(() => query(page)).toBe('tekmovanje=902&tab=igralci-stab')
    await inside(page, '.hero-line').filter({ hasText: '2024/2025' }).waitFor()
    await roster.content(page).first().waitFor()
    const focused = () =>
      page.evaluate(() => {
        const element = document.querySelector('parket-national-team')?.shadowRoot?.activeElement
        return element?.getAttribute('role')
      })
    expect(await focused()).toBe('tabpanel')
    await page.goBack()
    await history.content(page).waitFor()
    await inside(page, '.hero-line').filter({ hasText: '2025/2026' }).waitFor()
  })
})

describe('the document', () => {
  /** The head as the server has sent it, before any script. */
  async function sentHead(address: string) {
    const html = await (await fetch(origin + address)).text()
    const [head = ''] = html.split('</head>')
    const read = (pattern: RegExp) => pattern.exec(head)?.[1]
    const meta = (name: string) => read(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
    const data = read(/<script type="application\/ld\+json">(.*?)<\/script>/s)
    return {
      title: read(/<title>([^<]*)/),
      canonical: read(/<link rel="canonical" href="([^"]*)/),
      meta,
      data,
    }
  }

  it('says before any script what the page is', async () => {
    const { title, canonical, meta } = await sentHead(`${example}?tab=tekme`)
    expect(title).toBe('Parket - U20 Vzorčna ekipa')
    expect(canonical).toBe(origin + example)
    expect(['description', 'og:title', 'og:description'].map(meta)).toEqual(
      Array.from({ length: 3 }, () => 'Reprezentanca Vzorčna ekipa'),
    )
    const picture = `${origin}/storage/share/scenes/mladi-podaja.jpg`
    expect(meta('og:image')).toBe(picture)
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/jpeg')
  })

  const Event = v.object({
    '@type': v.literal('SportsEvent'),
    name: v.string(),
    startDate: v.pipe(v.string(), v.isoTimestamp()),
    location: v.object({ '@type': v.literal('Place'), name: v.string() }),
  })
  const Graph = v.object({ '@context': v.string(), '@graph': v.array(Event) })

  it.each([
    ['', 'Vzorčni Zmaji'],
    ['?tekmovanje=902', 'Vzorčni Orli'],
  ])('%s tells search engines of that team’s matches', async (search, opponent) => {
    const { data = '' } = await sentHead(example + search)
    const events = v.parse(Graph, JSON.parse(data))['@graph']
    expect(events.map(({ name }) => name).join()).toContain(opponent)
    const id = new URLSearchParams(search).get('tekmovanje') ?? '901'
    const known = await askApi(
      `/national-teams/${id}/matches`,
      v.array(v.object({ firstTeamName: v.string() })),
    )
    expect(events.length).toBeLessThanOrEqual(known.length)
  })

  it('is called by the slug and the title, and as members are', async () => {
    expect((await sentHead(men)).title).toBe('Parket - CLANI EuroBasket 2025')
    expect((await sentHead('/reprezentance/clani-in-clanice/evrobasket-2025')).title).toBe(
      'Parket - Člani in članice',
    )
  })

  it('keeps its title while the widget comes, and follows it to another team', async () => {
    const { page, received } = await visitTeam(example)
    await eventually(() => received.map(({ name }) => name)).toContain('parket-metadata')
    expect(await page.title()).toBe('Parket - U20 Vzorčna ekipa')
    await page.locator('#footer-menu').getByRole('link', { name: 'Člani in članice' }).click()
    await eventually(() => page.title()).toBe('Parket - Člani in članice')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${origin}/reprezentance/clani-in-clanice/evrobasket-2025`,
    )
    await page.goBack()
    await eventually(() => page.title()).toBe('Parket - U20 Vzorčna ekipa')
  })
})

describe('the page’s column', () => {
  it('is one for header, title, tabs, content and footer, at each width', async () => {
    const { page } = await visitTeam(example)
    await roster.content(page).first().waitFor()
    const left = (place: Locator) => place.first().evaluate((each) => each.getBoundingClientRect().left)
    const places = [
      inside(page, 'h1'),
      inside(page, '[role=tab] .tab-name'),
      heading(page, 'Seznam reprezentantov'),
      part(page, 'player'),
      page.locator('.footer-row'),
    ]
    for (const width of [1280, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await eventually(async () => {
        const edge = await left(page.locator('.header .brand'))
        const astray = (await Promise.all(places.map(left))).filter((each) => each !== edge)
        return { astray, wide: await page.evaluate(() => document.documentElement.scrollWidth) }
      }).toEqual({ astray: [], wide: width })
    }
  })
})

describe('when something is missing', () => {
  it.each(someOf(['/reprezentance/u20/ni-take', '/reprezentance/nihce/nic'], 1))(
    '%s is answered with 404 and shows nothing',
    async (address) => {
      const visit = await startVisit()
      const response = await visit.page.goto(origin + address)
      expect(response?.status()).toBe(404)
      await eventually(() => visit.received.map(({ name }) => name)).toContain('parket-error')
      await eventually(() => readable(visit.page)).not.toContain('Seznam')
      expect((await inside(visit.page, '[data-root]').textContent())?.trim()).toBe('')
    },
  )

  it('without the API the page is empty and says nothing of it', async () => {
    const visit = await startVisit()
    await hurry(visit.page)
    await undrawn(visit.page)
    await visit.page.route('**/api/**', (route) => route.abort())
    await visit.page.goto(origin + example)
    await eventually(() => visit.received.map(({ name }) => name)).toContain('parket-error')
    await eventually(async () => (await inside(visit.page, '[data-root]').textContent())?.trim()).toBe('')
    expect(await readable(visit.page)).not.toMatch(/napak|error|undefined|null/i)
    expect(await visit.page.title()).toBe('Parket - U20 Vzorčna ekipa')
  })

  const refused: [what: string, path: string, tab: TabRow][] = [
    ['players', '/national-teams/901/players', roster],
    ['matches', '/national-teams/901/matches', matches],
  ]
  it.each(someOf(refused, 1))('without %s the other tabs work', async (_, path, { hash }) => {
    const visit = await startVisit()
    await hurry(visit.page)
    await undrawn(visit.page)
    await visit.page.route(`**/api${path}`, (route) => route.abort())
    await visit.page.goto(`${origin}${example}?tab=${hash}`)
    await eventually(() => visit.errors.length).toBe(1)
    await tab(visit.page, 'Zgodovina').click()
    await history.content(visit.page).waitFor()
  })
})
