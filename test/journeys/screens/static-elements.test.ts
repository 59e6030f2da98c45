/** Each element as the server rendered it, before React: nobody can tell it from one that is live, but by requesting bytes. */
import type { Locator, Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { someOf } from '../../support/diagonal'
import {
  eventually,
  hostPage,
  origin,
  quiet,
  reach,
  startVisit,
  type Visit,
  viewsRendered,
  visitHost,
  withoutHydration,
} from '../../support/journey'
import { elementOf, type Screen, screens } from '../../support/screens'
import { viewOf } from '../../support/view'

async function startRendered(...given: Parameters<typeof startVisit>): Promise<Visit> {
  const visit = await startVisit(...given)
  await withoutHydration(visit.page)
  return visit
}

const eventsOf = ({ received }: Visit, name: string) =>
  received.filter((event) => event.name === `parket-${name}`)
const filesOf = ({ requested }: Visit) =>
  requested.filter((url) => url.startsWith(`${origin}/assets/`) && !url.includes('/assets/shell-'))

/** What a script of ours answers. */
const controls = 'button:not([type=submit]), [role=combobox], [data-in-place]'

/** One of each kind that can be seen, by its place among all. Runs in the page. */
function kindsOf(host: Element, controls: string): number[] {
  const all = [...(host.shadowRoot?.querySelectorAll<HTMLElement>(controls) ?? [])]
  const kind = (each: HTMLElement) => `${each.localName}.${each.className.split(' ')[0]}`
  const seen = (each: HTMLElement) =>
    each.checkVisibility({ visibilityProperty: true }) && each.offsetWidth > 1
  const found = new Map<string, number>()
  all.forEach((each, index) => {
    // What is chosen already does nothing.
    if (seen(each) && !each.matches('[aria-selected=true], [aria-current], [aria-disabled=true]'))
      found.set(kind(each), found.get(kind(each)) ?? index)
  })
  return [...found.values()]
}

/** What can be read in it, and what is open or chosen there. */
const stateOf = async (host: Locator) => {
  const { words, marked } = await host.evaluate(viewOf)
  return { words, marked }
}

const control = (host: Locator, index: number) => host.locator(controls).nth(index)

async function shown(visit: Visit, screen: Screen, count: number): Promise<Locator> {
  const hosts = visit.page.locator(screen.tag)
  await eventually(() => eventsOf(visit, 'load').filter(({ tag }) => tag === screen.tag).length).toBe(count)
  return hosts
}

const isTaken = (host: Locator) =>
  host.evaluate(({ shadowRoot }) => shadowRoot?.querySelector('script[data-view]') === null)

const screensToday = someOf(screens, 4).map((screen) => [screen.tag, screen] as const)

describe.each(screensToday)('%s', (tag, screen) => {
  it('answers a click on each kind of control as one that is live', async () => {
    const pair = hostPage(elementOf(screen) + elementOf(screen))
    await viewsRendered(elementOf(screen))
    const visit = await startRendered({ viewport: { width: 1280, height: 900 } })
    const { page } = visit
    await page.goto(pair)
    const kinds = await (await shown(visit, screen, 2)).first().evaluate(kindsOf, controls)
    for (const index of someOf(kinds, 2)) {
      visit.received.length = 0
      await page.goto(pair)
      const hosts = await shown(visit, screen, 2)
      await reach(page, `${tag} >> nth=1`)
      const answer = async (host: Locator) => {
        await control(host, index).click()
        await quiet(visit)
        const state = await stateOf(host)
        await page.keyboard.press('Escape')
        await quiet(visit)
        return state
      }
      const live = await answer(hosts.nth(1))
      expect(await isTaken(hosts.first())).toBe(false)
      await control(hosts.first(), index).click()
      await eventually(() => stateOf(hosts.first())).toEqual(live)
    }
    expect([visit.errors, visit.warnings]).toEqual([[], []])
  })

  it('says once that it is shown and announces its links; moved, changed and left it goes on', async () => {
    const visit = await visitHost(elementOf(screen))
    const { page } = visit
    const host = (await shown(visit, screen, 1)).first()
    await page.evaluate(() => document.addEventListener('parket-navigate', (event) => event.preventDefault()))
    const here = page.url()
    const link = host
      .locator(`a[href^="${origin}"]:not([target], [data-in-place], [download])`)
      .filter({ visible: true })
      .first()
    const words = async () => (await stateOf(host)).words
    const before = await words()

    // Moved and taken away, it is as it was.
    await page.evaluate((tag) => {
      const element = document.querySelector(tag) as Element
      document.body.append(document.createElement('section'))
      document.querySelector('section')?.append(element)
      element.remove()
      document.querySelector('section')?.append(element)
    }, tag)
    await quiet(visit)
    expect(await words()).toBe(before)
    expect(await isTaken(host)).toBe(false)

    const leads = (await link.count()) > 0
    if (leads) {
      const url = await link.evaluate((each) => (each as HTMLAnchorElement).href)
      await link.click()
      await eventually(() => eventsOf(visit, 'navigate').map(({ detail }) => detail.url)).toEqual([url])
      expect(page.url()).toBe(here)
      await eventually(() => isTaken(host)).toBe(true)
    }

    // A property and an attribute of the host's, before it is live or after.
    await page.evaluate((tag) => Reflect.set(document.querySelector(tag) as Element, 'headingLevel', 4), tag)
    expect(await host.getAttribute('heading-level')).toBe('4')
    await eventually(() => isTaken(host)).toBe(true)
    await eventually(words).toBe(before)
    expect(await host.locator('[data-root]').count()).toBe(1)
    expect(eventsOf(visit, 'load').length).toBe(1)
    const announced = eventsOf(visit, 'metadata').map(({ detail }) => JSON.stringify(detail))
    expect(announced).toEqual([...new Set(announced)])
    expect([visit.errors, visit.warnings]).toEqual([[], []])
  })
})

/** Of a season that is over, from its beginning: what is on its pages depends on no day. */
const list = '<parket-match-list season="2022" start="stran=1" per-page="5" search="off"></parket-match-list>'
const rows = (page: Page) => page.locator('parket-match-list [part~=match]')

it.each(
  someOf<[what: string, play: (route: Route) => unknown]>(
    [
      ['has no view', (route) => route.fulfill({ status: 404 })],
      ['has one that is late', () => {}],
      ['has a page of somebody’s own', (route) => route.fulfill({ body: '<h1>Ups</h1>' })],
      ['fails', (route) => route.abort()],
    ],
    2,
  ),
)(
  'where our server %s, an element renders itself; a server that knows none gets one request',
  async (what, play) => {
    const visit = await startVisit()
    await visit.page.route('**/view/**', play)
    await visit.page.goto(hostPage(list))
    await rows(visit.page).first().waitFor()
    await eventually(() => eventsOf(visit, 'load').length).toBe(1)
    if (what === 'has no view') {
      await visit.page.evaluate(() => document.body.append(document.createElement('parket-roster')))
      await quiet(visit)
      expect(visit.requested.filter((url) => url.includes('/view/')).length).toBe(1)
    }
    expect([visit.errors, visit.warnings]).toEqual([[], []])
  },
)

it('saves data for visitors with Save-Data: nothing is fetched beforehand', async () => {
  await viewsRendered(list)
  const visit = await startRendered()
  const { page } = visit
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(hostPage(list))
  await rows(page).first().waitFor()
  await page.mouse.move(200, 300, { steps: 2 })
  await quiet(visit)
  expect(filesOf(visit)).toEqual([])
})

it('a mouse that rests where the page opened is no sign of anybody: nothing is fetched', async () => {
  await viewsRendered(list)
  const visit = await startRendered()
  const { page } = visit
  await page.goto(hostPage(list))
  // What Chromium sends at times, and at other times not.
  await rows(page)
    .first()
    .evaluate(async (row) => {
      const given = { bubbles: true, composed: true, movementX: 0, movementY: 0 }
      for (const type of ['pointerover', 'pointermove']) row.dispatchEvent(new PointerEvent(type, given))
      for (const type of ['mouseover', 'mousemove']) row.dispatchEvent(new MouseEvent(type, given))
      await scheduler.postTask(() => {}, { priority: 'background' })
    })
  await quiet(visit)
  expect(filesOf(visit)).toEqual([])
})
