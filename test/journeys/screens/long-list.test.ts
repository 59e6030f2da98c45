/** Thousands of matches of a team stay usable: what is out of sight costs nothing, and the browser's search finds it. */
import { expect, inject, it } from 'vitest'
import { eventually, hostPage, startVisit, withoutViews } from '../../support/journey'
import { matchesOf } from '../../support/many-records'
import { addressOf } from '../../support/screens'

const count = inject('long') ? 5000 : 1500
it('a list of thousands of matches skips what is out of sight, finds its last row, and still answers', {
  timeout: 120_000,
}, async () => {
  const visit = await startVisit()
  const { page, errors, warnings } = visit
  await withoutViews(page)
  await page.route(addressOf({ path: '/national-teams/901/matches' }), (route) =>
    route.fulfill({ json: matchesOf(count), headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.goto(hostPage('<parket-national-team team="901" start="tab=tekme"></parket-national-team>'))
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
  expect(await find(`Gostje ${count}`)).toBe(false)
  await eventually(() =>
    last.evaluate((box) => {
      const { top, bottom } = box.getBoundingClientRect()
      return top < innerHeight && bottom > 0
    }),
  ).toBe(true)

  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('tab', { name: 'Igralci in štab' }).click()
  await page.locator('[part~=player]').first().waitFor()
  expect([errors, warnings]).toEqual([[], []])
})
