/** Three ways to fill the match search: with a mouse, with keys alone, with a finger. */
import type { BrowserContextOptions, Locator, Page } from 'playwright'

export interface Hand {
  /** What the context must be for it. */
  options: BrowserContextOptions
  /** In a select: the option of that name. */
  choose: (page: Page, label: string, option: string) => Promise<void>
  /** In a date field: an ISO day of the month that the calendar opens with, not before the day it opens on. */
  chooseDay: (page: Page, label: string, iso: string) => Promise<void>
  press: (page: Page, button: string) => Promise<void>
}

const select = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true })
const date = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const day = (page: Page, iso: string) => page.locator(`[data-vc-date="${iso}"]`).getByRole('button')

/** Pointing at things, by a click or a tap. */
const pointing = (point: (target: Locator) => Promise<void>): Omit<Hand, 'options'> => ({
  choose: async (page, label, option) => {
    await point(select(page, label))
    await point(page.getByRole('option', { name: option, exact: true }))
  },
  chooseDay: async (page, label, iso) => {
    await point(date(page, label))
    await point(day(page, iso))
  },
  press: (page, button) => point(page.getByRole('button', { name: button, exact: true })),
})

/** Which control of a widget has the focus, and what it marks as active in a list. Runs in the page. */
function focused(): { name: string; active: string } {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  const id = element?.getAttribute('aria-activedescendant')
  const root = element?.getRootNode()
  const active = id && root instanceof ShadowRoot ? root.getElementById(id) : null
  // The host's own controls may be called the same.
  const named = root instanceof ShadowRoot ? element : null
  const label = named instanceof HTMLInputElement ? named.labels?.[0] : null
  // Of a select's label its words, not its options.
  const ofSelect = named instanceof HTMLSelectElement ? named.labels[0]?.firstChild : null
  const words = named?.ariaLabel ?? (label ?? ofSelect ?? named)?.textContent ?? ''
  return { name: words.replace(/\s+/g, ' ').trim(), active: active?.textContent ?? '' }
}

/** Presses the key until the focus is where it should be. */
async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 100; step++) {
    if (await isThere()) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead there`)
}

export const focusedName = async (page: Page): Promise<string> => (await page.evaluate(focused)).name

/** By Tab, to the next control of a widget that is called so. */
export const tabTo = (page: Page, name: string | RegExp): Promise<void> =>
  pressUntil(page, 'Tab', async () => {
    const found = await focusedName(page)
    return typeof name === 'string' ? found === name : name.test(found)
  })

export const hands: Record<'mouse' | 'keys' | 'finger', Hand> = {
  mouse: { options: {}, ...pointing((target) => target.click()) },
  finger: {
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ...pointing((target) => target.tap()),
  },
  keys: {
    options: {},
    choose: async (page, label, option) => {
      await tabTo(page, label)
      await page.keyboard.press('ArrowDown')
      await page.getByRole('option', { name: option, exact: true }).waitFor()
      await page.keyboard.type(option)
      await page
        .getByRole('listbox')
        .getByRole('option')
        .filter({ hasNotText: option })
        .first()
        .waitFor({ state: 'hidden' })
      await pressUntil(page, 'ArrowDown', async () => (await page.evaluate(focused)).active === option)
      await page.keyboard.press('Enter')
    },
    chooseDay: async (page, label, iso) => {
      await tabTo(page, label)
      await page.keyboard.press('ArrowDown')
      await page.locator('[data-vc-date] button:focus').waitFor()
      await pressUntil(page, 'ArrowRight', () =>
        day(page, iso).evaluate((button) => button.matches(':focus')),
      )
      await page.keyboard.press('Enter')
    },
    press: async (page, button) => {
      await tabTo(page, button)
      await page.keyboard.press('Enter')
    },
  },
}
