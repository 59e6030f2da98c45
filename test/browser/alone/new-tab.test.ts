/**
 * Clicks that open another tab. Alone: beside other suites in the same browser one of them opened none, in two of three
 * runs; why is not known yet.
 */
import { expect, it } from 'vitest'
import { origin, visitHost } from '../../support/journey'

it('a click that opens another tab is not announced to the host', async () => {
  const { page, heard } = await visitHost(
    '<parket-match-search></parket-match-search><parket-ad-banner></parket-ad-banner>',
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
  expect(heard.map(({ name }) => name)).not.toContain('parket-navigate')
})
