/**
 * Lists of far more records than any federation has: the first of them are there before most others are drawn, so that the
 * page answers all the while. 100,000 in the long run.
 */
import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { someOf } from '../../support/diagonal'
import { backstop, hostPage, startVisit, stranger, withoutViews } from '../../support/journey'
import { cases, type ManyRecords } from '../../support/many-records'

const isLong = inject('long')
const count = isLong ? 100_000 : 2000
/** Rows that one piece may have. */
const piece = 500

/** Notes how many rows are there when the first do. Runs in the page. */
function watch(row: string): void {
  const noted = { rows: 0 }
  Object.defineProperty(document, 'noted', { value: noted })
  const look = () => {
    const shadow = document.querySelector('main > :nth-child(2)')?.shadowRoot
    noted.rows = shadow?.querySelectorAll(row).length ?? 0
    if (noted.rows === 0) requestAnimationFrame(look)
  }
  look()
}

/** Pieces of the rest have had their time, until so many rows are there. Runs in the page. */
async function rest([row, rows]: [string, number]) {
  const shadow = document.querySelector('main > :nth-child(2)')?.shadowRoot
  do {
    // Counting takes time as well.
    for (let piece = 0; piece < 20; piece++) await scheduler.postTask(() => {}, { priority: 'background' })
  } while ((shadow?.querySelectorAll(row).length ?? 0) < rows)
}

const firstRows = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(document, 'noted').rows)

const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }

describe(`${count} records`, () => {
  it.each<ManyRecords>(isLong ? cases : someOf(cases.slice(0, 2), 1))(
    'of $name show piece by piece',
    async ({ path, body, row, open, growsTo = 0, isOnePiece, answer }) => {
      const address = stranger.put('/many', JSON.stringify(answer(count)), headers)
      const { page, errors } = await startVisit()
      await withoutViews(page)
      await page.route(path, (route) => route.continue({ url: address }))
      await page.addInitScript(watch, row)
      await page.goto(hostPage(body))
      // Some answers are requested when somebody reaches for them.
      await open?.(page)
      await page.waitForFunction(() => Reflect.get(document, 'noted').rows > 0, undefined, {
        timeout: backstop,
      })
      await page.evaluate(rest, [row, Math.min(count, growsTo)] as [string, number])
      expect(await firstRows(page)).toBeLessThanOrEqual(isOnePiece ? count : piece)
      expect(errors).toEqual([])
    },
  )
})
