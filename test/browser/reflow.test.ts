/**
 * Read and pressed on a small place: 400 % zoom, wider text spacing, a finger's targets (WCAG 1.4.10, 1.4.12, 2.5.8),
 * and the language of what stands on a page in another one.
 */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { eventually, hostPage, startVisit } from '../support/journey'
import { layoutFaults, spaceText } from '../support/layout-faults'
import { elementOf, screens } from '../support/screens'
import { surfaces, visitSurface } from '../support/surfaces'

/** 1280 x 1024 at 400 %. */
const zoomed = { viewport: { width: 320, height: 256 } }
const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true }

describe.each(surfaces)('$name', (surface) => {
  it('at 400 % is read without scrolling sideways', async () => {
    const { page } = await visitSurface(surface, zoomed)
    expect(await layoutFaults(page)).toMatchObject({ wider: 0, cut: [] })
  })

  it('on a telephone is pressed by a finger, breaks no number, and gives wider spaced text its room', async () => {
    const { page } = await visitSurface(surface, telephone)
    const drawn = await layoutFaults(page)
    // Look 3: buttons under a finger are 44 high, in the builder's smaller preview, too, before it is drawn smaller.
    const buttons = page.locator('.button').filter({ visible: true })
    const low = await buttons.evaluateAll((all) =>
      all.flatMap((each) => ((each as HTMLElement).offsetHeight < 44 ? each.textContent : [])),
    )
    expect(low).toEqual([])
    await spaceText(page)
    const { wider, cut } = await layoutFaults(page)
    expect([drawn, { wider, cut }]).toEqual([
      { wider: 0, cut: [], small: [], broken: [] },
      { wider: 0, cut: [] },
    ])
  })
})

it('what is cut, small or broken is noticed', async () => {
  const { page } = await startVisit(telephone)
  await page.goto(
    hostPage(`<p style="width: 60px; overflow: hidden; white-space: nowrap">Predolgo besedilo</p>
      <p style="width: 60px">Dne 18. 6. 2023</p><button style="width: 20px; height: 20px"></button>
      <p style="width: 500px">Preširoko</p>`),
  )
  expect(await layoutFaults(page)).toEqual({
    wider: expect.closeTo(118, 0),
    cut: [expect.stringContaining('Predolgo besedilo')],
    small: [expect.stringContaining('20.0 x 20.0')],
    broken: [expect.stringContaining('18. 6. 2023')],
  })
})

describe('at 400 % by keys', () => {
  const search = hostPageOf('<parket-match-search></parket-match-search>')

  /** The whole of it stands in the window. */
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
    await page.getByRole('option').first().waitFor()
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

function hostPageOf(element: string) {
  return { address: () => hostPage(element), content: 'form' }
}

it('says on a page in another language that it is Slovenian', async () => {
  const { page } = await startVisit()
  await page.goto(hostPage(screens.map((screen) => elementOf(screen)).join('')))
  await page.evaluate(() => {
    document.documentElement.lang = 'en'
  })
  const languages = () =>
    page.evaluate(
      (tags) =>
        tags.map(
          (tag) => document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('[lang]')?.lang,
        ),
      screens.map(({ tag }) => tag),
    )
  await eventually(languages).toEqual(screens.map(() => 'sl'))
})
