/**
 * Colours that the visitor's system forces leave no ground, no shadow and no gradient: what is chosen, current or
 * focused shows by an edge, or by a colour of the system.
 */
import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { someOf } from '../support/diagonal'
import { backstop, eventually, hostPage, origin, startVisit, withoutViews } from '../support/journey'

/** What is left to see of an element, and of what is drawn before and after it. Runs in the page. */
function looks(element: Element): string {
  const parts = (color: string) => color.match(/[\d.]+/g) ?? []
  const canvas = parts(getComputedStyle(document.body).backgroundColor).slice(0, 3).join()
  // A ground in the canvas' colour is none.
  const groundOf = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) => {
    const [red, green, blue, alpha = '1'] = parts(backgroundColor)
    const isSeen = alpha !== '0' && [red, green, blue].join() !== canvas
    return `${isSeen ? backgroundColor : ''}${backgroundImage === 'none' ? '' : backgroundImage}`
  }
  const seen = ['', '::before', '::after'].map((drawn) => {
    const style = getComputedStyle(element, drawn)
    const borders = ['top', 'right', 'bottom', 'left'].flatMap((side) => {
      const width = style.getPropertyValue(`border-${side}-width`)
      return width === '0px' ? [] : `${side} ${width}`
    })
    const outline = style.outlineStyle === 'none' ? '' : `${style.outline} ${style.outlineOffset}`
    const shape = [...borders, outline, groundOf(style)].filter(Boolean).join(' ')
    if (!drawn) return `${shape} ${style.color}`
    const isSeen = shape !== '' && style.content !== 'none' && style.opacity !== '0'
    return isSeen ? `${shape} ${style.inlineSize} ${style.rotate}` : ''
  })
  return seen.join(' | ')
}

const looksOf = (control: Locator): Promise<string> => control.first().evaluate(looks)

const schemes = ['light', 'dark'] as const

async function visit(address: string, options = {}): Promise<Page> {
  const { page } = await startVisit({ forcedColors: 'active', ...options })
  await page.goto(address.startsWith('/') ? origin + address : address)
  return page
}

const narrow = { viewport: { width: 390, height: 844 } }
const statistics = '/reprezentance/u20/vzorcna-ekipa?tab=statistika'
const allParts = '/o-zvezi/o-predstavitvi'
const table = '/tekmovanje/901?tab=statistika'

const openDay = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Datum' }).click()
  await page.keyboard.type('17.2.2023')
  await page.locator('[data-band=first]').waitFor()
}

interface StateRow {
  what: string
  address: string
  options?: object
  reach?: (page: Page) => Promise<unknown>
  /** What is so, and its like that isn't. */
  on: (page: Page) => Locator
  off: (page: Page) => Locator
}

const states: StateRow[] = [
  {
    what: 'the chosen day',
    address: '/tekme',
    reach: openDay,
    on: (page) => page.locator('[data-vc-date-selected] > button'),
    off: (page) => page.locator('[data-band=within] > button, [data-band=first] > button'),
  },
  {
    what: 'a day that is searched with it',
    address: '/tekme',
    reach: openDay,
    on: (page) => page.locator('[data-band=first]'),
    off: (page) => page.locator('[data-vc-date]:not([data-band])'),
  },
  {
    what: 'today',
    address: '/tekme',
    reach: (page) => page.getByRole('textbox', { name: 'Datum' }).click(),
    on: (page) => page.locator('[data-vc-date-today] > button'),
    off: (page) => page.locator('[data-vc-date]:not([data-vc-date-today]) > button'),
  },
  {
    what: 'the option that Enter takes',
    address: '/tekme',
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Klub' }).click()
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
    on: (page) => page.locator('.option.active'),
    off: (page) => page.locator('.option:not(.active)'),
  },
  {
    what: 'the current page’s number',
    address: '/tekme?sezona=2022',
    on: (page) => page.locator('[part=pagination] [aria-current]'),
    off: (page) => page.locator('[part=pagination] [href]:not([aria-current], [aria-label])'),
  },
  {
    what: 'the active tab',
    address: statistics,
    on: (page) => page.getByRole('tab', { selected: true }),
    off: (page) => page.getByRole('tab', { selected: false }),
  },
  {
    what: 'a button that can do nothing now',
    address: `${statistics}&tip=vecne_lestvice&filter=games`,
    on: (page) => page.getByRole('button', { name: 'Prikaži', disabled: true }),
    off: (page) => page.getByRole('button', { name: 'Prikaži', disabled: false }),
  },
  {
    what: 'a bar of the ranking',
    address: `${statistics}&tip=vecne_lestvice&filter=games`,
    on: (page) => page.locator('[part=standing-row] .standing-bar'),
    off: (page) => page.locator('[part=standing-row] .standing-name'),
  },
  {
    what: 'the photo that is shown',
    address: allParts,
    on: (page) => page.locator('.carousel-dot[aria-current]'),
    off: (page) => page.locator('.carousel-dot:not([aria-current])'),
  },
  {
    what: 'what a table is sorted by',
    address: table,
    reach: (page) => page.getByRole('columnheader', { name: 'Tekme' }).getByRole('button').click(),
    on: (page) => page.locator('[aria-sort=descending] > button'),
    off: (page) => page.locator('[aria-sort=none] > button'),
  },
  {
    what: 'the own club',
    address: '',
    on: (page) => page.locator('[part~=own]'),
    off: (page) => page.locator('[part=standing-row]'),
  },
  {
    what: 'the winner, where it is narrow',
    address: '/tekme?sezona=2022',
    options: narrow,
    on: (page) => page.locator('[data-result=won] .match-score'),
    off: (page) => page.locator('[data-result=lost] .match-score'),
  },
  {
    what: 'where the visitor is',
    address: '/tekme',
    on: (page) => page.locator('.menu-items > .is-current'),
    off: (page) => page.locator('.menu-items > :not(.is-current)'),
  },
  {
    what: 'the chosen widget',
    address: '/vdelaj',
    on: (page) => page.getByRole('group', { name: 'Gradnik' }).getByRole('radio', { checked: true }),
    off: (page) => page.getByRole('group', { name: 'Gradnik' }).getByRole('radio', { checked: false }),
  },
  {
    what: 'the chosen width',
    address: '/vdelaj',
    on: (page) => page.locator('.segment:has(:checked)'),
    off: (page) => page.locator('.segment:not(:has(:checked))'),
  },
]

/** The example league, on the page of a club of its. */
const clubPage = () =>
  hostPage('<parket-competition competition="901" club="901" start="tab=lestvica"></parket-competition>')

/** What stands on the same page after the same steps is asked in one visit. */
const areTogether = (one: StateRow, other: StateRow) =>
  one.address === other.address && one.options === other.options && one.reach === other.reach
const visits = states
  .filter((row, index) => states.findIndex((other) => areTogether(row, other)) === index)
  .map((first) => ({ first, rows: states.filter((row) => areTogether(row, first)) }))
  .map((each) => ({ ...each, what: each.rows.map(({ what }) => what).join(', ') }))

it.each(someOf(visits, 3))(
  '$what: seen in forced colours, over light and over dark',
  async ({ rows, first: { address, options, reach } }) => {
    const page = await visit(address || clubPage(), options)
    await reach?.(page)
    for (const { on } of rows) await on(page).first().waitFor()
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      for (const { what, on, off } of rows)
        expect(await looksOf(on(page)), `${what} in ${colorScheme}`).not.toBe(await looksOf(off(page)))
    }
  },
)

it('a chip has an edge, and so has a bar that stands for words', async () => {
  const page = await visit('/novice')
  await page.getByRole('combobox', { name: 'Reprezentance' }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => getComputedStyle(each).outlineStyle)
  expect(await outline('.chip')).toBe('solid')
  await withoutViews(page)
  await page.route('**/api/**', () => {})
  await page.goto(hostPage('<parket-news-list></parket-news-list>'))
  await page.locator('.bar').first().waitFor()
  expect(await outline('.bar')).toBe('solid')
})

it('the arrow of a sorted column says which way', async () => {
  const page = await visit(table)
  const head = page.getByRole('columnheader', { name: 'Tekme' }).getByRole('button')
  const arrow = () =>
    head.evaluate((button) => {
      const { clipPath, rotate } = getComputedStyle(button, '::after')
      return { isCut: clipPath !== 'none', rotate }
    })
  await head.click()
  await page
    .getByRole('columnheader', { name: 'Tekme' })
    .and(page.locator('[aria-sort=descending]'))
    .waitFor()
  expect(await arrow()).toEqual({ isCut: true, rotate: 'none' })
  await head.click()
  await eventually(arrow).toEqual({ isCut: true, rotate: '180deg' })
})

it('the open menu can be seen to close', async () => {
  const page = await visit('/tekme', narrow)
  const button = page.getByRole('button', { name: 'Meni', exact: true })
  await button.click()
  const sign = await button.evaluate((each) => getComputedStyle(each, '::before').backgroundImage)
  expect(sign).toContain('linear-gradient')
})

type Focused = [
  what: string,
  address: string,
  find: (page: Page) => Locator,
  frame?: string | undefined,
  options?: object,
]

const controls: Focused[] = [
  [
    'a field',
    '/tekme',
    (page) => page.getByRole('combobox', { name: 'Klub' }),
    '.field:has([aria-label=Klub])',
  ],
  ['a date', '/tekme', (page) => page.getByRole('textbox', { name: 'Datum' }), '.field:has(input)'],
  ['IŠČI', '/tekme', (page) => page.getByRole('button', { name: 'IŠČI' })],
  ['the current page', '/tekme?sezona=2022', (page) => page.locator('[part=pagination] [aria-current]')],
  ['a tab', statistics, (page) => page.getByRole('tab', { selected: true })],
  ['a club', '/klubi', (page) => page.locator('summary')],
  ['a head of a table', table, (page) => page.getByRole('columnheader').getByRole('button')],
  ['a dot', allParts, (page) => page.locator('.carousel-dot[aria-current]')],
  ['a photo', allParts, (page) => page.locator('.carousel-track').getByRole('button')],
  ['a widget', '/vdelaj', (page) => page.locator('.widget :checked'), '.widget:has(:checked)'],
  ['a width', '/vdelaj', (page) => page.locator('.segment :checked'), '.segment:has(:checked)'],
  [
    'the menu',
    '/tekme',
    (page) => page.getByRole('button', { name: 'Meni', exact: true }),
    undefined,
    narrow,
  ],
  ['the way past the menu', '/tekme', (page) => page.getByRole('link', { name: 'Na vsebino' })],
]

const addresses = [...new Set(controls.map(([, address, , , options]) => JSON.stringify([address, options])))]

it.each(someOf(addresses, 2))('the focus is seen in forced colours at %s', async (key) => {
  const here = controls.filter(([, address, , , options]) => JSON.stringify([address, options]) === key)
  const page = await visit(here[0]?.[1] ?? '', here[0]?.[4])
  // A key was the last that was used: then what gets the focus shows it.
  await page.keyboard.press('Shift')
  for (const [what, , find, frame] of here) {
    const control = find(page).first()
    await control.waitFor()
    const ring = frame ? page.locator(frame) : control
    const before = await looksOf(ring)
    await control.focus()
    await expect.poll(() => looksOf(ring), { timeout: backstop, message: what }).not.toBe(before)
  }
})

it('who wants less motion has none of a list or a calendar that opens', async () => {
  const { page } = await startVisit({ reducedMotion: 'reduce' })
  await page.goto(`${origin}/tekme`)
  const running = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot?.getAnimations() ?? []),
    )
  await page.getByRole('combobox', { name: 'Klub' }).click()
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  expect(await running()).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Koledar' }).first().click()
  await page.getByRole('gridcell').first().waitFor()
  expect(await running()).toEqual([])
})
