/** Clicks that open another tab: the browser follows them, and no host is told. */
import { expect, it } from 'vitest'
import { eventually, hostPage, startVisit } from '../support/journey'

it('leaves a click that opens another tab to the browser and does not announce it', async () => {
  const { page, received } = await startVisit()
  await page.goto(
    hostPage('<parket-match-search></parket-match-search><parket-ad-banner></parket-ad-banner>'),
  )
  // Whether the browser then opens a tab is its own affair: the headless shell does not for every Ctrl-click.
  await page.evaluate(() => {
    const followed: boolean[] = []
    Object.defineProperty(document, 'followed', { value: followed })
    addEventListener('click', (event) => {
      followed.push(!event.defaultPrevented)
      event.preventDefault()
    })
    document.addEventListener('parket-navigate', (event) => event.preventDefault())
  })
  await page.getByRole('link', { name: 'VSE TEKME' }).click({ modifiers: ['Control'] })
  await page.locator('parket-ad-banner').getByRole('link').click()
  await eventually(() => page.evaluate(() => Reflect.get(document, 'followed'))).toEqual([true, true])
  expect(received.map(({ name }) => name)).not.toContain('parket-navigate')
})
