import { describe, expect, it } from 'vitest'
import { someOf } from '../../support/diagonal'
import {
  embedsRendered,
  eventually,
  hostPage,
  origin,
  quiet,
  startVisit,
  stranger,
  visitHost,
} from '../../support/journey'

const element = '<parket-match-search></parket-match-search>'

describe('a host that hides what is not defined yet', () => {
  const head = '<style>:not(:defined) { visibility: hidden; opacity: 0; display: none }</style>'
  it.each([
    ['a tag', element, undefined],
    ['an embed', `<script src="${origin}/embed/match-search.js" async></script>`, ''],
  ])('shows the server’s view of %s', async (_, body, instead) => {
    await embedsRendered(body)
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

const loader = `<script type="module" src="${origin}/parket.js"></script>`
const standalone = ['match-search', 'ad-banner']
  .map((name) => `<script defer src="${origin}/standalone/${name}.js"></script>`)
  .join('')

/** Features that old browsers lack, a script that takes them away, and what says so. */
const lacking: [what: string, take: string, scripts: string, line: RegExp][] = [
  ...[
    ['customElements', `Object.defineProperty(window, 'customElements', { value: undefined })`],
    ['attachShadow', 'delete Element.prototype.attachShadow'],
  ].flatMap(([what = '', take = '']): [string, string, string, RegExp][] => [
    [`${what} for the loader`, take, loader, /^parket\.js: /],
    [`${what} for standalone scripts`, take, standalone, /^Parket: this browser has no custom elements$/],
  ]),
  ['MutationObserver for the loader', 'delete window.MutationObserver', loader, /^parket\.js: /],
]

it.each(someOf(lacking, 3))(
  'a browser without %s shows the fallback, and that is reported once',
  async (_, take, instead, line) => {
    const body = '<parket-match-search><a href="/tekme">Tekme</a></parket-match-search>'
    const visit = await startVisit()
    // What waits in the page for more than that leans on such things itself.
    const address = hostPage(body + body, { head: `<script>${take}</script>`, instead })
    await visit.page.goto(address, { waitUntil: 'commit' })
    await eventually(() => visit.warnings).toEqual([expect.stringMatching(line)])
    const heights = () =>
      visit.page.evaluate(() => [...document.querySelectorAll('a')].map(({ offsetHeight }) => offsetHeight))
    await eventually(heights).toEqual([
      expect.toSatisfy((each) => each > 0),
      expect.toSatisfy((each) => each > 0),
    ])
    expect(visit.requested.filter((url) => /\/(api|assets|view)\//.test(url))).toEqual([])
  },
)
