/** Select and calendar: fetched when they are reached for, and nothing is lost until they have come. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import {
  chunksOf,
  eventually,
  hold,
  hostPage,
  startVisit,
  viewsRendered,
  withoutViews,
} from '../../support/journey'

const body = '<parket-match-search></parket-match-search><parket-match-list></parket-match-list>'
const club = (page: Page) => page.locator('parket-match-search').getByRole('combobox', { name: 'Klub' })
const date = (page: Page) => page.locator('parket-match-search').getByRole('textbox', { name: 'Datum' })

/** A page with search and list that rendered themselves, whose clubs are there; the late parts come only when `release` is called. */
async function visitSlowly() {
  const visit = await startVisit()
  const { page } = visit
  await withoutViews(page)
  const release = await hold(page, /\/assets\/(tom-select|calendar)-/)
  await Promise.all([page.waitForResponse('**/api/clubs'), page.goto(hostPage(body))])
  await page.locator('parket-match-list [part~=match]').filter({ visible: true }).first().waitFor()
  const late = () => chunksOf(visit).filter((name) => name === 'tom-select' || name === 'calendar')
  return { visit, page, release, late }
}

describe('the late parts', () => {
  it('are fetched one by one, when their field is reached for', async () => {
    const { page, late, release } = await visitSlowly()
    release()
    expect(late()).toEqual([])
    await club(page).hover()
    await eventually(late).toEqual(['tom-select'])
    await date(page).focus()
    await eventually(late).toEqual(['tom-select', 'calendar'])
  })

  it.each(['focus', 'tap'] as const)('are fetched by a %s of a static element too', async (way) => {
    await viewsRendered(body)
    const visit = await startVisit({ hasTouch: true })
    await visit.page.goto(hostPage(body))
    await club(visit.page).waitFor()
    await club(visit.page)[way]()
    await eventually(() => chunksOf(visit)).toContain('tom-select')
    expect(chunksOf(visit)).not.toContain('calendar')
  })
})

/** What is typed and pressed while a list is on its way has its tests in select-late.browser.test.tsx. */
it('on a slow network the first key in a date field waits for its calendar, and is not lost', async () => {
  const { page, late } = await visitSlowly()
  await page.clock.setFixedTime(new Date('2025-11-20T12:00:00Z'))
  const bring = await hold(page, /\/assets\/calendar-/)
  await date(page).focus()
  await page.keyboard.press('ArrowDown')
  await eventually(late).toEqual(['calendar'])
  bring()
  await page.locator('[data-vc-date="2025-11-20"] button:focus').waitFor()
  await page.keyboard.press('Enter')
  await eventually(() => date(page).inputValue()).toBe('20.11.2025')
})
