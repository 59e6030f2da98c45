/**
 * All elements on one page that allows little (a strict policy, Trusted Types), with what strangers would write: nothing
 * runs, and nothing is requested but pictures and frames that may be. What editors write is in fact-sheet.test.ts.
 */
import type { Request } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hostileHtml, hostileLinks, hostileText } from '../../../src/domain/text/hostile.fixture'
import {
  eventually,
  hostPage,
  origin,
  quiet,
  startVisit,
  stranger,
  type Visit,
  withoutViews,
} from '../../support/journey'
import { elementOf, readable, screens } from '../../support/screens'

const all = screens.map((screen) => elementOf(screen, '<a href="/drugam">Drugam</a>')).join('\n')
const tags = screens.map(({ tag }) => tag)

const policy = [
  "default-src 'none'",
  "script-src 'nonce-x'",
  `connect-src ${origin}`,
  `img-src ${origin} https: data:`,
  `media-src ${origin} https:`,
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "require-trusted-types-for 'script'",
]
const ours = 'trusted-types parket dompurify'

function watch(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`parket violates ${violatedDirective}: ${blockedURI} in ${sourceFile}`),
  )
  Object.defineProperty(window, 'ran', { value: () => console.error('parket ran') })
}

interface GuardedVisit extends Visit {
  /** RenderTask of other hosts than the site's and the page's own; they answer nothing. */
  others: Request[]
}

async function visitUnder(trustedTypes: string, change?: (json: unknown) => unknown): Promise<GuardedVisit> {
  const visit: GuardedVisit = { ...(await startVisit({ hasPictures: true })), others: [] }
  const { page } = visit
  await page.addInitScript(watch)
  const isOther = ({ origin: requested, protocol }: URL) =>
    /^(http|ws)/.test(protocol) && ![origin, stranger.origin].includes(requested)
  await page.route(isOther, (route) => {
    visit.others.push(route.request())
    return route.abort()
  })
  if (change) {
    await withoutViews(page)
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch()
      const json = response.ok() ? await response.json() : null
      await route.fulfill({ response, json: change(json) })
    })
  }
  const headers = { 'content-security-policy': [...policy, trustedTypes].join('; ') }
  await page.goto(hostPage(all, { script: 'nonce="x"', headers }))
  return visit
}

const loaded = ({ received }: Visit) =>
  new Set(received.filter(({ name }) => name === 'parket-load').map(({ tag }) => tag))

async function settle(visit: Visit, needed = tags): Promise<void> {
  await eventually(() => needed.filter((tag) => !loaded(visit).has(tag))).toEqual([])
  await eventually(() => visit.page.locator('[part~=skeleton]').count()).toBe(0)
  await quiet(visit)
}

/** What has to stay so that records are records and segments are of a kind. */
const kept = /^(id|type|key|gender|hash|\w*date\w*|dateTime\w*|time_zone|published_at|role|status|single)$/
const isAddress = /url|path|link|image|photo|background|code|file|document/i

let turn = 0
const nextLink = () => hostileLinks[turn++ % hostileLinks.length]

function hostileValue(key: string, value: string): string {
  if (/^\s*\[/.test(value)) return JSON.stringify(hostile(JSON.parse(value)))
  if (/html/.test(key)) return hostileHtml.join('\n')
  return isAddress.test(key) ? `${nextLink()}` : hostileText
}

/** The same records with something hostile in every text. */
function hostile(json: unknown, key = ''): unknown {
  if (typeof json === 'string') return kept.test(key) ? json : hostileValue(key, json)
  if (Array.isArray(json)) return json.map((entry) => hostile(entry, key))
  if (typeof json !== 'object' || json === null) return json
  const { key: setting } = json as { key?: unknown }
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      hostile(value, name === 'value' && typeof setting === 'string' ? setting : name),
    ]),
  )
}

describe('a page with all elements under a strict policy and Trusted Types', () => {
  it('runs nothing that content says, and requests of other hosts pictures and frames alone', async () => {
    const visit = await visitUnder(ours, (json) => hostile(json))
    // An ad whose picture has no address is none.
    await settle(
      visit,
      tags.filter((tag) => tag !== 'parket-ad-banner'),
    )
    const team = visit.page.locator('parket-national-team').getByRole('tab')
    for (let number = 0; number < (await team.count()); number++) await team.nth(number).click()
    await quiet(visit)
    await eventually(() => readable(visit.page)).toContain('<img src=x onerror=ran()>')
    expect(visit.errors).toEqual([])
    for (const request of visit.others) {
      expect([request.url(), request.resourceType()]).toEqual([
        expect.stringMatching(/^https:/),
        expect.stringMatching(/^(image|media|document)$/),
      ])
      expect(request.headers().referer ?? '').not.toContain('?')
    }
  })

  it('has them all where it allows no policy of ours, rich text and selects that choose too; that is reported once', async () => {
    const visit = await visitUnder("trusted-types 'none'")
    await settle(visit)
    expect(visit.warnings).toEqual([expect.stringMatching(/^Parket: the browser’s own sanitiser stands in/)])
    expect(visit.errors).toEqual([
      expect.stringMatching(/^parket violates trusted-types: trusted-types-policy/),
    ])
    await visit.page.locator('parket-news-article .rich-text p').first().waitFor({ state: 'attached' })
    const search = visit.page.locator('parket-match-search')
    await search.getByRole('combobox', { name: 'Klub' }).focus()
    await search.locator('select[aria-label=Klub]').selectOption({ label: 'Krka' })
    await search.getByRole('button', { name: 'IŠČI' }).click()
    await visit.page.waitForURL(/\/tekme\?.*klub=/, { waitUntil: 'commit' })
  })
})
