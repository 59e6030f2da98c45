/**
 * Colours that the visitor's system forces leave no ground, no shadow and no gradient: what is chosen, current or
 * focused shows by an edge, or by a colour of the system.
 */
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { backstop } from './journey'

/** What is left to see of an element, and of what is rendered before and after it. Runs in the page. */
function looks(element: Element): string {
  const parts = (color: string) => color.match(/[\d.]+/g) ?? []
  const canvas = parts(getComputedStyle(document.body).backgroundColor).slice(0, 3).join()
  // A ground in the canvas' colour is none.
  const groundOf = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) => {
    const [red, green, blue, alpha = '1'] = parts(backgroundColor)
    const isSeen = alpha !== '0' && [red, green, blue].join() !== canvas
    return `${isSeen ? backgroundColor : ''}${backgroundImage === 'none' ? '' : backgroundImage}`
  }
  const seen = ['', '::before', '::after'].map((pseudo) => {
    const style = getComputedStyle(element, pseudo)
    const borders = ['top', 'right', 'bottom', 'left'].flatMap((side) => {
      const width = style.getPropertyValue(`border-${side}-width`)
      return width === '0px' ? [] : `${side} ${width}`
    })
    const outline = style.outlineStyle === 'none' ? '' : `${style.outline} ${style.outlineOffset}`
    const shape = [...borders, outline, groundOf(style)].filter(Boolean).join(' ')
    if (!pseudo) return `${shape} ${style.color}`
    const isSeen = shape !== '' && style.content !== 'none' && style.opacity !== '0'
    return isSeen ? `${shape} ${style.inlineSize} ${style.rotate}` : ''
  })
  return seen.join(' | ')
}

export const looksOf = (control: Locator): Promise<string> => control.first().evaluate(looks)

type Find = (page: Page) => Locator

/** What is so, and its like that isn't, by the surface on which it is. */
const states: [surface: string, what: string, on: Find, off: Find][] = [
  [
    'open-calendar',
    'the chosen day',
    (page) => page.locator('[data-vc-date-selected] > button'),
    (page) => page.locator('[data-band=within] > button, [data-band=first] > button'),
  ],
  [
    'open-calendar',
    'a day that is searched with it',
    (page) => page.locator('[data-band=first]'),
    (page) => page.locator('[data-vc-date]:not([data-band])'),
  ],
  [
    'the builder’s calendar',
    'today',
    (page) => page.locator('[data-vc-date-today] > button'),
    (page) => page.locator('[data-vc-date]:not([data-vc-date-today]) > button'),
  ],
  [
    'open-select',
    'the option that Enter takes',
    (page) => page.locator('.option.active'),
    (page) => page.locator('.option:not(.active)'),
  ],
  [
    'matches of a season',
    'the current page’s number',
    (page) => page.locator('[part=pagination] [aria-current]'),
    (page) => page.locator('[part=pagination] [href]:not([aria-current], [aria-label])'),
  ],
  [
    'team-statistics',
    'the active tab',
    (page) => page.getByRole('tab', { selected: true }),
    (page) => page.getByRole('tab', { selected: false }),
  ],
  [
    'an all-time list',
    'a button that can do nothing now',
    (page) => page.getByRole('button', { name: 'Prikaži', disabled: true }),
    (page) => page.getByRole('button', { name: 'Prikaži', disabled: false }),
  ],
  [
    'an all-time list',
    'a bar of the ranking',
    (page) => page.locator('[part=standing-row] .standing-bar'),
    (page) => page.locator('[part=standing-row] .standing-name'),
  ],
  [
    'every kind of segment',
    'the photo that is shown',
    (page) => page.locator('.carousel-dot[aria-current]'),
    (page) => page.locator('.carousel-dot:not([aria-current])'),
  ],
  [
    'the shell',
    'where the visitor is',
    (page) => page.locator('.menu-items > .is-current'),
    (page) => page.locator('.menu-items > :not(.is-current)'),
  ],
  [
    'the builder',
    'the chosen widget',
    (page) => page.getByRole('group', { name: 'Gradnik' }).getByRole('radio', { checked: true }),
    (page) => page.getByRole('group', { name: 'Gradnik' }).getByRole('radio', { checked: false }),
  ],
  [
    'the builder',
    'the chosen width',
    (page) => page.locator('.segmented-option:has(:checked)'),
    (page) => page.locator('.segmented-option:not(:has(:checked))'),
  ],
]

/** What can have the focus, and what shows that where it is something around it. */
const controls: [surface: string, what: string, find: Find, frame?: string][] = [
  [
    'parket-match-search',
    'a field',
    (page) => page.getByRole('combobox', { name: 'Klub' }),
    '.field:has([aria-label=Klub])',
  ],
  [
    'parket-match-search',
    'a date',
    (page) => page.getByRole('textbox', { name: 'Datum' }),
    '.field:has(input)',
  ],
  ['parket-match-search', 'IŠČI', (page) => page.getByRole('button', { name: 'IŠČI' })],
  ['matches of a season', 'the current page', (page) => page.locator('[part=pagination] [aria-current]')],
  ['parket-national-team', 'a tab', (page) => page.getByRole('tab', { selected: true })],
  ['parket-member-list', 'a club', (page) => page.locator('summary')],
  [
    'a competition’s statistics',
    'a head of a table',
    (page) => page.getByRole('columnheader').getByRole('button'),
  ],
  ['every kind of segment', 'a dot', (page) => page.locator('.carousel-dot[aria-current]')],
  ['every kind of segment', 'a photo', (page) => page.locator('.carousel-track').getByRole('button')],
  ['the builder', 'a widget', (page) => page.locator('.widget :checked'), '.widget:has(:checked)'],
  [
    'the builder',
    'a width',
    (page) => page.locator('.segmented-option :checked'),
    '.segmented-option:has(:checked)',
  ],
  ['the shell', 'the way past the menu', (page) => page.getByRole('link', { name: 'Na vsebino' })],
]

/** What is so looks otherwise than what isn't, over light and over dark; and so does what gets the focus. */
export async function expectSeenInForcedColors(page: Page, surface: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const [where, what, on, off] of states)
      if (where === surface)
        expect(await looksOf(on(page)), `${what} in ${colorScheme}`).not.toBe(await looksOf(off(page)))
  }
  // A key was the last that was used: then what gets the focus shows it.
  await page.keyboard.press('Shift')
  for (const [where, what, find, frame] of controls) {
    if (where !== surface) continue
    const ring = frame ? page.locator(frame) : find(page)
    const before = await looksOf(ring)
    await find(page).first().focus()
    await expect.poll(() => looksOf(ring), { timeout: backstop, message: what }).not.toBe(before)
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: 'light' })
}

/** Surfaces on which there is something of that. */
export const inForcedColors = new Set([...states, ...controls].map(([surface]) => surface))
