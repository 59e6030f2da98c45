/**
 * The federation's own site: server, built files and shell together. What a screen does is tested beside it
 * (widgets/{name}/*.browser.test.ts); here are addresses, back and forward, reload, and what is in the head.
 */
import type { Locator, Page } from 'playwright'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ClubList } from '../../../src/contract/federation'
import { MatchPage } from '../../../src/contract/matches'
import { clockAt, slovenianDay } from '../../../src/domain/time/clock'
import { askApi, eventually, origin, quiet, startVisit } from '../../support/journey'

const team = '/reprezentance/u20/vzorcna-ekipa'
const query = (page: Page) => new URL(page.url()).searchParams.toString()
const path = (page: Page) => new URL(page.url()).pathname
const part = (page: Page, name: string) => page.locator(`#outlet [part~=${name}]`)
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const turnTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
  await page.keyboard.press('Escape')
}

const chosen = async (page: Page, label: string) =>
  (await page.getByRole('combobox', { name: label, exact: true }).first().textContent()) ?? ''

const matchesIn = (page: Page) =>
  part(page, 'match').evaluateAll((all) =>
    all.map((box) => [...box.querySelectorAll('.match-name')].map((each) => each.textContent).join(' ')),
  )
const headingsIn = (page: Page) => page.locator('#outlet > *').getByRole('heading').allTextContents()
const activeTab = (page: Page) => page.locator('[role=tab][aria-selected=true]').allTextContents()

const around = () => `order=time&around=${slovenianDay(clockAt(Date.now()))}`
const matchesOf = async (parameters: string) => {
  const { matches } = await askApi(`/matches?perPage=20&${parameters}`, MatchPage)
  expect(matches.length).toBeGreaterThan(0)
  return matches.map(({ firstTeamName, secondTeamName }) => `${firstTeamName} ${secondTeamName}`)
}

const krka = (await askApi('/clubs', ClubList)).find(({ shortName }) => shortName === 'Krka')?.id

interface Step {
  go: (page: Page) => Promise<unknown>
  query: string
  list?: () => Promise<string[]>
}

interface Row {
  tag: string
  address: string
  shows: (page: Page) => Promise<string[]>
  first: Omit<Step, 'go'>
  steps: Step[]
}

const rows: Row[] = [
  {
    tag: 'parket-national-team',
    address: team,
    shows: async (page) => [
      ...(await activeTab(page)),
      ...(await page.locator('.hero-line').allTextContents()),
      ...(await headingsIn(page)),
    ],
    first: { query: 'tab=igralci-stab' },
    steps: [
      { go: (page) => tab(page, 'Tekme'), query: 'tab=tekme' },
      { go: (page) => tab(page, 'Statistika'), query: 'tab=statistika' },
      {
        go: async (page) => {
          await choose(page, 'Vrsta lestvice', 'Strelci na uradnih tekmah')
          await press(page, 'Prikaži')
        },
        query: 'tab=statistika&tip=vecne_lestvice&filter=points',
      },
      { go: (page) => tab(page, 'Zgodovina'), query: 'tab=zgodovina' },
      { go: (page) => tab(page, 'Lanska ekipa'), query: 'tekmovanje=902&tab=igralci-stab' },
    ],
  },
  {
    tag: 'parket-match-list',
    address: '/tekme?sezona=2022',
    shows: async (page) => [...(await matchesIn(page)), await chosen(page, 'Klub')],
    first: { query: 'sezona=2022', list: () => matchesOf(`season=2022&${around()}`) },
    steps: [
      {
        go: (page) => turnTo(page, '2'),
        query: 'sezona=2022&stran=2',
        list: () => matchesOf('season=2022&order=time&page=2'),
      },
      {
        go: async (page) => {
          await choose(page, 'Klub', 'Krka')
          expect(query(page)).toBe('sezona=2022&stran=2')
          await press(page, 'IŠČI')
        },
        query: `sezona=2022&klub=${krka}`,
        list: () => matchesOf(`season=2022&club=${krka}&${around()}`),
      },
    ],
  },
]

it.each(rows)(
  'the state is in the address: back, forward and a reload bring it again, of $tag at $address',
  async ({ address, shows, first, steps }) => {
    const visit = await startVisit()
    const { page, requested, errors, warnings } = visit
    await page.goto(origin + address)
    const stands: { query: string; shown: string[] }[] = []
    const note = async ({ query: expected, list }: Omit<Step, 'go'>) => {
      await eventually(() => query(page)).toBe(expected)
      await quiet(visit)
      const titles = await list?.()
      if (titles) await eventually(async () => (await shows(page)).slice(0, titles.length)).toEqual(titles)
      stands.push({ query: query(page), shown: await shows(page) })
    }
    const stand = async () => ({ query: query(page), shown: await shows(page) })
    await note(first)
    for (const step of steps) {
      await step.go(page)
      await note(step)
    }
    const shown = stands.map((each) => JSON.stringify(each.shown))
    expect(new Set(shown).size).toBe(shown.length)
    for (const expected of stands.slice(0, -1).toReversed()) {
      await page.goBack()
      await eventually(stand).toEqual(expected)
    }
    for (const expected of stands.slice(1)) {
      await page.goForward()
      await eventually(stand).toEqual(expected)
    }
    const documents = requested.filter((url) => new URL(url).pathname === address.split('?')[0])
    expect(documents).toHaveLength(1)
    await page.reload()
    await eventually(stand).toEqual(stands.at(-1))
    expect([errors, warnings]).toEqual([[], []])
  },
)

/** What the server says of the page at this address, before any script. */
async function sentHead(address: string) {
  const [head = ''] = (await (await fetch(address)).text()).split('</head>')
  const [, title] = /<title>([^<]*)/.exec(head) ?? []
  return { title, canonical: /<link rel="canonical" href="([^"]*)/.exec(head)?.[1] }
}

const headOf = async (page: Page) => ({
  title: await page.title(),
  canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
})

const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element?.localName
  })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Meni', exact: true })
const menuItems = (page: Page) => page.locator('#menu-items')
const members = { name: 'Člani zveze', exact: true }

describe('from page to page without loading one again', () => {
  /** The links that a visitor follows, each on the page before, with what is on the page that it leads to. */
  const ways: [where: string, follow: (page: Page) => Promise<unknown>, content: string][] = [
    ['/reprezentance/u19/', (page) => part(page, 'tile').filter({ hasText: 'U19 moški' }).click(), 'player'],
    [
      team,
      async (page) => {
        await menu(page).getByRole('link', { name: 'Reprezentance' }).hover()
        await menuItems(page).getByRole('link', { name: 'U20 (vzorčna ekipa)' }).click()
      },
      'staff-member',
    ],
    ['/reprezentant/902', (page) => part(page, 'player').filter({ hasText: 'Parketnik' }).click(), ''],
    ['/reprezentant/', (page) => page.getByRole('link', { name: /^Naslednj/ }).click(), ''],
    ['/novice', (page) => menu(page).getByRole('link', { name: 'Novice', exact: true }).click(), 'news-card'],
    ['/novica/', (page) => part(page, 'news-card').getByRole('link').first().click(), 'news-card'],
    ['/novica/', (page) => part(page, 'news-card').getByRole('link').first().click(), 'news-card'],
  ]

  it('links, back and forward lead, and title and canonical address are those that the server sends', async () => {
    const { page, requested, errors, warnings } = await startVisit()
    await page.goto(`${origin}/`)
    const seen = [page.url()]
    const expectPage = async (url: string, content: string) => {
      await eventually(() => page.url()).toBe(url)
      await (content ? part(page, content).first() : page.locator('#outlet h1')).waitFor()
      await eventually(() => headOf(page)).toEqual(await sentHead(url.split('?')[0] ?? ''))
    }
    for (const [where, follow, content] of ways) {
      const before = path(page)
      await follow(page)
      await eventually(() => path(page)).not.toBe(before)
      expect(path(page).startsWith(where)).toBe(true)
      await (content ? part(page, content).first() : page.locator('#outlet h1')).waitFor()
      seen.push(page.url())
      await expectPage(page.url(), content)
    }
    await page.goBack()
    await expectPage(seen.at(-2) ?? '', 'news-card')
    await page.goForward()
    await expectPage(seen.at(-1) ?? '', 'news-card')
    expect(requested.filter((url) => /^\/(novic|reprezentan)/.test(new URL(url).pathname))).toEqual([])
    expect([errors, warnings]).toEqual([[], []])
  })

  it('the focus goes to the heading, the scroll position to the top, and back to where it was', async () => {
    const { page, requested } = await startVisit()
    await page.goto(`${origin}/tekme?sezona=2022`)
    await part(page, 'match').last().waitFor()
    await page.evaluate(() => scrollTo(0, 700))
    const link = menu(page).getByRole('link', members)
    await link.evaluate((each) => (each as HTMLElement).click())
    await part(page, 'club').first().waitFor()
    await eventually(() => focused(page)).toBe('h1')
    const ring = page
      .locator('parket-member-list')
      .evaluate(
        ({ shadowRoot }) => shadowRoot && getComputedStyle(shadowRoot.activeElement as Element).outlineStyle,
      )
    expect(await ring).toBe('none')
    await eventually(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await part(page, 'match').last().waitFor()
    // Boxes that come into sight take their own height, so the place may move by a little.
    await eventually(() => page.evaluate(() => Math.abs(scrollY - 700))).toBeLessThan(100)
    expect(requested.filter((url) => url === `${origin}/klubi`)).toEqual([])
  })
})

describe('the menu', () => {
  const focusedText = (page: Page) =>
    page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent)

  it('on a telephone is a drawer that keeps the focus and gives it back', async () => {
    const { page } = await startVisit({ viewport: { width: 390, height: 844 } })
    await page.goto(`${origin}/tekme`)
    const button = page.getByRole('button', { name: 'Meni', exact: true })
    const link = menuItems(page)
      .getByRole('link', { ...members, includeHidden: true })
      .first()
    await link.waitFor({ state: 'attached' })
    expect(await link.isVisible()).toBe(false)
    await button.focus()
    await page.keyboard.press('Enter')
    await link.waitFor()
    await page.keyboard.press('Escape')
    expect(await link.isVisible()).toBe(false)
    expect(await focusedText(page)).toBe('menu-button')
    await page.keyboard.press('Enter')
    await link.click()
    await part(page, 'club').first().waitFor()
    expect(await button.getAttribute('aria-expanded')).toBe('false')
  })
})

it('the column is one for header, title, tabs, content and footer, at each width', async () => {
  const { page } = await startVisit()
  await page.goto(origin + team)
  await part(page, 'player').first().waitFor()
  const left = (place: Locator) => place.first().evaluate((each) => each.getBoundingClientRect().left)
  const places = [
    ...['h1', '[role=tab] .tab-name', '[part~=player]'].map((each) => page.locator(`#outlet ${each}`)),
    page.getByRole('heading', { name: 'Seznam reprezentantov' }),
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

describe('what a deploy changes', () => {
  /** Addresses that stay while their content changes: strangers' pages name them. */
  const staying = /^((v1\/)?parket|standalone\/[a-z-]+|frame)\.js$/

  it('has another name then, but for what strangers’ pages name', async () => {
    const Manifest = v.object({ files: v.record(v.string(), v.unknown()) })
    const { files } = v.parse(Manifest, await (await fetch(`${origin}/manifest.json`)).json())
    const named = Object.keys(files).filter((file) => !staying.test(file))
    expect(named.filter((file) => !/^assets\/.+-[a-z\d]{7}\.[a-z]+$/.test(file))).toEqual([])
    for (const file of ['shell', 'builder', 'fact-sheet'])
      expect(named.filter((each) => each.startsWith(`assets/${file}-`))).not.toEqual([])
  })

  it('comes by its name, and may be kept for ever; of the builder nothing comes to other pages', async () => {
    const visit = await startVisit()
    const { page, requested } = visit
    await page.goto(`${origin}/klubi`)
    await eventually(() => requested.some((url) => /\/assets\/shell-.+\.js$/.test(url))).toBe(true)
    await quiet(visit)
    expect(requested.filter((url) => url.includes('builder'))).toEqual([])
    await page.goto(`${origin}/vdelaj`)
    await page.getByText('Podpis parket.js').waitFor({ state: 'attached' })
    const files = requested.filter((url) => /\.(js|css)$|fact-sheet/.test(url))
    expect(files.filter((url) => !/\/(assets\/.+|parket\.js)$/.test(url))).toEqual([])
    for (const url of new Set(files.filter((each) => each.includes('/assets/'))))
      expect((await fetch(url)).headers.get('cache-control')).toContain('immutable')
  })
})
