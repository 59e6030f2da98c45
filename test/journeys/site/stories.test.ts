/** What most come for, on a telephone with a slow network: how many taps it takes from the first page. */
import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { MatchPage } from '../../../src/contract/matches'
import { someOf } from '../../support/diagonal'
import { askApi, origin, pageRendered, startVisit, withoutViews } from '../../support/journey'
import { slowNetwork } from '../../support/slow-network'

/** In the season that the facts have. */
const now = new Date('2026-11-25T12:00:00Z')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

interface Visitor {
  page: Page
  /** Fingers only: a keyboard's own keys are no taps. */
  tap: (what: Locator) => Promise<void>
  taps: () => number
}

async function visitor(prepare: (page: Page) => Promise<void> = async () => {}): Promise<Visitor> {
  const { page } = await startVisit({ ...phone, proxy: { server: await slowNetwork() } })
  await prepare(page)
  await page.goto(origin)
  let taps = 0
  const tap = async (what: Locator) => {
    taps += 1
    await what.tap()
  }
  return { page, tap, taps: () => taps }
}

async function look({ page, tap }: Visitor, words: string): Promise<void> {
  await tap(page.getByRole('button', { name: 'Iskalnik' }))
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

const ways: [story: string, go: () => Promise<void>][] = [
  [
    'the next match of Krka is three taps away',
    async () => {
      await pageRendered('/')
      // The list renders itself: what is next is the visitor's clock's to say.
      const { page, tap, taps } = await visitor(async (page) => {
        await page.clock.setFixedTime(now)
        await withoutViews(page)
      })
      await tap(page.getByRole('combobox', { name: 'Klub' }))
      await tap(page.getByRole('option', { name: 'Krka', exact: true }))
      await tap(page.getByRole('button', { name: 'IŠČI' }))
      await page.waitForURL(/[?&]klub=/, { waitUntil: 'commit' })
      const club = new URL(page.url()).searchParams.get('klub')
      const { matches } = await askApi(
        `/matches?club=${club}&order=time&around=2026-11-25&perPage=100`,
        MatchPage,
      )
      const next = matches.find(({ dateTime }) => dateTime > '2026-11-25')
      expect(next).toBeDefined()
      const box = page
        .locator('[part~=match]')
        .filter({ hasText: next?.firstTeamName ?? '' })
        .filter({ hasText: next?.secondTeamName ?? '' })
        // Earlier matches of the two are folded.
        .filter({ visible: true })
      await box.first().waitFor()
      expect(taps()).toBe(3)
    },
  ],
  [
    'the points of a club in its league are three taps away',
    async () => {
      await pageRendered('/')
      const { page, tap, taps } = await visitor()
      await look({ page, tap, taps }, 'skl')
      await tap(page.locator('[part~=search-result]').getByRole('link', { name: '1. SKL' }).first())
      await tap(page.getByRole('tab', { name: 'Lestvica' }))
      const row = page.locator('[part~=standing-row]').filter({ hasText: 'Krka' })
      await row.waitFor()
      expect(taps()).toBe(3)
    },
  ],
  [
    'a player whose name is mistyped is two taps away',
    async () => {
      await pageRendered('/')
      const { page, tap, taps } = await visitor()
      await look({ page, tap, taps }, 'dnčić')
      await tap(
        page
          .locator('[part~=search-result]')
          .getByRole('link', { name: /Dončić/ })
          .first(),
      )
      await page.getByRole('heading', { level: 1, name: 'Luka Dončić' }).waitFor()
      expect(taps()).toBe(2)
    },
  ],
]

describe('from the first page', () => {
  it.each(someOf(ways, 1))('%s', (_, go) => go())

  it('the last result of the national team is there at once', async () => {
    await pageRendered('/')
    const { page, taps } = await visitor()
    const result = page.getByRole('link', { name: /^Zadnji izid/ })
    await result.waitFor()
    expect(await result.textContent()).toMatch(/Slovenija.*\d+\D+\d+|\d+\D+\d+.*Slovenija/)
    expect(taps()).toBe(0)
  })
})
