import { expect, it } from 'vitest'
import { hostPage, startVisit, withoutViews } from '../../support/journey'
import { addressOf, readable } from '../../support/screens'

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

const answers: [path: string, json: unknown][] = [
  [
    '/matches',
    { matches: [match(1, 'Dobri'), match(2, null), match(3, 'Slabi', '2025-02-30 18:00:00'), 7], total: 4 },
  ],
  ['/members', [club(1, 'Dobri'), club(2, 5), null]],
  ['/clubs', [club(1, 'Dobri'), club(2, null)]],
]

it('bad records among good ones are left out and reported once by each element; the others show, and can be chosen', async () => {
  const visit = await startVisit()
  const { page } = visit
  await withoutViews(page)
  for (const [path, json] of answers)
    await page.route(addressOf({ path }), (route) =>
      route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } }),
    )
  await page.goto(
    hostPage(
      '<parket-match-list search="off"></parket-match-list><parket-member-list></parket-member-list><parket-match-search></parket-match-search>',
    ),
  )
  for (const tag of ['parket-match-list', 'parket-member-list'])
    await page.locator(tag).getByText('Dobri').first().waitFor()
  await page.getByRole('combobox', { name: 'Klub' }).click()
  await page.getByRole('option', { name: 'Dobri' }).waitFor()
  expect(await page.getByRole('listbox').getByRole('option').count()).toBe(1)
  expect(await readable(page)).not.toMatch(/Slabi|null|undefined|NaN/)
  expect(visit.warnings.toSorted()).toEqual([
    expect.stringContaining('parket-match-list: Search matches: left out 3'),
    expect.stringContaining('parket-match-search: Get clubs: left out 1'),
    expect.stringContaining('parket-member-list: Get members: left out 2'),
  ])
  expect([visit.errors, visit.received.filter(({ name }) => name === 'parket-error')]).toEqual([[], []])
})
