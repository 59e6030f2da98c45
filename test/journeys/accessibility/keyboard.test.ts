/**
 * By keys alone: what a visitor does with the screens. The way through each of them is checked in surfaces.test.ts, what
 * unfolds in accordion.browser.test.tsx.
 */
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { someOf } from '../../support/diagonal'
import { faultsOf, walk } from '../../support/focus-walk'
import { focusedName, hands, tabTo } from '../../support/input-methods'
import { eventually, origin, quiet, startVisit, type Visit } from '../../support/journey'

const { choose } = hands.keys
const part = (page: Page, name: string) => page.locator(`[part~=${name}]`)
const query = (page: Page) => new URL(page.url()).searchParams
const press = async (page: Page, name: string | RegExp, key = 'Enter') => {
  await tabTo(page, name)
  await page.keyboard.press(key)
}

async function visit(path: string, content: string): Promise<Visit> {
  const made = await startVisit({ permissions: ['clipboard-read', 'clipboard-write'] })
  await made.page.goto(origin + path)
  await made.page.locator(content).filter({ visible: true }).first().waitFor()
  await eventually(() => made.page.locator('[part~=skeleton]').count()).toBe(0)
  return made
}

/** Whether the focus is on something of ours: a screen that was rendered again under it may have lost it. */
const keepsFocus = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)

const statistics = [
  ['Vrsta lestvice', 'Strelci na uradnih tekmah', 'Lestvica strelcev na uradnih tekmah'],
  ['Tekmeci', 'Vzorčna Soča', 'Vzorčna Soča'],
]
const works: [work: string, run: () => Promise<void>][] = [
  [
    'matches are found, turned over and followed',
    async () => {
      const made = await visit('/tekme?sezona=2022&stran=1', '[part~=match]')
      const { page } = made
      await press(page, 'Datum', 'ArrowDown')
      await page.locator('[data-vc-date] button:focus').waitFor()
      await page.keyboard.press('Escape')
      await eventually(() => focusedName(page)).toBe('Datum')
      await choose(page, 'Klub', 'Krka')
      await press(page, 'IŠČI')
      await eventually(() => query(page).has('klub')).toBe(true)
      expect(await focusedName(page)).toBe('IŠČI')
      await page.goBack()
      await eventually(() => query(page).has('klub')).toBe(false)
      await part(page, 'pagination').waitFor()
      await quiet(made)
      await press(page, 'Naslednja stran')
      await eventually(() => query(page).get('stran')).toBe('2')
      await eventually(() => keepsFocus(page)).toBe(true)
    },
  ],

  [
    'a team’s statistics are chosen, and the focus goes on to them',
    async () => {
      const [[label = '', option = '', heading = ''] = []] = someOf(statistics, 1)
      const { page } = await visit('/reprezentance/u20/vzorcna-ekipa?tab=statistika', '[role=combobox]')
      await choose(page, label, option)
      await press(page, 'Prikaži')
      await page.getByRole('heading', { name: heading, exact: true }).waitFor()
      await page.locator('.statistics-panel:focus').waitFor()
    },
  ],

  [
    'a competition’s other season is chosen',
    async () => {
      const { page } = await visit('/tekmovanje/32', '[part~=match]')
      // The seasons are requested once its own is known.
      const seasons = page.getByRole('combobox', { name: 'Sezona' }).locator('option')
      await eventually(() => seasons.count()).toBeGreaterThan(1)
      await tabTo(page, 'Sezona')
      await page.keyboard.press('ArrowDown')
      await eventually(() => new URL(page.url()).pathname).not.toBe('/tekmovanje/32')
      await eventually(() => keepsFocus(page)).toBe(true)
    },
  ],

  [
    'news are narrowed to several kinds, one is taken back, pages are turned',
    async () => {
      const { page } = await visit('/novice', '[part~=news-card]')
      await choose(page, 'Reprezentance', 'Člani')
      await page.keyboard.press('Escape')
      await press(page, 'Odstrani Člani')
      await page.getByRole('button', { name: 'Odstrani Člani' }).waitFor({ state: 'detached' })
      await eventually(() => keepsFocus(page)).toBe(true)
      await press(page, 'Naslednja stran')
      await eventually(() => query(page).get('stran')).toBe('2')
      await eventually(() => keepsFocus(page)).toBe(true)
    },
  ],

  [
    'an article is passed on, its photos are looked at',
    async () => {
      const { page } = await visit('/novica/vzorcna-ekipa-pokaze-vse', '[part~=photo]')
      await press(page, /povezavo$/)
      await page.getByText('Povezava je kopirana').waitFor({ state: 'attached' })
      await press(page, /^Fotografija 1 /)
      await page.getByRole('dialog').getByText('1 / 4', { exact: true }).waitFor()
      const photos = [1, 2, 3, 4].map((photo) => `button "Fotografija ${photo} od 4"`)
      const turns = ['button "Prejšnja fotografija"', 'button "Naslednja fotografija"']
      const inside = await walk(page, 'Tab')
      expect([faultsOf(inside), inside.map(({ name }) => name)]).toEqual([[], [...turns, ...photos]])
      // From the browser's own controls back: nothing behind the photos can be reached.
      await page.keyboard.press('Tab')
      expect(await focusedName(page)).toBe('Zapri')
      await page.keyboard.press('ArrowRight')
      await page.getByRole('dialog').getByText('2 / 4', { exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await eventually(() => focusedName(page)).toMatch(/^Fotografija 1 /)
    },
  ],

  [
    'the site is searched, a result is followed',
    async () => {
      const { page } = await visit('/iskalnik?q=euro', '[part~=search-result]')
      await page.locator('main').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Control+A')
      await page.keyboard.type('doncic')
      await page.keyboard.press('Enter')
      await eventually(() => query(page).get('q')).toBe('doncic')
      await page.locator('mark', { hasText: 'Dončić' }).first().waitFor()
      await press(page, 'Luka Dončić')
      await page.waitForURL(/\/reprezentant\/\d+$/)
      await eventually(() => keepsFocus(page)).toBe(true)
    },
  ],
]

it.each(works)('by keys alone %s', (_, run) => run())
