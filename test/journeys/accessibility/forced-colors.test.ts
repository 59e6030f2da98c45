/**
 * In colours that the visitor's system forces: what is checked of no surface as it is. What is chosen, current or
 * focused is checked in surfaces.test.ts.
 */
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { looksOf } from '../../support/forced-colors'
import { eventually, hostPage, origin, startVisit, withoutViews } from '../../support/journey'

async function visit(address: string, options = {}): Promise<Page> {
  const { page } = await startVisit({ forcedColors: 'active', ...options })
  await page.goto(address.startsWith('/') ? origin + address : address)
  return page
}

const narrow = { viewport: { width: 390, height: 844 } }

it('the own club and, where it is narrow, the winner are seen', async () => {
  const page = await visit(
    hostPage('<parket-competition competition="901" club="901" start="tab=lestvica"></parket-competition>'),
    narrow,
  )
  await page.locator('[part~=own]').first().waitFor()
  expect(await looksOf(page.locator('[part~=own]'))).not.toBe(
    await looksOf(page.locator('[part=standing-row]')),
  )
  await page.goto(`${origin}/tekme?sezona=2022`)
  const [won, lost] = ['won', 'lost'].map((result) => page.locator(`.match-score[data-result=${result}]`))
  await won?.first().waitFor()
  expect(won && (await looksOf(won))).not.toBe(lost && (await looksOf(lost)))
})

it('a chip has an edge, and so has a bar that replaces words', async () => {
  const page = await visit('/novice')
  await page.getByRole('combobox', { name: 'Reprezentance' }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => getComputedStyle(each).outlineStyle)
  expect(await outline('.chip')).toBe('solid')
  await withoutViews(page)
  await page.route('**/api/**', () => {})
  await page.goto(hostPage('<parket-news-list></parket-news-list>'))
  await page.locator('.bar').first().waitFor()
  expect(await outline('.bar')).toBe('solid')
})

it('the sorted column is seen, and its arrow says which way', async () => {
  const page = await visit('/tekmovanje/901?tab=statistika')
  const head = page.getByRole('columnheader', { name: 'Tekme' }).getByRole('button')
  const arrow = () =>
    head.evaluate((button) => {
      const { clipPath, rotate } = getComputedStyle(button, '::after')
      return { isCut: clipPath !== 'none', rotate }
    })
  await head.click()
  await page
    .getByRole('columnheader', { name: 'Tekme' })
    .and(page.locator('[aria-sort=descending]'))
    .waitFor()
  expect(await arrow()).toEqual({ isCut: true, rotate: 'none' })
  expect(await looksOf(page.locator('[aria-sort=descending] > button'))).not.toBe(
    await looksOf(page.locator('[aria-sort=none] > button')),
  )
  await head.click()
  await eventually(arrow).toEqual({ isCut: true, rotate: '180deg' })
})

it('the open menu can be seen to close', async () => {
  const page = await visit('/tekme', narrow)
  const button = page.getByRole('button', { name: 'Meni', exact: true })
  await button.click()
  const sign = await button.evaluate((each) => getComputedStyle(each, '::before').backgroundImage)
  expect(sign).toContain('linear-gradient')
})
