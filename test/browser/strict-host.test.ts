/** Hosts that allow little: another copy of us, somebody else's tags, old browsers, policies. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { someOf } from '../support/diagonal'
import {
  embedsDrawn,
  eventually,
  hostPage,
  origin,
  quiet,
  startVisit,
  stranger,
  visitHost,
} from '../support/journey'
import { oldBrowsers } from '../support/old-browsers'
import { putOlderBuild } from '../support/older-build'

const searchForm = (page: Page) => page.locator('parket-match-search').getByRole('search')
const element = '<parket-match-search></parket-match-search>'
describe('parket.js on a page twice', () => {
  it('by the same address is one and says nothing', async () => {
    const head = `<script type="module" src="${origin}/parket.js"></script>`
    const visit = await visitHost(element, { head })
    await searchForm(visit.page).waitFor()
    expect([visit.warnings, visit.errors]).toEqual([[], []])
  })

  it.each([
    ['another address of the same file', () => `${origin}/parket.js?2`],
    ['another version from another origin', () => `${putOlderBuild()}/parket.js`],
  ])('by %s: the first stays, one line tells', async (_, second) => {
    const visit = await startVisit()
    const body = `${element}<script type="module" src="${second()}"></script>`
    await visit.page.goto(hostPage(body))
    await searchForm(visit.page).waitFor()
    await eventually(() => visit.warnings).toEqual([expect.stringMatching(/^parket\.js: loaded again/)])
    const assets = visit.requested.filter((url) => url.includes('/assets/'))
    expect(assets.filter((url) => !url.startsWith(origin))).toEqual([])
    expect(visit.errors).toEqual([])
  })

  it('first in another version: that one stays and works', async () => {
    const head = `<script type="module" src="${putOlderBuild()}/parket.js" data-api="${origin}/api" data-site="${origin}"></script>`
    const visit = await visitHost(element, { head })
    await searchForm(visit.page).waitFor()
    await eventually(() => visit.warnings).toEqual([expect.stringMatching(/0\.0\.0-other stays$/)])
    const assets = visit.requested.filter((url) => url.includes('/assets/'))
    expect(assets.filter((url) => url.startsWith(origin))).toEqual([])
    await visit.page.getByRole('combobox', { name: 'Klub' }).click()
    await visit.page.getByRole('option', { name: 'Krka' }).waitFor()
  })
})

describe('a tag that somebody else has defined', () => {
  const head = `<script>customElements.define('parket-match-search', class extends HTMLElement {
    connectedCallback() { this.textContent = 'Naše lastno' }
  })</script>`
  it('is left alone with one line, and the other widgets work', async () => {
    const visit = await visitHost(`${element}${element}<parket-ad-banner></parket-ad-banner>`, { head })
    await visit.page.locator('parket-ad-banner').getByRole('link').waitFor()
    expect(visit.warnings).toEqual(['parket-match-search: defined by somebody else, left alone'])
    expect(await visit.page.locator('parket-match-search').allInnerTexts()).toEqual([
      'Naše lastno',
      'Naše lastno',
    ])
    expect(visit.errors).toEqual([])
  })
})

describe('a host that hides what is not defined yet', () => {
  const head = '<style>:not(:defined) { visibility: hidden; opacity: 0; display: none }</style>'
  it.each([
    ['a tag', element, undefined],
    ['an embed', `<script src="${origin}/embed/match-search.js" async></script>`, ''],
  ])('shows the server’s view of %s', async (_, body, instead) => {
    await embedsDrawn(body)
    const { page } = await visitHost(body, { head, ...(instead !== undefined && { instead }) })
    await page.locator('parket-match-search > [data-root]').waitFor()
    const isDefined = () => page.evaluate(() => customElements.get('parket-match-search') !== undefined)
    expect(await isDefined()).toBe(false)
    await eventually(() =>
      page
        .locator('parket-match-search')
        .evaluate((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })),
    ).toBe(true)
  })
})

it('a host without a doctype has forms and tables as any other', async () => {
  const body =
    '<parket-match-search></parket-match-search><parket-competition-history></parket-competition-history>'
  const visit = await visitHost(body)
  const { page } = visit
  /** Where everything stands and how it is written. */
  const look = async () => {
    await page.locator('parket-competition-history [part~=history-row]').first().waitFor()
    await quiet(visit)
    return page.evaluate(() =>
      ['parket-match-search', 'parket-competition-history'].flatMap((tag) =>
        [...(document.querySelector(tag)?.shadowRoot?.querySelectorAll('form, th, td') ?? [])].map((each) => {
          const { fontSize, fontWeight, lineHeight, textAlign, color, marginBlockEnd } =
            getComputedStyle(each)
          return [each.localName, fontSize, fontWeight, lineHeight, textAlign, color, marginBlockEnd].join()
        }),
      ),
    )
  }
  const expected = await look()
  expect(expected.length).toBeGreaterThan(10)
  const html = await page.evaluate(() => document.head.innerHTML)
  await page.goto(stranger.put('/quirks', `<html><head>${html}</head><body>${body}</body></html>`))
  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat')
  expect(await look()).toEqual(expected)
})

describe('a browser without', () => {
  it.each(someOf([...oldBrowsers, ['MutationObserver', 'delete window.MutationObserver'] as const], 2))(
    '%s shows the fallback, and that is reported once',
    async (_, take) => {
      const body = '<parket-match-search><a href="/tekme">Tekme</a></parket-match-search>'
      const visit = await startVisit()
      // What waits in the page for more than that leans on such things itself.
      const address = hostPage(body + body, { head: `<script>${take}</script>` })
      await visit.page.goto(address, { waitUntil: 'commit' })
      await eventually(() => visit.warnings).toEqual([expect.stringMatching(/^parket\.js: /)])
      const heights = () =>
        visit.page.evaluate(() => [...document.querySelectorAll('a')].map(({ offsetHeight }) => offsetHeight))
      await eventually(heights).toEqual([
        expect.toSatisfy((each) => each > 0),
        expect.toSatisfy((each) => each > 0),
      ])
      expect(visit.requested.filter((url) => url.startsWith(origin))).toEqual([`${origin}/parket.js`])
    },
  )
})

/** Every violation as the page reports it. */
async function visitUnder(policy: string[]) {
  const visit = await startVisit({ hasPictures: true })
  await visit.page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`parket violates ${violatedDirective}: ${blockedURI} in ${sourceFile}`),
    )
  })
  const headers = { 'content-security-policy': policy.join('; ') }
  await visit.page.goto(hostPage(element, { script: 'nonce="x"', headers }))
  await searchForm(visit.page).waitFor()
  return visit
}

const strict = [
  "default-src 'none'",
  "script-src 'nonce-x'",
  "style-src 'self'",
  `connect-src ${origin}`,
  `img-src ${origin} data:`,
]
const trusted = ["require-trusted-types-for 'script'", 'trusted-types parket dompurify']
const closed = ["require-trusted-types-for 'script'", "trusted-types 'none'"]

/** Every control that has a part of its own that comes late. */
async function useAllControls(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Klub' }).click()
  await page.getByRole('option', { name: 'Krka' }).click()
  await page.getByRole('button', { name: 'Koledar' }).click()
  await page.getByRole('gridcell').first().getByRole('button').click()
  await eventually(() => page.getByRole('combobox', { name: 'Klub' }).textContent()).toBe('Krka')
  await eventually(() => page.getByRole('textbox', { name: 'Datum' }).inputValue()).toMatch(/\d{4}$/)
}

describe('a host with a strict policy', () => {
  it.each([
    ['has', strict],
    ['under Trusted Types too has', [...strict, ...trusted]],
  ])('%s the whole match search without a violation', async (_, policy) => {
    const visit = await visitUnder(policy)
    await useAllControls(visit.page)
    expect([visit.errors, visit.warnings]).toEqual([[], []])
  })

  it('that allows no policy of ours has selects that choose', async () => {
    const { page } = await visitUnder([...strict, ...closed])
    await page.getByRole('combobox', { name: 'Klub' }).focus()
    await page.locator('parket-match-search select[aria-label=Klub]').selectOption({ label: 'Krka' })
    await page.getByRole('button', { name: 'IŠČI' }).click()
    await page.waitForURL(/\/tekme\?.*klub=/, { waitUntil: 'commit' })
  })
})
