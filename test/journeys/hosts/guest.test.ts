/** What is on the script tag, and how a guest behaves in somebody else's page. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { ClubList } from '../../../src/contract/federation'
import { someOf } from '../../support/diagonal'
import { askApi, eventually, hostPage, startVisit, visitHost } from '../../support/journey'
import { elementOf, screens } from '../../support/screens'
import { use } from '../../support/uses'

const searchForm = (page: Page) => page.locator('parket-match-search').getByRole('search')
const allMatches = (page: Page) =>
  page
    .getByRole('link', { name: 'VSE TEKME' })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))

describe('page-wide defaults on the script tag', () => {
  it('reach the elements, and an element’s own attribute wins', async () => {
    const { page } = await visitHost(
      '<parket-match-search></parket-match-search><parket-match-search site="https://own.example/pot/"></parket-match-search>',
      { script: 'data-site="https://kzs.example/"' },
    )
    await searchForm(page).nth(1).waitFor()
    expect(await allMatches(page)).toEqual(['https://kzs.example/tekme', 'https://own.example/pot/tekme'])
  })

  it('name the page’s club: searches and lists start with it, its rows are marked, an element’s own wins', async () => {
    const clubs = await askApi('/clubs', ClubList)
    const [krka, other] = ['Krka', 'Cedevita Olimpija'].map(
      (name) => clubs.find(({ shortName }) => shortName === name)?.id,
    )
    const { page, errors, warnings } = await visitHost(
      `<parket-match-search></parket-match-search><parket-match-search club="${other}"></parket-match-search>
       <parket-match-list season="2022"></parket-match-list>
       <parket-competition competition="32" start="tab=lestvica"></parket-competition>
       <parket-national-team page="u20/vzorcna-ekipa" start="tab=tekme"></parket-national-team>`,
      { script: `data-club="${krka}"` },
    )
    const presets = page.getByRole('combobox', { name: 'Klub', exact: true })
    await eventually(() => presets.allInnerTexts()).toEqual(['Krka', 'Cedevita Olimpija', 'Krka'])
    const list = page.locator('parket-match-list')
    const [boxes, own] = ['[part~=match]', '[part~=match][part~=own]'].map((each) => list.locator(each))
    await boxes?.filter({ visible: true }).first().waitFor()
    expect(await own?.count()).toBe(await boxes?.count())
    await list.getByRole('button', { name: 'Počisti' }).click()
    await list.getByRole('button', { name: 'IŠČI' }).click()
    await eventually(async () => ((await boxes?.count()) ?? 0) > ((await own?.count()) ?? 0)).toBe(true)
    for (const text of (await own?.allTextContents()) ?? []) expect(text).toContain('Krka')
    const standing = page.locator('parket-competition [part~=standing-row][part~=own]')
    await eventually(() => standing.allTextContents()).toEqual([expect.stringContaining('Krka')])
    await page.locator('parket-national-team [part~=match]').filter({ visible: true }).first().waitFor()
    expect(await page.locator('parket-national-team [part~=own]').count()).toBe(0)
    expect([errors, warnings]).toEqual([[], []])
  })
})

/** What a page has that anybody could have added to. Runs in the page. */
const belongings = async () => ({
  globals: Reflect.ownKeys(window).map(String).sort(),
  marks: [document, document.documentElement, document.head, document.body].map((each) => Object.keys(each)),
  head: document.head.innerHTML,
  body: [...document.body.children].map(({ outerHTML }) => outerHTML),
  html: [...document.documentElement.attributes, ...document.body.attributes].map(({ name }) => name),
  sheets: document.adoptedStyleSheets.length,
  address: [location.href, document.title, history.length, history.state],
  cookies: document.cookie,
  storage: localStorage.length + sessionStorage.length,
  kept: [await indexedDB.databases(), await caches.keys(), await navigator.serviceWorker.getRegistrations()],
})

const everywhere = ['window', 'document', 'document.documentElement', 'document.body', 'document.fonts']
const hearing = [...everywhere, 'navigation', 'visualViewport', 'screen.orientation', 'history']

/** Every listener there, as "window scroll". */
async function listeners(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const received = hearing.map(async (expression) => {
    const { result } = await session.send('Runtime.evaluate', { expression })
    if (!result.objectId) return []
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId })
    return listeners.map(({ type }) => `${expression} ${type}`)
  })
  return (await Promise.all(received)).flat().sort()
}

/** Counts the timers that are still to come in `document.timers`. Runs in the page, before anything else. */
function countTimers(): void {
  const waiting = new Set<unknown>()
  Object.defineProperty(document, 'timers', { get: () => waiting.size })
  for (const name of ['setTimeout', 'setInterval']) {
    const set = Reflect.get(window, name)
    Reflect.set(window, name, (run: () => void, ...rest: unknown[]) => {
      const ring = (...given: unknown[]) => {
        if (name === 'setTimeout') waiting.delete(timer)
        Reflect.apply(run, window, given)
      }
      const timer = Reflect.apply(set, window, [ring, ...rest])
      waiting.add(timer)
      return timer
    })
  }
  for (const name of ['clearTimeout', 'clearInterval']) {
    const clear = Reflect.get(window, name)
    Reflect.set(window, name, (timer: unknown) => {
      waiting.delete(timer)
      Reflect.apply(clear, window, [timer])
    })
  }
}

it('adds one symbol to the host’s page, and an element, used and taken away, nothing', async () => {
  const host = hostPage('<div id="place"></div>')
  const without = await startVisit()
  await without.page.route('**/parket.js', (route) => route.abort())
  await without.page.goto(host)
  const { globals, ...others } = await without.page.evaluate(belongings)
  const { page } = await startVisit()
  await page.addInitScript(countTimers)
  await page.goto(host)
  await page.waitForFunction(() => Symbol.for('parket@1') in window)
  // What waits for the first sign of a visitor has seen one.
  await page.mouse.move(5, 5, { steps: 2 })
  const before = await page.evaluate(belongings)
  expect(before).toEqual({ ...others, globals: expect.any(Array) })
  expect(before.globals.filter((key) => !globals.includes(key))).toEqual(['Symbol(parket@1)'])
  const received = await listeners(page)
  const place = page.locator('#place')
  for (const screen of someOf(screens, 7)) {
    await place.evaluate((element, html) => element.insertAdjacentHTML('beforeend', html), elementOf(screen))
    await use(page, screen)
    const { body, ...rest } = await page.evaluate(belongings)
    expect({ ...rest, body: before.body }, screen.tag).toEqual(before)
    await place.evaluate((element) => element.replaceChildren())
    await eventually(() => page.evaluate(() => Reflect.get(document, 'timers'))).toBe(0)
    await eventually(() => listeners(page)).toEqual(received)
    expect(await page.evaluate(belongings), screen.tag).toEqual(before)
  }
  expect(await page.context().cookies()).toEqual([])
})
