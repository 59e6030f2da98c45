/** What the host's page hears and decides, and what a guest leaves alone. */
import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { SeasonList } from '../../src/contract/federation'
import { someOf } from '../support/diagonal'
import {
  askApi,
  eventually,
  hostPage,
  origin,
  quiet,
  startVisit,
  stranger,
  viewRendered,
  visitHost,
} from '../support/journey'
import { elementOf, screens } from '../support/screens'

const search = (page: Page) => page.getByRole('button', { name: 'IŠČI' })
const element = '<parket-match-search></parket-match-search>'

/** The host routes itself. Runs in the page. */
const takeOver = () => document.addEventListener('parket-navigate', (event) => event.preventDefault())

describe('parket-navigate', () => {
  it.each(
    someOf(
      [
        ['IŠČI', 'button', '/tekme?sezona='],
        ['VSE TEKME', 'link', '/tekme'],
        ['ZGODOVINA TEKMOVANJ', 'link', '/zgodovina-tekmovanj'],
      ] as const,
      2,
    ),
  )('from %s says where to, and a host that takes it stays where it is', async (name, role, path) => {
    const { page, received, requested } = await visitHost(element)
    await search(page).waitFor()
    await page.evaluate(takeOver)
    const here = page.url()
    await page.getByRole(role, { name }).click()
    await eventually(() => received.filter((event) => event.name === 'parket-navigate')).toEqual([
      { name: 'parket-navigate', tag: 'parket-match-search', detail: { url: expect.any(String) } },
    ])
    const { url } = received.findLast((event) => event.name === 'parket-navigate')?.detail ?? {}
    const season = (await askApi('/seasons', SeasonList)).find(({ isActive }) => isActive)?.id
    expect(url).toBe(origin + path + (path.endsWith('=') ? season : ''))
    expect(page.url()).toBe(here)
    expect(requested.filter((address) => address.startsWith(`${origin}/tekme`))).toEqual([])
  })

  /** What the visitor does to a link that leads to the site, and whether we have a say in it. */
  const ways: [way: string, isOurs: boolean, go: (link: Locator) => Promise<void>][] = [
    ['a click', true, (link) => link.click()],
    ['Enter', true, (link) => link.press('Enter')],
    ['a click with Ctrl', false, (link) => link.click({ modifiers: ['Control'] })],
    ['a click with Shift', false, (link) => link.click({ modifiers: ['Shift'] })],
    ['a click with Meta', false, (link) => link.click({ modifiers: ['Meta'] })],
    ['a click with Alt', false, (link) => link.click({ modifiers: ['Alt'] })],
    ['a middle click', false, (link) => link.click({ button: 'middle' })],
    ['a right click', false, (link) => link.click({ button: 'right' })],
  ]

  it('is for what the browser would follow in this window, and for nothing else', async () => {
    const { page, received } = await visitHost(element)
    await search(page).waitFor()
    // The host hears of every press last, says whether somebody has prevented it, and then stops it.
    await page.evaluate(() => {
      document.addEventListener('parket-navigate', (event) => event.preventDefault())
      for (const type of ['click', 'auxclick']) {
        window.addEventListener(type, (event) => {
          document.body.dataset.prevented = String(event.defaultPrevented)
          event.preventDefault()
        })
      }
    })
    const seen: [string, boolean, string | undefined][] = []
    for (const [way, , go] of ways) {
      const before = received.length
      await go(page.getByRole('link', { name: 'VSE TEKME' }))
      const prevented = await page.evaluate(() => document.body.dataset.prevented)
      seen.push([way, received.length > before, prevented])
    }
    expect(seen).toEqual(ways.map(([way, isOurs]) => [way, isOurs, String(isOurs)]))
  })

  it('of a screen inside a screen is heard once', async () => {
    const visit = await visitHost('<parket-page url="domov"></parket-page>')
    const { page, received } = visit
    await search(page).waitFor()
    await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()))
    await page.getByRole('link', { name: 'VSE TEKME' }).click()
    await page.locator('[part~=tile]').first().click()
    await quiet(visit)
    const announced = received.filter(({ name }) => name === 'parket-navigate')
    expect(announced.map(({ tag }) => tag)).toEqual(['parket-page', 'parket-page'])
  })

  it('that nobody takes is followed', async () => {
    const { page } = await visitHost(
      `<parket-match-search site="${stranger.origin}/zveza/"></parket-match-search>`,
    )
    stranger.put('/zveza/tekme', '<h1>Tekme</h1>')
    await page.getByRole('link', { name: 'VSE TEKME' }).press('Enter')
    await page.waitForURL(`${stranger.origin}/zveza/tekme`)
    await page.goBack()
    await search(page).click()
    await page.waitForURL(/\/zveza\/tekme\?sezona=\d+$/)
  })
})

describe('links', () => {
  it('of every element are real ones, under the site and the path it has', async () => {
    const site = 'https://kzs.example/pot'
    const { page, received } = await visitHost(screens.map((screen) => elementOf(screen)).join(''), {
      script: `data-site="${site}"`,
    })
    await eventually(() => received.filter(({ name }) => name === 'parket-load').length).toBe(screens.length)
    for (const { tag, content } of screens)
      if (content) await page.locator(`${tag} ${content}`).first().waitFor()
    const links = await page.locator('[data-root] a[href]').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel') ?? '',
      })),
    )
    const ours = links.filter(({ href }) => href === site || href.startsWith(`${site}/`))
    expect(ours.length).toBeGreaterThan(100)
    expect(ours.filter(({ target }) => target)).toEqual([])
    const files = (href: string) => href.startsWith(`${origin}/api/`) || href.startsWith(`${origin}/storage/`)
    const others = links.filter((link) => !ours.includes(link) && !files(link.href))
    expect(others.filter(({ href }) => !/^(https?|mailto|tel):/.test(href))).toEqual([])
    const away = others.filter(({ href }) => href.startsWith('http'))
    expect(away.filter(({ target, rel }) => target !== '_blank' || !/noopener/.test(rel))).toEqual([])
    expect(away.filter(({ href }) => href.startsWith(origin))).toEqual([])
  })
})

it.each(
  someOf(
    [
      ['memory', 'match-search'],
      ['page', 'match-search'],
      ['memory', 'match-list'],
      ['page', 'match-list'],
    ],
    2,
  ),
)('with history="%s" IŠČI in a %s that a server drew says what was searched for', async (mode, name) => {
  const visit = await startVisit()
  const { page, received } = visit
  await viewRendered(name, '')
  await page.goto(hostPage(`<parket-${name} history="${mode}"></parket-${name}>`))
  await search(page).waitFor()
  // With its state in the address it draws itself, and learns the season when it stands.
  await quiet(visit)
  await page.evaluate(takeOver)
  await search(page).click()
  const season = (await askApi('/seasons', SeasonList)).find(({ isActive }) => isActive)?.id
  await eventually(() => received.filter((event) => event.name === 'parket-filter-change')).toEqual([
    {
      name: 'parket-filter-change',
      tag: `parket-${name}`,
      detail: { filters: [], values: { sezona: season } },
    },
  ])
  expect([visit.errors, visit.warnings]).toEqual([[], []])
})

it('parket-load is heard once for each widget, when it has content', async () => {
  const { received, page } = await visitHost(`${element}<parket-member-list></parket-member-list>`)
  const loads = () => received.filter(({ name }) => name === 'parket-load')
  await page.locator('[part=club]').first().waitFor()
  await eventually(() =>
    loads()
      .map(({ tag }) => tag)
      .toSorted(),
  ).toEqual(['parket-match-search', 'parket-member-list'])
})

describe('with history="memory"', () => {
  const list = '<parket-match-list season="2022" start="stran=1" per-page="5"></parket-match-list>'

  it('filtering and paging leave the host’s address, history and title alone', async () => {
    const { page, received } = await visitHost(list)
    const state = () => page.evaluate(() => [location.href, history.length, history.state, document.title])
    const matches = page.locator('[part~=match]')
    const first = () => matches.first().textContent()
    await matches.first().waitFor()
    const before = await state()
    const unfiltered = await first()
    await page.getByRole('link', { name: 'Naslednja stran' }).click()
    await eventually(first).not.toBe(unfiltered)
    await page.getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option', { name: 'Krka' }).click()
    await search(page).click()
    await eventually(() =>
      matches.evaluateAll((all) => all.every((each) => /Krka/.test(each.textContent ?? ''))),
    ).toBe(true)
    expect(await state()).toEqual(before)
    expect(received.map(({ name }) => name)).toContain('parket-metadata')
  })

  it('a change of the tag’s attribute shows other matches', async () => {
    const { page } = await visitHost('<parket-match-list search="off" season="2025"></parket-match-list>')
    const matches = page.locator('[part~=match]')
    await matches.first().waitFor()
    const before = await matches.first().textContent()
    await page.evaluate(() => document.querySelector('parket-match-list')?.setAttribute('season', '2022'))
    await eventually(() => matches.first().textContent()).not.toBe(before)
  })

  it('two lists on one page keep their states apart', async () => {
    const { page } = await visitHost(list + list)
    const lists = page.locator('parket-match-list')
    const firstOf = (index: number) => lists.nth(index).locator('[part~=match]').first()
    await firstOf(1).waitFor()
    const before = await firstOf(1).textContent()
    await lists.nth(0).getByRole('link', { name: 'Naslednja stran' }).click()
    await eventually(() => firstOf(0).textContent()).not.toBe(before)
    expect(await firstOf(1).textContent()).toBe(before)
  })
})

/** Listens as a host's router does: to every step, its state, and to changes of the hash. Runs in the page. */
function route(): void {
  const steps: unknown[] = []
  Object.defineProperty(document, 'steps', { value: steps })
  history.replaceState({ router: 'prva' }, '')
  window.addEventListener('popstate', ({ state }) => steps.push(state))
  window.addEventListener('hashchange', () => steps.push('hash'))
}

describe('with history="page"', () => {
  const team = '<parket-national-team page="u20/vzorcna-ekipa" history="page"></parket-national-team>'
  const list = '<parket-match-list per-page="5" history="page"></parket-match-list>'
  const active = (page: Page) => page.locator('[role=tab][aria-selected=true]').textContent()
  const found = (page: Page) => page.locator('parket-match-list [part~=match]').first().textContent()
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
  const state = (page: Page) =>
    page.evaluate(() => [location.search + location.hash, history.state, document.title])

  it('two screens keep their states in the address, and the host’s keys, hash and states stay', async () => {
    const visit = await startVisit()
    const { page } = visit
    await page.goto(`${hostPage(team + list)}?p=12&utm=a#/clanki/5`)
    await page.evaluate(route)
    const kept = [{ router: 'prva' }, 'Tuja stran']
    await eventually(() => state(page)).toEqual(['?p=12&utm=a&tab=igralci-stab#/clanki/5', ...kept])
    await page.locator('[part~=staff-member]').first().waitFor()
    await tab(page, 'Statistika')
    await eventually(() => state(page)).toEqual(['?p=12&utm=a&tab=statistika#/clanki/5', ...kept])
    const all = await found(page)
    await page.locator('parket-match-list').getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option', { name: 'Krka', exact: true }).click()
    await search(page).click()
    const withClub = /^\?p=12&utm=a&tab=statistika&sezona=\d+&klub=\w+#\/clanki\/5$/
    await eventually(async () => (await state(page))[0]).toMatch(withClub)
    const [address] = await state(page)
    // The first match may have been Krka's before.
    await quiet(visit)
    const chosen = await found(page)
    expect(chosen).toContain('Krka')

    await page.goBack()
    await eventually(() => found(page)).toBe(all)
    expect(await active(page)).toBe('Statistika')
    await page.goBack()
    await eventually(() => active(page)).toBe('Igralci in štab')
    await page.goForward()
    await page.goForward()
    await eventually(async () => [await active(page), await found(page)]).toEqual(['Statistika', chosen])
    expect(await state(page)).toEqual([address, ...kept])
    // The router knows every step as its own.
    const steps = await page.evaluate(() => Reflect.get(document, 'steps'))
    expect(steps).toEqual([kept[0], kept[0], kept[0], kept[0]])
    expect(visit.errors).toEqual([])
  })

  it('a host’s own router leads on, by the path and by the hash', async () => {
    const { page, requested } = await visitHost(team)
    await page.evaluate(route)
    await page.locator('[part~=staff-member]').first().waitFor()
    // Pictures may still be coming.
    const questions = () => requested.filter((url) => url.startsWith(`${origin}/api/`)).length
    const before = questions()
    await page.evaluate(() => {
      location.hash = '#/drugam'
    })
    await eventually(() => page.evaluate(() => Reflect.get(document, 'steps'))).toContain('hash')
    expect([await active(page), questions()]).toEqual(['Igralci in štab', before])
    await page.evaluate(() => history.pushState({ router: 'druga' }, '', '?p=13&tab=zgodovina#/drugam'))
    await eventually(() => active(page)).toBe('Zgodovina')
    await tab(page, 'Igralci in štab')
    await eventually(() => state(page)).toEqual([
      '?p=13&tab=igralci-stab#/drugam',
      { router: 'druga' },
      'Tuja stran',
    ])
  })
})
