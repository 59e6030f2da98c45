import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { eventually, hostPage } from '../../support/journey'
import { visitSurface } from '../../support/surfaces'

/** 1280 x 1024 at 400 %. */
const zoomed = { viewport: { width: 320, height: 256 } }

describe('at 400 % by keys', () => {
  const search = {
    address: () => hostPage('<parket-match-search></parket-match-search>'),
    content: 'form',
  }

  const inWindow = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect()
        return top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1
      })

  it('a select shows the option that Enter would take', async () => {
    const { page } = await visitSurface(search, zoomed)
    await page.getByRole('combobox', { name: 'Klub' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('ArrowDown')
      await eventually(() => inWindow(page, '[role=option].active')).toBe(true)
    }
  })

  it('a calendar shows the day that has the focus', async () => {
    const { page } = await visitSurface(search, zoomed)
    await page.getByRole('textbox', { name: 'Datum' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.locator('[data-vc-date] button:focus').waitFor()
    for (const key of [
      'ArrowDown',
      'ArrowDown',
      'End',
      'PageDown',
      'Home',
      'ArrowUp',
      'ArrowUp',
      'ArrowUp',
    ]) {
      await page.keyboard.press(key)
      await eventually(() => inWindow(page, '[data-vc-date] button:focus')).toBe(true)
    }
  })
})
