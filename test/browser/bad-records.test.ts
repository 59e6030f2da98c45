/** Bad records among good ones, a whole API that is down, and no advertisement. */
import { describe, expect, it } from 'vitest'
import { eventually, hostPage, quiet, startVisit, undrawn, visitHost, withoutViews } from '../support/journey'
import { addressOf, hurry, readable } from '../support/screens'

const club = (id: number, name: unknown) => ({
  id,
  shortName: name,
  fullName: name,
  code: null,
  addresses: null,
})
const match = (id: number, name: unknown, dateTime = '2025-11-28 18:00:00') => ({
  ...{
    id,
    firstTeamName: name,
    firstTeamScore: 0,
    firstTeamCode: null,
    dateTime,
    dateTimeUtc: '2025-11-28 17:00:00',
  },
  ...{ secondTeamName: 'Gostje', secondTeamScore: 0, secondTeamCode: null, location: 7, competition: null },
})

const cases = [
  {
    tag: 'parket-match-list',
    request: 'Search matches',
    path: '/matches',
    answer: {
      matches: [match(1, 'Dobri'), match(2, null), match(3, 'Slabi', '2025-02-30 18:00:00'), 7],
      total: 4,
    },
    leftOut: 3,
  },
  {
    tag: 'parket-member-list',
    request: 'Get members',
    path: '/members',
    answer: [club(1, 'Dobri'), club(2, 5), null],
    leftOut: 2,
  },
]

describe('bad records among good ones', () => {
  it.each(cases)(
    'in $tag are left out and reported once',
    async ({ tag, request, path, answer, leftOut }) => {
      const visit = await startVisit()
      await withoutViews(visit.page)
      await visit.page.route(addressOf({ path }), (route) =>
        route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } }),
      )
      await visit.page.goto(hostPage(`<${tag}></${tag}>`))
      await visit.page.locator(tag).getByText('Dobri').first().waitFor()
      expect(await readable(visit.page)).not.toMatch(/Slabi|null|undefined|NaN/)
      expect(visit.warnings).toEqual([expect.stringContaining(`${tag}: ${request}: left out ${leftOut}`)])
      expect([visit.errors, visit.received.filter(({ name }) => name === 'parket-error')]).toEqual([[], []])
    },
  )

  it('in a select’s options leave the others to choose', async () => {
    const visit = await startVisit()
    await withoutViews(visit.page)
    await visit.page.route(addressOf({ path: '/clubs' }), (route) =>
      route.fulfill({
        json: [club(1, 'Dobri'), club(2, null)],
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    await visit.page.goto(hostPage('<parket-match-search></parket-match-search>'))
    await visit.page.getByRole('combobox', { name: 'Klub' }).click()
    await visit.page.getByRole('option', { name: 'Dobri' }).waitFor()
    expect(await visit.page.getByRole('listbox').getByRole('option').count()).toBe(1)
    expect(visit.warnings).toEqual([expect.stringContaining('parket-match-search: Get clubs: left out 1')])
  })
})

it('no advertisement is no fault: the place is empty', async () => {
  const visit = await startVisit()
  await withoutViews(visit.page)
  await visit.page.route(addressOf({ path: '/ad' }), (route) =>
    route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } }),
  )
  await Promise.all([
    visit.page.waitForResponse(addressOf({ path: '/ad' })),
    visit.page.goto(hostPage('<parket-ad-banner><i>Brez oglasa</i></parket-ad-banner>')),
  ])
  await visit.page.getByText('Brez oglasa').waitFor()
  await quiet(visit)
  expect([visit.errors, visit.warnings]).toEqual([[], []])
  expect(visit.received).toEqual([])
})

describe('with the whole API down', () => {
  const body =
    '<parket-match-search></parket-match-search><parket-match-list></parket-match-list><parket-member-list></parket-member-list><parket-ad-banner></parket-ad-banner><p>Za njimi</p>'

  it('each element names each of its requests once, and the page repeats ten times at most', async () => {
    const visit = await startVisit()
    await hurry(visit.page)
    // Whoever comes after a failure asks for himself: so nothing fails before the last one has come.
    const hasCome = (path: string) => visit.requested.some((url) => url.endsWith(path))
    await undrawn(visit.page)
    await visit.page.route('**/api/**', async (route) => {
      await eventually(() => hasCome('/members') && hasCome('/ad')).toBe(true)
      await route.abort()
    })
    await visit.page.goto(hostPage(body))
    const lines = [
      ...['Get seasons', 'Get clubs', 'Get sport halls'].map((request) => `parket-match-search: ${request}`),
      ...['Get seasons', 'Get clubs', 'Get sport halls', 'Search matches'].map(
        (request) => `parket-match-list: ${request}`,
      ),
      ...['parket-member-list: Get members', 'parket-ad-banner: Get ad'],
    ]
    await eventually(() => visit.errors.length).toBe(lines.length)
    expect(visit.errors.map((line) => line.replace(/ failed:.*/s, '')).toSorted()).toEqual(lines.toSorted())
    const questions = visit.requested.filter((url) => url.includes('/api/'))
    const distinct = new Set(questions)
    expect(distinct.size).toBe(6)
    expect(questions.length - distinct.size).toBeLessThanOrEqual(10)
    for (const url of distinct) expect(questions.filter((each) => each === url).length).toBeLessThanOrEqual(3)
    expect(await visit.page.getByText('Za njimi').isVisible()).toBe(true)
  })

  it('the search still leads to all matches, and its selects say that there is nothing', async () => {
    const visit = await startVisit()
    await hurry(visit.page)
    await undrawn(visit.page)
    await visit.page.route('**/api/**', (route) => route.abort())
    await visit.page.goto(hostPage('<parket-match-search></parket-match-search>'))
    await eventually(() => visit.errors.length).toBe(3)
    await visit.page.getByRole('combobox', { name: 'Klub' }).click()
    await visit.page.getByText('Ni nobenih možnosti.').waitFor()
    await visit.page.keyboard.press('Escape')
    await visit.page.getByRole('button', { name: 'IŠČI' }).click()
    await visit.page.waitForURL(/\/tekme$/, { waitUntil: 'commit' })
  })

  it('everything comes when the network is back', async () => {
    const visit = await visitHost('')
    const { page } = visit
    await undrawn(page)
    await page.route('**/api/**', (route) => route.abort())
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), body)
    await eventually(() => visit.errors.length).toBe(9)
    await page.context().setOffline(true)
    await page.unroute('**/api/**')
    await page.context().setOffline(false)
    for (const part of ['match', 'club', 'banner']) await page.locator(`[part~=${part}]`).first().waitFor()
    await page.getByRole('combobox', { name: 'Klub' }).first().click()
    await page.getByRole('option', { name: 'Krka' }).waitFor()
    expect(visit.errors.length).toBe(9)
  })
})
