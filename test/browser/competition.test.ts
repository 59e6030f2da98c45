/** Competitions and their history in the shell: tabs, address, head, keys, data with nothing in it. */
import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { CompetitionHistoryList } from '../../src/contract/competition-history'
import { CompetitionDetail, StatLineList } from '../../src/contract/competitions'
import { someOf } from '../support/diagonal'
import { askApi, eventually, origin, pageRendered, quiet, reach, startVisit } from '../support/journey'
import { hurry, readable } from '../support/screens'

/** The example that has everything. */
const example = '901'
const address = `/tekmovanje/${example}`

const inside = (page: Page, selector: string) => page.locator(`parket-competition ${selector}`)
const part = (page: Page, name: string) => inside(page, `[part~=${name}]`)
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const query = (page: Page) => new URL(page.url()).searchParams.toString()
const active = (page: Page) => inside(page, '[role=tab][aria-selected=true]').allTextContents()

const detail = await askApi(`/competitions/${example}`, CompetitionDetail)
const lines = await askApi(`/competitions/${example}/statistics`, StatLineList)
const history = await askApi('/competition-history', CompetitionHistoryList)

async function visit(path: string, options = {}) {
  const visited = await startVisit(options)
  await visited.page.goto(origin + path)
  return visited
}

interface TabRow {
  hash: string
  name: string
  /** What stands in it once it is there. */
  content: (page: Page) => Locator
}

const tabs: TabRow[] = [
  { hash: 'tekme', name: 'Tekme', content: (page) => part(page, 'match') },
  { hash: 'lestvica', name: 'Lestvica', content: (page) => part(page, 'standing-row') },
  { hash: 'klubi', name: 'Klubi', content: (page) => part(page, 'club') },
  { hash: 'statistika', name: 'Statistika', content: (page) => part(page, 'stat-row') },
]

describe('a competition', () => {
  it.each(someOf(tabs, 2))(
    'opens from its address alone: tab=$hash is $name',
    async ({ hash, name, content }) => {
      const { page, errors, warnings } = await visit(`${address}?tab=${hash}`)
      await content(page).first().waitFor()
      // Its matches are asked for beside it: they may stand before its tabs.
      await eventually(() => active(page)).toEqual([name])
      expect(query(page)).toBe(`tab=${hash}`)
      for (const other of tabs.filter((each) => each.hash !== hash))
        expect(await other.content(page).count()).toBe(0)
      expect([errors, warnings]).toEqual([[], []])
    },
  )

  it('without a tab in its address shows its matches and leaves the address alone', async () => {
    const { page } = await visit(address)
    await part(page, 'match').first().waitFor()
    await eventually(() => active(page)).toEqual(['Tekme'])
    expect(page.url()).toBe(origin + address)
    expect(await page.title()).toBe(`Parket - ${detail.name}, ${detail.season.name}`)
    await page.getByRole('heading', { level: 1, name: detail.name }).waitFor()
  })

  it('follows clicks, back and forward, without loading the page anew', async () => {
    const { page, requested } = await visit(address)
    const [matches, ...others] = tabs
    await matches?.content(page).first().waitFor()
    for (const { name, content } of others) {
      await tab(page, name).click()
      await content(page).first().waitFor()
    }
    for (const { name, content } of tabs.slice(0, -1).toReversed()) {
      await page.goBack()
      await content(page).first().waitFor()
      expect(await active(page)).toEqual([name])
    }
    expect(query(page)).toBe('')
    await page.goForward()
    await part(page, 'standing-row').first().waitFor()
    expect(requested.filter((url) => new URL(url).pathname === address)).toHaveLength(1)
  })

  it('begins its matches with the last results, once the season is over', async () => {
    const { page } = await visit(address)
    await part(page, 'match').first().waitFor()
    const heads = await inside(page, 'h2').allInnerTexts()
    expect(heads.map((text) => text.replace(/\d+/, '').trim())).toEqual(['Zadnji izidi', 'Vse tekme'])
    expect(await part(page, 'match').first().getAttribute('data-moment')).toBe('FINISHED')
  })

  it('is paged: the address names another page, which comes drawn and without scripts', async () => {
    for (const number of [1, 2]) await pageRendered(`${address}?stran=${number}`)
    const { page } = await visit(`${address}?stran=1`, { javaScriptEnabled: false })
    expect(await inside(page, '.pagination [aria-current]').textContent()).toBe('1')
    await inside(page, '.pagination').getByRole('link', { name: '2', exact: true }).click()
    await eventually(() => query(page)).toBe('stran=2')
    expect(await inside(page, '.pagination [aria-current]').textContent()).toBe('2')
  })

  it('is sorted as its address says when it is loaded again', async () => {
    const { page } = await visit(`${address}?tab=lestvica`)
    await page.getByRole('button', { name: 'Dani koši' }).click()
    await eventually(() => query(page)).toBe('tab=lestvica&razvrstitev=dani-kosi')
    await page.reload()
    const head = page.getByRole('columnheader', { name: 'Dani koši' })
    await eventually(() => head.getAttribute('aria-sort')).toBe('descending')
    const most = Math.max(...detail.standings.map(({ pointsFor }) => pointsFor))
    expect(await part(page, 'standing-row').first().textContent()).toContain(String(most))
  })

  it('has a calendar with exactly its matches', async () => {
    const { page } = await visit(address)
    const link = page.getByRole('link', { name: 'Dodaj v koledar' })
    const calendar = await fetch((await link.getAttribute('href')) ?? '')
    const events = (await calendar.text()).match(/^BEGIN:VEVENT/gm) ?? []
    await page.getByText(`${events.length} tekem`, { exact: true }).waitFor()
  })

  it('leads from a line of the statistics to the player', async () => {
    const { page } = await visit(`${address}?tab=statistika`)
    await eventually(() => part(page, 'stat-row').count()).toBe(lines.length)
    await part(page, 'stat-row').getByRole('link').first().click()
    await eventually(() => new URL(page.url()).pathname).toBe(lines.find(({ url }) => url)?.url ?? '')
  })

  it('is sorted, scrolled and left by keys alone', async () => {
    const { page } = await visit(`${address}?tab=statistika`, { viewport: { width: 390, height: 844 } })
    const region = page.getByRole('region', { name: 'Statistika' })
    // Whether it scrolls is measured.
    await reach(page)
    await eventually(() => region.getAttribute('tabindex')).toBe('0')
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await eventually(() => region.evaluate((element) => element.scrollLeft > 0)).toBe(true)
    const assists = page.getByRole('columnheader', { name: 'Podaje' })
    await assists.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await eventually(() => assists.getAttribute('aria-sort')).toBe('descending')
    const most = Math.max(...lines.map(({ assists }) => assists))
    const first = await part(page, 'stat-row').first().getByRole('cell').allTextContents()
    expect(first).toContain(String(most))
  })

  it('that is none is a 404, is missed once and shows nothing', async () => {
    const visited = await startVisit()
    await hurry(visited.page)
    const response = await visited.page.goto(`${origin}/tekmovanje/999999`)
    expect(response?.status()).toBe(404)
    await eventually(() => visited.errors.length).toBe(1)
    await inside(visited.page, '[part]').first().waitFor({ state: 'detached' })
    expect(await readable(visited.page)).not.toMatch(/Lestvica|Sezona/)
    expect(visited.errors).toHaveLength(1)
  })

  it.each(someOf(history.slice(-3), 1))(
    'of which little is known shows that little: $competition.name $season.name',
    async ({ competition, season }) => {
      const visited = await visit(`/tekmovanje/${competition.id}`)
      const { page, errors } = visited
      await page.getByRole('heading', { level: 1, name: competition.name }).waitFor()
      await eventually(() => inside(page, '.season-switch').textContent()).toContain(season.name)
      await quiet(visited)
      expect([await part(page, 'skeleton').count(), errors]).toEqual([0, []])
    },
  )

  it('leads to its other seasons, and back', async () => {
    const [newest] = history
    const same = history.filter(({ competition }) => competition.name === '1. SKL')
    const [from, to] = same
    expect([newest, from, to].every(Boolean)).toBe(true)
    const { page } = await visit(`/tekmovanje/${from?.competition.id}`)
    await page.getByRole('combobox', { name: 'Sezona' }).selectOption(to?.season.name ?? '')
    await eventually(() => new URL(page.url()).pathname).toBe(`/tekmovanje/${to?.competition.id}`)
    await eventually(() => inside(page, 'option:checked').textContent()).toBe(to?.season.name)
    await page.goBack()
    await eventually(() => new URL(page.url()).pathname).toBe(`/tekmovanje/${from?.competition.id}`)
  })
})

describe('the competition history', () => {
  const rows = (page: Page) => page.locator('parket-competition-history [part~=history-row]')

  it('has every line, each leading to its competition', async () => {
    const { page, errors } = await visit('/zgodovina-tekmovanj')
    await eventually(() => rows(page).count()).toBe(history.length)
    await rows(page).getByRole('link').first().click()
    await eventually(() => new URL(page.url()).pathname).toBe(`/tekmovanje/${history[0]?.competition.id}`)
    await page.goBack()
    await rows(page).first().waitFor()
    expect(errors).toEqual([])
  })

  it('is narrowed again when it is loaded again', async () => {
    const { page } = await visit('/zgodovina-tekmovanj')
    await rows(page).first().waitFor()
    await page.getByRole('textbox', { name: 'Iskanje' }).fill('sentjur')
    await eventually(() => query(page)).toBe('q=sentjur')
    await eventually(() => rows(page).count()).toBeLessThan(history.length)
    const count = await rows(page).count()
    await page.reload()
    await eventually(() => rows(page).count()).toBe(count)
    expect([
      await page.getByRole('textbox', { name: 'Iskanje' }).inputValue(),
      count < history.length,
    ]).toEqual(['sentjur', true])
  })

  it('is narrowed by what is written, and says when nothing is left', async () => {
    const { page } = await visit('/zgodovina-tekmovanj')
    await rows(page).first().waitFor()
    await page.getByRole('textbox', { name: 'Iskanje' }).fill('sentjur')
    const found = history.filter((row) =>
      [row.first, row.second, row.third].some((team) => team?.name.includes('Šentjur')),
    )
    await eventually(() => rows(page).count()).toBe(found.length)
    await page.getByRole('textbox', { name: 'Iskanje' }).fill('nihče od teh')
    await page.getByText('Ni zadetkov').waitFor()
  })
})
