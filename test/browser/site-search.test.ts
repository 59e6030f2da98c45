/** /iskalnik in the shell: the search of the whole site. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { SearchPage } from '../../src/contract/site-search'
import { askApi, eventually, origin, startVisit, undrawn } from '../support/journey'

const results = (page: Page) => page.locator('parket-site-search [part~=search-result]')
const titles = (page: Page) => results(page).locator('h2').allTextContents()
const field = (page: Page) => page.getByRole('searchbox', { name: 'Iskalnik' })
const query = (page: Page) => new URL(page.url()).search

const found = async (words: string, page = 1) => {
  const requested = await askApi(`/search?q=${encodeURIComponent(words)}&perPage=10&page=${page}`, SearchPage)
  expect(requested.results.length).toBeGreaterThan(0)
  return requested.results.map(({ title }) => title)
}

async function visitSearch(search = '', options = {}) {
  const visit = await startVisit(options)
  await visit.page.goto(`${origin}/iskalnik${search}`)
  await visit.page.getByRole('heading', { level: 1, name: 'Iskalnik' }).waitFor()
  return visit
}

describe('the site search', () => {
  it('finds by Enter; back and forward restore words, page and results', async () => {
    const { page, errors } = await visitSearch()
    expect(await results(page).count()).toBe(0)
    await field(page).fill('evropsko')
    await field(page).press('Enter')
    await eventually(() => query(page)).toBe('?q=evropsko')
    const first = await found('evropsko')
    await eventually(() => titles(page)).toEqual(first)
    await field(page).fill('slovenija')
    await page.getByRole('button', { name: 'IŠČI' }).click()
    await eventually(async () => titles(page)).toEqual(await found('slovenija'))
    await page.getByRole('link', { name: '2', exact: true }).click()
    await eventually(() => query(page)).toBe('?q=slovenija&stran=2')
    await eventually(() => titles(page)).toEqual(await found('slovenija', 2))
    await page.goBack()
    await page.goBack()
    await eventually(() => titles(page)).toEqual(first)
    await eventually(() => field(page).inputValue()).toBe('evropsko')
    await page.goForward()
    await eventually(() => field(page).inputValue()).toBe('slovenija')
    expect(errors).toEqual([])
  })

  it('works from its address alone, whatever case and accents', async () => {
    const { page } = await visitSearch('?q=DONCIC')
    await eventually(() => titles(page)).toEqual(await found('Dončić'))
    const marks = await results(page).locator('mark').allTextContents()
    expect(new Set(marks.map((mark) => mark.toLocaleLowerCase('sl')))).toEqual(new Set(['dončić']))
  })

  it('leads to what it has found', async () => {
    const { page } = await visitSearch('?q=doncic')
    const player = results(page).filter({ hasText: 'Igralec' }).first().getByRole('link')
    await player.click()
    await page.waitForURL(/\/reprezentant\/\d+$/)
    await page.getByRole('heading', { level: 1, name: 'Luka Dončić' }).waitFor()
  })

  it('without results keeps the words and offers ways that exist', async () => {
    const { page } = await visitSearch('?q=xyzxyz')
    await page.getByText('Ni zadetkov').waitFor()
    expect(await field(page).inputValue()).toBe('xyzxyz')
    for (const name of ['Novice', 'Tekme', 'Člani zveze']) {
      const way = page.locator('parket-site-search').getByRole('link', { name, exact: true })
      const answer = await page.request.get((await way.getAttribute('href')) ?? '')
      expect(answer.status()).toBe(200)
    }
  })

  it('beyond the last page is as without a page', async () => {
    const { page } = await visitSearch('?q=slovenija&stran=99')
    await eventually(() => results(page).count()).toBe(10)
    expect(await page.locator('parket-site-search [aria-current=page]').textContent()).toBe('1')
  })

  it('shows what a result tells, and nothing for what it doesn’t', async () => {
    const visit = await startVisit()
    const answer = { results: [{ type: 'page', title: 'Gola', url: '/gola' }], total: 1 }
    await undrawn(visit.page)
    await visit.page.route(/\/api\/search\?/, (route) => route.fulfill({ json: answer }))
    await visit.page.goto(`${origin}/iskalnik?q=gol`)
    await eventually(() => results(visit.page).allTextContents()).toEqual(['StranGola'])
  })

  it('is a form that works without scripts: the address alone says what is looked for', async () => {
    const { page } = await visitSearch()
    const form = page.locator('parket-site-search form')
    expect(await form.evaluate((each) => (each as HTMLFormElement).action)).toBe(`${origin}/iskalnik`)
  })
})
