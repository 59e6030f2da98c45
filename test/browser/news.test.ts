/** News in the shell: the list and its search, an article, its share link. */
import type { Page } from 'playwright'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { askApi, eventually, origin, quiet, startVisit } from '../support/journey'

const cards = (page: Page) => page.locator('parket-news-list [part~=news-card]')
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()
const query = (page: Page) => new URL(page.url()).searchParams
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const NewsPage = v.object({ news: v.array(v.object({ title: v.string() })), nuOfNews: v.number() })

async function expected(search: string): Promise<string[]> {
  const { news } = await askApi(`/news?perPage=9&${search}`, NewsPage)
  return news.map(({ title }) => title)
}

async function visit(address: string, options = {}) {
  const made = await startVisit(options)
  await made.page.goto(origin + address)
  return made
}

describe('the list', () => {
  it('shows six, the banner and three; pages stand in the address, back and forward go through them', async () => {
    const { page } = await visit('/novice')
    await eventually(() => titles(page)).toEqual(await expected('page=1'))
    const list = page.locator(
      'parket-news-list [part~=news-card], parket-news-list parket-ad-banner, parket-news-list [part~=banner]',
    )
    const order = () =>
      list.evaluateAll((all) => all.map((each) => each.getAttribute('part')?.includes('news-card') ?? false))
    // The banner has an answer of its own, which may come after the news.
    await eventually(async () => (await order()).indexOf(false)).toBe(6)
    await page.getByRole('link', { name: '2', exact: true }).click()
    await eventually(() => titles(page)).toEqual(await expected('page=2'))
    expect(query(page).get('stran')).toBe('2')
    await page.goBack()
    await eventually(() => titles(page)).toEqual(await expected('page=1'))
    await page.goForward()
    await eventually(() => titles(page)).toEqual(await expected('page=2'))
  })

  it('narrowed by its search stands in the address, from its first page on', async () => {
    const { page, received } = await visit('/novice?stran=2')
    await eventually(() => titles(page)).toEqual(await expected('page=2'))
    const choose = async (label: string, name: string) => {
      await page.getByRole('combobox', { name: label }).click()
      await page.getByRole('option', { name, exact: true }).click()
      await page.keyboard.press('Escape')
    }
    await choose('Reprezentance', 'Člani')
    await choose('Reprezentance', 'Članice')
    await page.getByRole('button', { name: 'IŠČI' }).click()
    await eventually(() => query(page).get('kategorija')?.split(',').length).toBe(2)
    expect(query(page).has('stran')).toBe(false)
    await eventually(() => titles(page)).toEqual(
      await expected(`page=1&category=${query(page).get('kategorija')}`),
    )
    const [change] = received.filter(({ name }) => name === 'parket-filter-change')
    const ids = query(page).get('kategorija')?.split(',') ?? []
    expect(change?.detail.filters).toEqual([{ key: 'category', value: ids.join(',') }])
  })

  it('works from its address alone; dates that hold nothing say "Ni zadetkov"', async () => {
    const { page } = await visit('/novice?od=1.1.2026&do=31.3.2026')
    await eventually(() => titles(page)).toEqual(await expected('page=1&from=2026-01-01&to=2026-03-31'))
    await page.goto(`${origin}/novice?od=1.1.1999&do=2.1.1999`)
    await page.getByText('Ni zadetkov').first().waitFor()
    expect(await cards(page).count()).toBe(0)
  })

  it('with nonsense in its address shows the newest', async () => {
    const { page, uncaught } = await visit('/novice?stran=-3&od=32.13.2025&do=danes')
    await eventually(() => titles(page)).toEqual(await expected('page=1'))
    expect(uncaught).toEqual([])
  })
})

describe('an article', () => {
  const address = '/novica/preobrat-v-jihlavi'

  it('stands with its text, its table and what is related to it, which leads on', async () => {
    const { page } = await visit(address)
    await heading(page, 'Preobrat v Jihlavi').waitFor()
    await page.getByRole('table').waitFor()
    expect(await page.title()).toContain('Preobrat v Jihlavi')
    const related = page.getByRole('region', { name: 'Povezane novice' })
    const title = (await related.getByRole('heading').first().textContent()) ?? ''
    await related.getByRole('link').first().click()
    await heading(page, title).waitFor()
    await page.goBack()
    await heading(page, 'Preobrat v Jihlavi').waitFor()
  })

  it('that does not exist answers 404 and leaves the outlet empty', async () => {
    const visit = await startVisit()
    const { page } = visit
    const answer = await page.goto(`${origin}/novica/ni-je`)
    expect(answer?.status()).toBe(404)
    await quiet(visit)
    expect(await page.locator('parket-news-article h1').count()).toBe(0)
  })

  it('copies its address', async () => {
    const { page } = await startVisit({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto(origin + address)
    await page.getByRole('button', { name: /povezavo$/ }).click()
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(origin + address)
  })
})
