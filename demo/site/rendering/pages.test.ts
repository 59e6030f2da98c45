import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { clockAt } from '../../../src/domain/time/clock'
import { startDrawer } from '../../../test/support/server/rendering'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { waitFor } from '../../../test/support/wait-for'
import { renderTask } from '../render-thread/task'
import { mountOf } from '../shell/routes'
import { queryKeys } from '../shell/site-pages'

const drawer = startDrawer()
let site: SiteUnderTest

beforeAll(async () => {
  site = await openSite({ renderer: drawer, siteUrl: 'http://kzs.test' })
})
afterAll(() => site.close())

const get = (path: string, headers = {}) => site.app.request(`http://kzs.test${path}`, { headers })
const htmlOf = async (path: string): Promise<string> => (await get(path)).text()
const outletOf = (html: string): string =>
  /<main id="outlet"[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? expect.fail('no outlet')

const empty = '<template shadowrootmode="open">'

test.each([
  ['/', 'parket-page', 'Poišči tekmo'],
  ['/tekme', 'parket-match-list', 'part="match'],
  ['/tekme?sezona=2022', 'parket-match-list', 'part="match'],
  ['/klubi', 'parket-member-list', 'part="club'],
  ['/zgodovina-tekmovanj', 'parket-competition-history', 'Superpokal'],
  ['/sodniski-iskalnik', 'parket-referee-search', 'Sodniški iskalnik'],
  ['/novice', 'parket-news-list', 'part="news-card'],
  ['/novica/preobrat-v-jihlavi', 'parket-news-article', '<div class="rich-text'],
  ['/iskalnik?q=Jesenice', 'parket-site-search', 'Jesenice'],
  ['/tekmovanje/1', 'parket-competition', '1. SKL'],
  ['/reprezentance/clani/evrobasket-2025', 'parket-national-team', 'part="player'],
  ['/reprezentance/clani/evrobasket-2025?tab=tekme', 'parket-national-team', 'part="match'],
])(
  '%s comes with its screen and its own styles alone, runs no script, and has no element where HTML allows none',
  async (path, tag, word) => {
    const answer = await get(path)
    const html = await answer.text()
    const outlet = outletOf(html)
    expect(outlet).toContain(`<${tag} heading-level="1"`)
    expect(outlet).toContain(word)
    expect(outlet).not.toContain('part="skeleton"')
    const [, answers = ''] =
      /<script type="application\/json" data-answers>(.*?)<\/script>/s.exec(outlet) ?? []
    for (const address of Object.keys(JSON.parse(answers)))
      expect(address).toMatch(/^http:\/\/kzs\.test\/api\//)
    // Only a stylesheet, a script or a style may block, a picture holds sources and an image, and an option says something.
    for (const [link] of html.matchAll(/<link\b[^>]*\sblocking[^>]*>/g))
      expect(link).toMatch(/rel="stylesheet"/)
    for (const [, inside = ''] of html.matchAll(/<picture\b[^>]*>(.*?)<\/picture>/gs))
      expect(inside).toMatch(/^(?:<source\b[^>]*>)*<img\b[^>]*>$/)
    for (const [option] of html.matchAll(/<option\b[^>]*>[^<]*/g)) expect(option).toMatch(/ label="[^"]|>./)
    const policy = answer.headers.get('content-security-policy')
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text)
    expect(styles.length).toBeGreaterThan(0)
    for (const text of styles)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
    expect(outlet).not.toMatch(/\sstyle="|\son\w+="/)
  },
)

test.each([
  ['a page that does not exist', '/ni-take-strani', 404],
  ['a national team that does not exist', '/reprezentance/ni/take', 404],
  ['the builder, which comes with a script of its own', '/vdelaj', 200],
])('%s comes unrendered, with its menu', async (_, path, status) => {
  const answer = await get(path)
  const html = await answer.text()
  expect([answer.status, outletOf(html).includes(empty)]).toEqual([status, false])
  expect(html).toContain('<a href="/tekme">')
})

test('what was late is whole for whoever comes next, however long pages are cached', async () => {
  const cached = await openSite({ renderer: drawer, siteUrl: 'http://kzs.test', answerLife: 60_000 })
  const outlet = async () => outletOf(await (await cached.app.request('http://kzs.test/klubi')).text())
  drawer.isAsleep = true
  expect(await outlet()).toBe('')
  drawer.isAsleep = false
  await waitFor(async () => expect(await outlet()).toContain(empty))
  await cached.close()
})

test('may be kept for half a minute by a cache that many share, not by a browser, and shown while we are gone', async () => {
  const { headers } = await get('/klubi')
  const before = drawer.rendered
  const again = await get('/klubi', { 'if-none-match': headers.get('etag') ?? '' })
  expect([again.status, drawer.rendered]).toEqual([304, before])
  const asked = Object.fromEntries(
    (headers.get('cache-control') ?? '').split(', ').map((part) => part.split('=') as [string, string?]),
  )
  expect(asked).toEqual({
    public: undefined,
    ...{ 'max-age': '0', 's-maxage': '25', 'stale-while-revalidate': '15', 'stale-if-error': '86400' },
  })
  expect(headers.get('cdn-cache-control')).toBe(
    'public, max-age=25, stale-while-revalidate=15, stale-if-error=86400',
  )
  expect(headers.get('vary')).toBe('Accept-Encoding')
  expect(headers.get('set-cookie')).toBeNull()
})

test.each([
  ['/klubi', '/klubi?fbclid=IwAR0&utm_source=fb'],
  ['/klubi', '/klubi?"><script>alert(1)</script>'],
  ['/klubi', '/klubi?stran=2&tab=x&sezona=2022'],
  ['/tekme?sezona=2022', '/tekme?sezona=2022&gclid=x&Sezona=2024&tab=tekme'],
  ['/tekme?sezona=2022&stran=2', '/tekme?sezona=2022&stran=2&sezona=2024'],
  ['/tekme?sezona=2022&klub=1&do=1.5.2023', '/tekme?do=1%2E5.2023&x=1&%6Blub=1&sezona=2022'],
])('%s is the same page to the letter at %s, and costs no rendering', async (path, other) => {
  const known = await get(path)
  const before = drawer.rendered
  const marked = await get(other)
  expect((await marked.text()) === (await known.text())).toBe(true)
  expect(marked.headers.get('etag')).toBe(known.headers.get('etag'))
  expect(drawer.rendered).toBe(before)
})

test('cards of news are of the year alone: they are rendered again when it changes, and not before', async () => {
  const path = '/novica/doncic-franciji-nasul-47-tock'
  const at = async (moment: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) })
    const html = await htmlOf(path)
    expect(outletOf(html)).toContain('part="news-card')
    return drawer.rendered
  }
  const first = await at('2026-11-25T12:00:00Z')
  expect([await at('2026-11-25T12:10:00Z'), await at('2026-12-31T22:59:00Z')]).toEqual([first, first])
  expect(await at('2026-12-31T23:01:00Z')).toBe(first + 1)
  vi.useRealTimers()
})

test('pages that there are not are one page without a rendering, whatever they are called', async () => {
  const before = drawer.rendered
  const first = await get('/prve-ni')
  const others = ['/druge-ni', '/wp-login.php/x', '/reprezentance/ni/te?fbclid=1', '/tekmovanje/999999']
  for (const path of others) {
    const other = await get(path)
    expect([path, other.status, other.headers.get('etag')]).toEqual([path, 404, first.headers.get('etag')])
  }
  expect(drawer.rendered).toBe(before)
})

describe('what a screen reads of its page’s query', () => {
  const paths = ['/', '/tekme', '/klubi', '/zgodovina-tekmovanj', '/sodniski-iskalnik?sodnik=1', '/novice']
  const more = ['/iskalnik?q=a', '/tekmovanje/1', '/reprezentance/clani/evrobasket-2025', '/reprezentant/2']
  test.each([...paths, ...more])('of %s is among the keys that it is rendered by', async (path) => {
    const { pathname, search } = new URL(path, 'http://kzs.test')
    const asked = new Set<string>()
    const { get: read, has } = URLSearchParams.prototype
    vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(function (this: URLSearchParams, key) {
      asked.add(key)
      return read.call(this, key)
    })
    vi.spyOn(URLSearchParams.prototype, 'has').mockImplementation(function (this: URLSearchParams, key) {
      asked.add(key)
      return has.call(this, key)
    })
    const keys = queryKeys(pathname)
    const page = { query: search.slice(1), keys, data: { history: 'page' } }
    const { tag, attributes } = mountOf(pathname) ?? expect.fail('no page')
    const element = { name: tag.replace('parket-', ''), attributes: Object.entries(attributes) }
    await renderTask({ ...element, page, origin: 'http://kzs.test' }, clockAt(Date.now()), async (address) =>
      (await get(address.slice(15))).text(),
    )
    vi.restoreAllMocks()
    // The referee search reads the match list's filters and leaves these.
    const left = pathname === '/sodniski-iskalnik' ? ['klub', 'kje', 'dvorana'] : []
    expect([...asked].filter((key) => !keys.includes(key))).toEqual(left)
  })
})
