/** What the host's page hears and decides, and what a guest leaves alone (contract 2 and 3). */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { SeasonList } from '../../src/contract/federation'
import { askApi, eventually, origin, visitHost } from '../support/journey'

const search = (page: Page) => page.getByRole('button', { name: 'IŠČI' })
const element = '<parket-match-search></parket-match-search>'

/** The host routes itself. Runs in the page. */
const takeOver = () => document.addEventListener('parket-navigate', (event) => event.preventDefault())

describe('parket-navigate', () => {
  it.each([
    ['IŠČI', 'button', '/tekme?sezona='],
    ['VSE TEKME', 'link', '/tekme'],
    ['ZGODOVINA TEKMOVANJ', 'link', '/zgodovina-tekmovanj'],
  ] as const)(
    'from %s says where to, and a host that takes it stays where it is',
    async (name, role, path) => {
      const { page, heard, asked } = await visitHost(element)
      await search(page).waitFor()
      await page.evaluate(takeOver)
      const here = page.url()
      await page.getByRole(role, { name }).click()
      await eventually(() => heard.filter((event) => event.name === 'parket-navigate')).toEqual([
        { name: 'parket-navigate', tag: 'parket-match-search', detail: { url: expect.any(String) } },
      ])
      const { url } = heard.findLast((event) => event.name === 'parket-navigate')?.detail ?? {}
      const season = (await askApi('/seasons', SeasonList)).find(({ isActive }) => isActive)?.id
      expect(url).toBe(origin + path + (path.endsWith('=') ? season : ''))
      expect(page.url()).toBe(here)
      expect(asked.filter((address) => address.startsWith(`${origin}/tekme`))).toEqual([])
    },
  )

  it('is not for a click that opens another tab', async () => {
    const { page, heard } = await visitHost(element)
    await search(page).waitFor()
    await page.evaluate(takeOver)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'VSE TEKME' }).click({ modifiers: ['Control'] }),
    ])
    await tab.waitForURL(`${origin}/tekme`, { waitUntil: 'commit' })
    expect(heard.map(({ name }) => name)).not.toContain('parket-navigate')
  })
})

it('parket-load is heard once for each widget, when it has content', async () => {
  const { heard, page } = await visitHost(`${element}<parket-member-list></parket-member-list>`)
  const loads = () => heard.filter(({ name }) => name === 'parket-load')
  await page.locator('[part=club]').first().waitFor()
  await eventually(() =>
    loads()
      .map(({ tag }) => tag)
      .toSorted(),
  ).toEqual(['parket-match-search', 'parket-member-list'])
})

describe('with history="memory"', () => {
  it('filtering and paging leave the host’s address, history and title alone', async () => {
    const { page, heard } = await visitHost('<parket-match-list per-page="5"></parket-match-list>')
    const state = () => page.evaluate(() => [location.href, history.length, history.state, document.title])
    const matches = page.locator('[part~=match]')
    const first = () => matches.first().textContent()
    await matches.first().waitFor()
    const before = await state()
    const unfiltered = await first()
    await page.getByRole('link', { name: 'Naslednja stran' }).click()
    await eventually(first).not.toBe(unfiltered)
    await page.getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option', { name: 'Krka' }).click()
    await search(page).click()
    await eventually(() =>
      matches.evaluateAll((all) => all.every((each) => /Krka/.test(each.textContent ?? ''))),
    ).toBe(true)
    expect(await state()).toEqual(before)
    expect(heard.map(({ name }) => name)).toContain('parket-metadata')
  })

  it('a change of the tag’s attribute shows other matches', async () => {
    const { page } = await visitHost('<parket-match-list search="off" season="2025"></parket-match-list>')
    const matches = page.locator('[part~=match]')
    await matches.first().waitFor()
    const before = await matches.first().textContent()
    await page.evaluate(() => document.querySelector('parket-match-list')?.setAttribute('season', '2022'))
    await eventually(() => matches.first().textContent()).not.toBe(before)
  })

  it('two lists on one page keep their states apart', async () => {
    const { page } = await visitHost(
      '<parket-match-list per-page="5"></parket-match-list><parket-match-list per-page="5"></parket-match-list>',
    )
    const lists = page.locator('parket-match-list')
    const firstOf = (index: number) => lists.nth(index).locator('[part~=match]').first()
    await firstOf(1).waitFor()
    const before = await firstOf(1).textContent()
    await lists.nth(0).getByRole('link', { name: 'Naslednja stran' }).click()
    await eventually(() => firstOf(0).textContent()).not.toBe(before)
    expect(await firstOf(1).textContent()).toBe(before)
  })
})
