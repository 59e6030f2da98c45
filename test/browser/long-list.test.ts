/** 5,000 matches on one page stay usable: what is out of sight costs nothing, and the browser's search finds it. */
import { expect, it } from 'vitest'
import { eventually, hostPage, startVisit, withoutViews } from '../support/journey'
import { addressOf } from '../support/screens'

const count = 5000
const padded = (value: number) => String(value).padStart(2, '0')

/** Twenty a day, all played, the newest last: the list turns them round. */
const matches = Array.from({ length: count }, (_, index) => {
  const date = new Date(Date.UTC(2020, 0, 1 + Math.floor(index / 20)))
  const day = date.toISOString().slice(0, 10)
  return {
    ...{
      id: index,
      firstTeamName: `Domači ${index}`,
      firstTeamScore: 80 + (index % 20),
      firstTeamCode: null,
    },
    ...{ secondTeamName: `Gostje ${index}`, secondTeamScore: 70, secondTeamCode: null, location: 'Dvorana' },
    ...{ dateTime: `${day} 18:${padded(index % 20)}:00`, dateTimeUtc: `${day} 17:${padded(index % 20)}:00` },
    ...{ time_zone: 'Europe/Ljubljana', competition: '1. SKL', ticket_url: null, stats_url: null },
  }
})

it('a list of 5,000 matches skips what is out of sight, finds its last row, and still answers', {
  timeout: 120_000,
}, async () => {
  const visit = await startVisit()
  const { page, errors, warnings } = visit
  await withoutViews(page)
  await page.route(addressOf({ path: '/matches' }), (route) =>
    route.fulfill({ json: { matches, total: count }, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.goto(hostPage('<parket-match-list></parket-match-list>'))
  const boxes = page.locator('[part~=match]')
  // They come piece by piece, on a busy machine slowly.
  await expect.poll(() => boxes.count(), { timeout: 60_000 }).toBe(count)
  const last = boxes.last()
  expect(await last.evaluate((box) => getComputedStyle(box).contentVisibility)).toBe('auto')
  expect(
    await last.evaluate((box) => box.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(false)

  // The newest comes first, so the last row is match 0.
  expect(await last.textContent()).toContain('Domači 0')
  const find = (text: string) =>
    page.evaluate((wanted) => Reflect.get(window, 'find').call(window, wanted), text)
  expect(await find('Gostje 0')).toBe(true)
  expect(await find('Gostje 5000')).toBe(false)
  await eventually(() =>
    last.evaluate((box) => {
      const { top, bottom } = box.getBoundingClientRect()
      return top < innerHeight && bottom > 0
    }),
  ).toBe(true)

  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('combobox', { name: 'Klub' }).click()
  await page.getByRole('option', { name: 'Krka' }).click()
  await eventually(() => page.getByRole('combobox', { name: 'Klub' }).textContent()).toBe('Krka')
  expect([errors, warnings]).toEqual([[], []])
})
