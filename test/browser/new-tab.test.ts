/** Clicks that open another tab, in a browser with windows: the headless shell opens a tab for less than half of all Ctrl-clicks. */
import { chromium } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { chromiumArguments, findWindowedChromium } from '../support/chromium.mjs'
import { hostPage, origin, startVisit } from '../support/journey'

const executablePath = findWindowedChromium() ?? 'chromium'
const browser = await chromium.launch({ executablePath, args: chromiumArguments })
afterAll(() => browser.close())

it('a click that opens another tab is not announced to the host', async () => {
  const { page, received } = await startVisit({}, browser)
  await page.goto(
    hostPage('<parket-match-search></parket-match-search><parket-ad-banner></parket-ad-banner>'),
  )
  await page.getByRole('button', { name: 'IŠČI' }).waitFor()
  await page.evaluate(() => document.addEventListener('parket-navigate', (event) => event.preventDefault()))
  const opened = async (press: () => Promise<void>) => {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), press()])
    return tab
  }
  const link = page.getByRole('link', { name: 'VSE TEKME' })
  const tab = await opened(() => link.click({ modifiers: ['Control'] }))
  await tab.waitForURL(`${origin}/tekme`, { waitUntil: 'commit' })
  await opened(() => page.locator('parket-ad-banner').getByRole('link').click())
  expect(received.map(({ name }) => name)).not.toContain('parket-navigate')
})
