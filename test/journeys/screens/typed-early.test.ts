/** What is typed into a control of an element that is not hydrated yet: no letter is lost, and each has its effect. */
import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { diagonalOf, someOf } from '../../support/diagonal'
import {
  eventually,
  hold,
  hostPage,
  origin,
  pageRendered,
  startVisit,
  viewsRendered,
} from '../../support/journey'

interface Control {
  /** Its page: a path of the site, or the element on a host's page */
  at: string
  find: (page: Page) => Locator
  text: string
  effect: (page: Page, control: Locator) => Promise<unknown>
}

const clubs = async (page: Page) => {
  const options = page.locator(':popover-open').getByRole('option')
  await eventually(() => page.getByRole('combobox', { name: 'Klub' }).inputValue()).toBe('krk')
  await eventually(() => options.allTextContents()).toEqual([expect.stringContaining('Krka')])
}
const holdsText = (_page: Page, control: Locator) => eventually(() => control.inputValue()).toBe('20.11.2025')

const select = {
  find: (page: Page) => page.getByRole('combobox', { name: 'Klub' }),
  text: 'krk',
  effect: clubs,
}
const date = {
  find: (page: Page) => page.getByRole('textbox', { name: 'Datum' }).first(),
  text: '20.11.2025',
  effect: holdsText,
}

const controls: [name: string, control: Control][] = [
  ['a select of the site', { ...select, at: '/tekme' }],
  ['a select on a host’s page', { ...select, at: '<parket-match-search></parket-match-search>' }],
  ['a date field', { ...date, at: '<parket-match-search></parket-match-search>' }],
]

const ways: [way: string, reach: (page: Page, control: Locator) => Promise<unknown>][] = [
  ['a click', (_page, control) => control.click()],
  [
    'Tab',
    async (page, control) => {
      // The browser goes on from here.
      await control.evaluate((element) => {
        const before = document.createElement('span')
        before.tabIndex = 0
        element.closest('.field')?.before(before)
        before.focus()
        before.remove()
      })
      await page.keyboard.press('Tab')
    },
  ],
  ['focus()', (_page, control) => control.evaluate((element) => (element as HTMLElement).focus())],
  [
    'a screen reader’s click',
    (_page, control) =>
      control.evaluate((element) => {
        ;(element as HTMLElement).focus()
        ;(element as HTMLElement).click()
      }),
  ],
]

const speeds = [
  { pace: 'fast', delay: 0 },
  { pace: 'slowly', delay: 150 },
]
const networks = [{ files: 'at hand' }, { files: 'late' }]
const manners = speeds.flatMap((speed) => networks.map((network) => ({ ...speed, ...network })))

const rows = diagonalOf(
  controls.flatMap((control) => ways.map((way) => [control, way] as const)),
  manners,
  0,
).map(([[[name, control], [way, reach]], manner]) => ({ name, control, way, reach, ...manner }))

it.each(someOf(rows, 6))(
  'before hydration $name, reached by $way, keeps what is typed $pace, its files $files',
  async ({ control: { at, find, text, effect }, reach, delay, files }) => {
    const isPage = at.startsWith('/')
    await (isPage ? pageRendered(at) : viewsRendered(at))
    const { page, errors, warnings } = await startVisit()
    const release = files === 'late' ? await hold(page, '**/assets/core-*.js') : () => {}
    await page.goto(isPage ? origin + at : hostPage(at))
    const control = find(page)
    await control.waitFor()
    await reach(page, control)
    await page.keyboard.type(text, { delay })
    release()
    await effect(page, control)
    expect([errors, warnings]).toEqual([[], []])
  },
)
