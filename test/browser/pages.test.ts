/** Home, rules and forms, and a page of every kind of segment in the shell. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { eventually, origin, quiet, startVisit } from '../support/journey'
import { readable } from '../support/screens'

const part = (page: Page, name: string) => page.locator(`parket-page [part~=${name}]`)
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const path = (page: Page) => new URL(page.url()).pathname

async function visit(address: string, options = {}) {
  const made = await startVisit({ hasPictures: true, ...options })
  await made.page.goto(origin + address)
  await part(made.page, 'segment').first().waitFor()
  return made
}

describe('home', () => {
  it('leads by its search to the matches, with what was chosen', async () => {
    const { page } = await visit('/')
    await page.getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option', { name: 'Krka' }).click()
    await page.getByRole('button', { name: 'IŠČI' }).click()
    await page.locator('parket-match-list [part~=match]').first().waitFor()
    expect(path(page)).toBe('/tekme')
    expect(new URL(page.url()).searchParams.has('klub')).toBe(true)
    await page.goBack()
    await part(page, 'tile').first().waitFor()
    expect(path(page)).toBe('/')
  })

  it('leads by a tile below its own page, and back', async () => {
    const { page } = await visit('/')
    await part(page, 'tile').filter({ hasText: 'U19 moški' }).click()
    await page.locator('parket-national-team [part~=player]').first().waitFor()
    expect(path(page)).toBe('/reprezentance/u19/svetovno-prvenstvo-do-19-let-2025')
    await page.goBack()
    await part(page, 'tile').first().waitFor()
  })

  it('shows the three newest articles of a tile that has a category, each one way to its article', async () => {
    const { page } = await visit('/')
    await eventually(() => part(page, 'news-card').count()).toBe(3)
    const title = await part(page, 'news-card').first().getByRole('heading').textContent()
    await part(page, 'news-card').first().getByRole('link').first().click()
    await page
      .locator('parket-news-article')
      .getByRole('heading', { name: title ?? '', exact: true })
      .waitFor()
    expect(path(page)).toMatch(/^\/novica\//)
  })
})

describe('rules and forms', () => {
  const toggle = (page: Page, name: string) =>
    page.locator('parket-page summary').filter({ hasText: new RegExp(`^${name}$`) })
  const open = (page: Page) =>
    page
      .locator('parket-page details[open] > summary')
      .evaluateAll((all) => all.map((each) => each.textContent?.trim()))

  it('open one entry at a time, by mouse and by key, and close it again', async () => {
    const { page } = await visit('/dokumenti')
    await toggle(page, 'Tekmovanja').click()
    expect(await open(page)).toEqual(['Tekmovanja'])
    await toggle(page, 'Arbitraža').focus()
    await page.keyboard.press('Enter')
    expect(await open(page)).toEqual(['Arbitraža'])
    await page.keyboard.press('Enter')
    expect(await open(page)).toEqual([])
  })

  it('lead to files that are there, in a new tab', async () => {
    const { page } = await visit('/dokumenti')
    await toggle(page, 'Tekmovanja').click()
    const link = part(page, 'document').filter({ visible: true }).first()
    expect(await link.getAttribute('target')).toBe('_blank')
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('photos', () => {
  const gallery = (page: Page) => page.getByRole('dialog')
  const shown = (page: Page) =>
    gallery(page)
      .locator('img:visible')
      .first()
      .evaluate((image) => (image as HTMLImageElement).currentSrc || (image as HTMLImageElement).src)

  it('of several galleries on one page each open their own, by mouse and keys; the focus comes back', async () => {
    const { page } = await visit('/o-zvezi/o-predstavitvi')
    const grids = page.locator('parket-page [data-kind=photo]')
    expect(await grids.count()).toBeGreaterThanOrEqual(3)
    for (const index of [2, 0, 1]) {
      const opener = grids.nth(index).locator('[part~=photo]').first()
      await opener.waitFor()
      const count = await grids.nth(index).locator('[part~=photo]').count()
      await opener.click()
      await gallery(page).waitFor()
      await gallery(page).getByText(`1 / ${count}`, { exact: true }).waitFor()
      await page.keyboard.press('ArrowLeft')
      await gallery(page).getByText(`${count} / ${count}`, { exact: true }).waitFor()
      expect(await shown(page)).toContain('/storage/')
      await page.keyboard.press('Escape')
      await gallery(page).waitFor({ state: 'detached' })
      await eventually(() =>
        opener.evaluate((each) => each.contains((each.getRootNode() as ShadowRoot).activeElement)),
      ).toBe(true)
    }
  })

  it('are turned by a finger', async () => {
    const { page } = await visit('/o-zvezi/o-predstavitvi', {
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    })
    await page.locator('parket-page [data-kind=photo]').first().locator('[part~=photo]').first().tap()
    await gallery(page).waitFor()
    await gallery(page).getByRole('button', { name: 'Naslednja fotografija' }).tap()
    await gallery(page)
      .getByText(/^2 \/ /)
      .waitFor()
    await gallery(page).getByRole('button', { name: 'Zapri' }).tap()
    await gallery(page).waitFor({ state: 'detached' })
  })
})

it('a page of every kind of segment asks no other site for anything', async () => {
  const visited = await visit('/o-zvezi/o-predstavitvi')
  const { page, requested } = visited
  await heading(page, 'Video').waitFor()
  await quiet(visited)
  expect(requested.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
})

it('a segment of a kind that nobody knows is its name', async () => {
  const { page } = await visit('/o-zvezi/o-predstavitvi')
  await heading(page, 'Vrsta, ki je stran ne pozna').waitFor()
  expect(await readable(page)).toContain('vremenska_napoved')
})
