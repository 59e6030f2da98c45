/** What a visitor does with an element: the steps of which each one's scene.fixture.ts makes its own. */
import type { Page } from 'playwright'
import type { Screen } from './screens'

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()
export const turn = (page: Page) => page.getByRole('link', { name: 'Naslednja stran' }).click()

export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.keyboard.press('Escape')
}

export async function chooseToday(page: Page): Promise<void> {
  await press(page, 'Koledar')
  await page.getByRole('gridcell').first().getByRole('button').click()
}

export async function walk(page: Page, tabs: [name: string, content: string][]): Promise<void> {
  for (const [name, content] of tabs) {
    await page.getByRole('tab', { name, exact: true }).click()
    await page.locator(content).filter({ visible: true }).first().waitFor()
  }
}

/** Waits until it is there, and does with it what one can. */
export async function use(page: Page, { tag, content, use: visitor }: Screen): Promise<void> {
  await page
    .locator(`${tag} ${content ?? '[role=search]'}`)
    .filter({ visible: true })
    .first()
    .waitFor()
  await visitor?.(page)
}
