/**
 * Clicks on an ad while the page goes away, with six requests that never end ahead of the record: none is lost, none
 * recorded twice. A server counts what really arrives, each click under an ad of its own.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from 'playwright'
import { afterAll, beforeEach, expect, inject, it } from 'vitest'
import { eventually, hostPage, startVisit, stranger } from '../../support/journey'

const clicks = inject('long') ? 200 : 4

let given = 0
const recorded = new Map<string, number>()

/** Gives everybody another ad, counts, and lets requests for /stall wait for ever. */
const server = createServer(({ url = '', method }, response) => {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('cache-control', 'no-store')
  const [, uuid] = /^\/api\/ads\/([^/]+)\/clicks$/.exec(url) ?? []
  if (url.startsWith('/stall')) return
  if (uuid && method === 'POST') recorded.set(uuid, (recorded.get(uuid) ?? 0) + 1)
  if (uuid) return response.writeHead(204).end()
  given += 1
  const ad = { uuid: `ad-${given}`, banner_url: 'banners/kava-polcas.svg', banner_title: 'Kava' }
  return response.end(JSON.stringify({ ...ad, url: `${stranger.origin}/oglas` }))
}).listen(0, 'localhost')
await once(server, 'listening')
const address = server.address()
const port = typeof address === 'object' ? address?.port : undefined
const counting = `http://localhost:${port}`
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

beforeEach(() => {
  given = 0
  recorded.clear()
})

const body = `<parket-ad-banner api="${counting}/api"></parket-ad-banner>`

/** Six is as many connections as a browser opens to one server. */
const stall = (page: Page) =>
  page.evaluate((base) => {
    for (let number = 0; number < 6; number++) fetch(`${base}/stall?${number}`).catch(() => {})
  }, counting)

const press = (page: Page) => page.locator('parket-ad-banner').getByRole('link').click({ noWaitAfter: true })

/** Each begins with a page on which the ad is and six requests hang, and ends with that page gone. */
const ways: [way: string, leave: (page: Page) => Promise<unknown>][] = [
  [
    'the host leaves by the same click',
    async (page) => {
      // The host opens the ad in this very tab.
      await page.evaluate(() =>
        document.querySelector('parket-ad-banner')?.addEventListener('click', (event) => {
          event.preventDefault()
          location.href = '/oglas'
        }),
      )
      await press(page)
      await page.waitForURL('**/oglas', { waitUntil: 'commit' })
    },
  ],
  [
    'the ad opens in a new tab',
    async (page) => {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), press(page)])
      await Promise.all([tab.close(), page.close()])
    },
  ],
  [
    'the tab is closed at once',
    async (page) => {
      await press(page)
      await page.close()
    },
  ],
]

async function clickOn(leave: (page: Page) => Promise<unknown>, times: number): Promise<void> {
  let { page } = await startVisit()
  const url = hostPage(body)
  for (let time = 0; time < times; time++) {
    if (page.isClosed()) page = await page.context().newPage()
    await page.goto(url)
    await page.locator('parket-ad-banner').getByRole('link').waitFor()
    await stall(page)
    await leave(page)
  }
}

it.each(ways)(
  'every click is recorded once where %s',
  { timeout: 60_000 + clicks * 2000 },
  async (_, leave) => {
    stranger.put('/oglas', '<title>Oglas</title>')
    // Two visitors at a time: even small machines have two cores.
    await Promise.all([clickOn(leave, clicks / 2), clickOn(leave, clicks / 2)])
    await eventually(() => recorded.size).toBe(clicks)
    expect([...recorded.values()].filter((count) => count !== 1)).toEqual([])
  },
)
