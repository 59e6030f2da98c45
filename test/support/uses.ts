/** What a visitor does with each element, all that it keeps a state of; nothing of it leads away. */
import type { Page } from 'playwright'
import type { Screen } from './screens'

type Use = (page: Page) => Promise<void>

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const turn = (page: Page) => page.getByRole('link', { name: 'Naslednja stran' }).click()

/** Chooses the first option. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.keyboard.press('Escape')
}

async function chooseToday(page: Page): Promise<void> {
  await press(page, 'Koledar')
  await page.getByRole('gridcell').first().getByRole('button').click()
}

/** The tabs one after another, each until this stands in it. */
async function walk(page: Page, tabs: [name: string, content: string][]): Promise<void> {
  for (const [name, content] of tabs) {
    await page.getByRole('tab', { name, exact: true }).click()
    await page.locator(content).first().waitFor()
  }
}

const uses: Record<string, Use> = {
  'parket-match-search': async (page) => {
    await choose(page, 'Klub')
    await chooseToday(page)
    await press(page, 'Počisti')
  },
  'parket-match-list': async (page) => {
    await turn(page)
    await choose(page, 'Klub')
    await press(page, 'IŠČI')
  },
  'parket-national-team': async (page) => {
    await walk(page, [
      ['Tekme', '[part~=match]'],
      ['Statistika', '[part~=filter]'],
    ])
    await choose(page, 'Vrsta lestvice')
    await press(page, 'Prikaži')
    await page.locator('[part~=standing-row]').first().waitFor()
    await walk(page, [['Zgodovina', '[part~=filter]']])
    await choose(page, 'Leto')
    await press(page, 'Prikaži uradne')
  },
  'parket-news-list': async (page) => {
    await turn(page)
    await choose(page, 'Reprezentance')
    await press(page, 'IŠČI')
  },
  'parket-competition': (page) =>
    walk(page, [
      ['Lestvica', '[part~=standing-row]'],
      ['Klubi', '[part~=club]'],
      ['Tekme', '[part~=match]'],
    ]),
  'parket-competition-history': (page) => choose(page, 'Sezona'),
  'parket-referee-search': async (page) => {
    await choose(page, 'Sodnik')
    await press(page, 'IŠČI')
  },
  'parket-site-search': async (page) => {
    await page.getByRole('searchbox').fill('slovenija')
    await press(page, 'IŠČI')
    await turn(page)
  },
  'parket-member-list': (page) => page.locator('[part~=club] summary').first().click(),
}

/** Waits until it stands, and does with it what one can. */
export async function use(page: Page, { tag, content }: Screen): Promise<void> {
  await page
    .locator(`${tag} ${content ?? '[role=search]'}`)
    .first()
    .waitFor()
  await uses[tag]?.(page)
}
