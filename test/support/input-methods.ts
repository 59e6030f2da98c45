/** Three input methods for the match search: mouse, keyboard, touch. */
import type { BrowserContextOptions, Locator, Page } from 'playwright'

export interface Hand {
  options: BrowserContextOptions
  choose: (page: Page, label: string, option: string) => Promise<void>
  /** Picks an ISO day in a date field: of the month that the calendar opens with, not before the day it opens on. */
  chooseDay: (page: Page, label: string, iso: string) => Promise<void>
  press: (page: Page, button: string) => Promise<void>
}

const select = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true })
const date = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const day = (page: Page, iso: string) => page.locator(`[data-vc-date="${iso}"]`).getByRole('button')

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

/** The focused control of a widget, and its active option in a list. Runs in the page. */
function focused(): { name: string; active: string } {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  const id = element?.getAttribute('aria-activedescendant')
  const root = element?.getRootNode()
  const active = id && root instanceof ShadowRoot ? root.getElementById(id) : null
  // The host's own controls may have the same name.
  const named = root instanceof ShadowRoot ? element : null
  const label = named instanceof HTMLInputElement ? named.labels?.[0] : null
  // The text of a select's label without its options.
  const ofSelect = named instanceof HTMLSelectElement ? named.labels[0]?.firstChild : null
  const words = named?.ariaLabel ?? (label ?? ofSelect ?? named)?.textContent ?? ''
  return { name: words.replace(/\s+/g, ' ').trim(), active: active?.textContent ?? '' }
}

async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 100; step++) {
    if (await isThere()) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead there`)
}

export const focusedName = async (page: Page): Promise<string> => (await page.evaluate(focused)).name

/** By Tab, to the next control of a widget with this name. */
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
