/** A page that the browser keeps while its visitor is away (back/forward cache), and shows again as he left it. */
import { chromium } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { chromiumArguments, findChromium } from '../../support/chromium.mjs'
import {
  embedsRendered,
  eventually,
  hostPage,
  origin,
  quiet,
  startVisit,
  stranger,
  type Visit,
  withoutViews,
} from '../../support/journey'
import { addressOf, elementOf, hurry, type Screen, screens } from '../../support/screens'

// Playwright switches it off.
const browser = await chromium.launch({
  executablePath: findChromium({ keepsPages: true }) ?? 'chromium',
  args: [...chromiumArguments, '--enable-features=BackForwardCache'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
})
afterAll(() => browser.close())

/** Counts the page's timers under way, and notes when the page is shown again. Runs in the page. */
function watch(): void {
  const pending = new Set<unknown>()
  const { setTimeout, clearTimeout } = window
  const patched = {
    setTimeout: (run: () => void, after?: number) => {
      const timer = setTimeout(() => {
        pending.delete(timer)
        run()
      }, after)
      pending.add(timer)
      return timer
    },
    clearTimeout: (timer?: number) => {
      pending.delete(timer)
      clearTimeout(timer)
    },
  }
  Object.assign(window, patched)
  const noted = { isBack: false, loads: 0, timers: () => pending.size }
  window.addEventListener('parket-load', () => {
    noted.loads += 1
  })
  Object.defineProperty(document, 'noted', { value: noted })
  window.addEventListener('pageshow', ({ persisted }) => {
    noted.isBack = persisted
  })
}

async function open(body: string): Promise<Visit> {
  const visit = await startVisit({}, browser)
  await visit.page.addInitScript(watch)
  await withoutViews(visit.page)
  await visit.page.goto(hostPage(body))
  return visit
}

const away = stranger.put('/away', '<!doctype html><title>Drugam</title>')

/** Chromium's headless shell keeps no page: its document is another one after the return. */
async function keepsPages(): Promise<boolean> {
  const page = await browser.newPage()
  await page.goto(stranger.put('/kept', '<!doctype html><title>Tu</title>'))
  await page.evaluate(() => Object.defineProperty(document, 'isFirst', { value: true }))
  await page.goto(away)
  await page.goBack({ waitUntil: 'commit' })
  const isFirst = await page.evaluate(() => Reflect.get(document, 'isFirst') === true)
  await page.close()
  return isFirst
}
const isKept = await keepsPages()

/** What a kept page receives when it is left and shown again. Runs in the page. */
function pretendReturn(): void {
  for (const type of ['pagehide', 'pageshow'])
    window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
}

/** Fails where the browser keeps pages and has loaded this one again. */
async function leaveAndReturn({ page }: Visit): Promise<void> {
  if (isKept) {
    await page.goto(away)
    await page.goBack({ waitUntil: 'commit' })
  } else await page.evaluate(pretendReturn)
  await eventually(() => page.evaluate(() => Reflect.get(document, 'noted')?.isBack)).toBe(true)
}

// The browser repeats a kept page's console lines when it comes back: what was received is counted in the page.
const loads = ({ page }: Visit): Promise<number> => page.evaluate(() => Reflect.get(document, 'noted').loads)
const timers = ({ page }: Visit): Promise<number> =>
  page.evaluate(() => Reflect.get(document, 'noted').timers())

/** Playwright does not see what is requested while the page is being left. */
const asked = ({ page }: Visit, screen: Screen): Promise<number> =>
  page.evaluate(
    (address) => performance.getEntriesByType('resource').filter(({ name }) => address.test(name)).length,
    addressOf(screen),
  )

const members = screens.filter(({ tag }) => tag === 'parket-member-list')

it('all elements are as they were, nothing is requested again, and they answer once', async () => {
  const visit = await open(screens.map((screen) => elementOf(screen)).join(''))
  const { page } = visit
  await eventually(() => loads(visit)).toBe(screens.length)
  await eventually(() => page.locator('[part~=skeleton]').count()).toBe(0)
  await quiet(visit)
  const before = { requested: visit.requested.length, loads: await loads(visit), timers: await timers(visit) }
  await leaveAndReturn(visit)
  const api = () => visit.requested.slice(before.requested).filter((url) => url.includes('/api/'))
  await eventually(() => timers(visit)).toBeLessThanOrEqual(before.timers)
  expect([api(), await loads(visit)]).toEqual([[], before.loads])
  await page.locator('parket-match-list').getByRole('link', { name: 'Naslednja stran' }).click()
  await eventually(api).toEqual([expect.stringMatching(/\/matches\?.*&page=\d/)])
  const search = page.locator('parket-match-search')
  await search.getByRole('combobox', { name: 'Klub' }).click()
  await search.getByRole('option', { name: 'Krka' }).click()
  await eventually(() => search.getByRole('combobox', { name: 'Klub' }).textContent()).toBe('Krka')
  const team = page.locator('parket-national-team')
  await team.getByRole('tab', { name: 'Tekme', exact: true }).click()
  await team.locator('[part~=match]').filter({ visible: true }).first().waitFor()
  expect([visit.errors, visit.warnings]).toEqual([[], []])
})

it('an embed is there once, however often the page is left and come back to, and answers', async () => {
  const visit = await startVisit({}, browser)
  const { page } = visit
  await page.addInitScript(watch)
  const address = `${origin}/embed/member-list.js`
  await embedsRendered(`<script src="${address}"`)
  await page.goto(hostPage(`<script src="${address}" async></script>`, { instead: '' }))
  const list = page.locator('parket-member-list')
  await list.locator('[part~=club]').first().waitFor()
  await quiet(visit)
  for (let times = 0; times < 3; times++) {
    await page.evaluate(() => {
      Reflect.get(document, 'noted').isBack = false
    })
    await leaveAndReturn(visit)
    expect(await list.count()).toBe(1)
  }
  const club = list.locator('summary').first()
  await club.click()
  await eventually(() =>
    club.evaluate(({ parentElement }) => (parentElement as HTMLDetailsElement).open),
  ).toBe(true)
  expect([visit.errors, visit.warnings]).toEqual([[], []])
})

it.each(members)('a repeat that was to come comes once ($tag)', async (screen) => {
  const visit = await startVisit({}, browser)
  const { page } = visit
  await page.addInitScript(watch)
  let refuse: (() => Promise<void>) | undefined
  // The first one waits until the test is there: on a busy machine repeats would come before it.
  await withoutViews(page)
  await page.route(addressOf(screen), (route) => {
    if (refuse) return route.continue()
    refuse = () => route.fulfill({ status: 503 })
  })
  await page.goto(hostPage(elementOf(screen)))
  await eventually(() => refuse).toBeDefined()
  await Promise.all([page.waitForResponse(addressOf(screen)), refuse?.()])
  await leaveAndReturn(visit)
  await page.locator(`${screen.tag} ${screen.content}`).filter({ visible: true }).first().waitFor()
  expect(await asked(visit, screen)).toBe(2)
  expect(visit.errors).toEqual([])
})

it.each(members)(
  'what had failed for good is requested again when the visitor does something ($tag)',
  async (screen) => {
    const visit = await startVisit({}, browser)
    const { page } = visit
    await hurry(page)
    await page.addInitScript(watch)
    await withoutViews(page)
    await page.route(addressOf(screen), (route) => route.fulfill({ status: 500 }))
    await page.goto(hostPage(elementOf(screen)))
    await eventually(() => visit.errors.length).toBe(1)
    await page.unroute(addressOf(screen))
    const before = await asked(visit, screen)
    await leaveAndReturn(visit)
    await eventually(async () => {
      await page.keyboard.press('Shift')
      return page.locator(`${screen.tag} ${screen.content}`).count()
    }).toBeGreaterThan(0)
    expect(await asked(visit, screen)).toBe(before + 1)
  },
)
