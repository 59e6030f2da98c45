/** Pages of the shell as the server sends them: every route with its screen in it, from the rows of the database. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDrawer } from '../testing/drawing'
import { openSite, type SiteUnderTest } from '../testing/site'

const drawer = startDrawer()
let site: SiteUnderTest

beforeAll(async () => {
  site = await openSite({ render: drawer.render })
})
afterAll(() => site.close())

const get = (path: string, headers = {}) => site.app.request(`http://kzs.test${path}`, { headers })
const htmlOf = async (path: string): Promise<string> => (await get(path)).text()
const outletOf = (html: string): string =>
  /<main id="outlet"[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? expect.fail('no outlet')

const empty = '<template shadowrootmode="open">'

describe.each([
  ['/', 'parket-page', 'Poišči tekmo'],
  ['/tekme', 'parket-match-list', 'part="match'],
  ['/tekme?sezona=2022', 'parket-match-list', 'part="match'],
  ['/klubi', 'parket-member-list', 'part="club'],
  ['/zgodovina-tekmovanj', 'parket-competition-history', 'Superpokal'],
  ['/sodniski-iskalnik', 'parket-referee-search', 'Sodniški iskalnik'],
  ['/novice', 'parket-news-list', 'part="news-card'],
  ['/iskalnik?q=Jesenice', 'parket-site-search', 'Jesenice'],
  ['/tekmovanje/1', 'parket-competition', '1. SKL'],
  ['/reprezentance/clani/evrobasket-2025', 'parket-national-team', 'part="player'],
  ['/reprezentance/clani/evrobasket-2025?tab=tekme', 'parket-national-team', 'part="match'],
])('%s', (path, tag, word) => {
  test('comes with its screen, and says what it was drawn from', async () => {
    const outlet = outletOf(await htmlOf(path))
    expect(outlet).toContain(`<${tag} heading-level="1"`)
    expect(outlet).toContain(word)
    expect(outlet).not.toContain('part="skeleton"')
    const [, facts = '{}'] = /<script type="application\/json" data-view>(.*?)<\/script>/s.exec(outlet) ?? []
    for (const address of Object.keys(JSON.parse(facts).answers))
      expect(address).toMatch(/^http:\/\/kzs\.test\/api\//)
  })

  test('lets its own styles in, and no other, and runs no script in the page', async () => {
    const answer = await get(path)
    const html = await answer.text()
    const policy = answer.headers.get('content-security-policy')
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text)
    expect(styles.length).toBeGreaterThan(0)
    for (const text of styles)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
    expect(outletOf(html)).not.toMatch(/\sstyle="|\son\w+="/)
  })
})

test('the menu stands in the page, in the header and in the footer', async () => {
  const html = await htmlOf('/klubi')
  const header = /<ul id="menu-items"[^>]*>(.*?)<\/ul>\s*<\/nav>/s.exec(html)?.[1]
  expect(header).toContain('<a href="/tekme">')
  expect(header).toMatch(
    /<button type="button" aria-expanded="false" aria-controls="submenu-\d" class="toggle/,
  )
  const footer = /<nav id="footer-menu"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1]
  expect(footer).toMatch(/^<div><h2>[^<]+<\/h2><ul><li><a href="\//)
  expect(html).not.toContain('/api/menu')
  expect(html).toContain(`<span id="year">${new Date().getFullYear()}</span>`)
})

test('a text of the CMS stands in its page as the browser would dress it', async () => {
  const body = await htmlOf('/')
  const urls = [...body.matchAll(/href="(\/novica\/[^"]+)"|href="http:\/\/kzs\.test(\/novica\/[^"]+)"/g)]
  const path = urls.map(([, relative, absolute]) => relative ?? absolute)[0] ?? expect.fail('no article')
  const outlet = outletOf(await htmlOf(path))
  expect(outlet).toContain('<parket-news-article heading-level="1"')
  expect(outlet).toMatch(/<div class="rich-text">.*?<p>[^<]{20,}/s)
})

test.each([
  ['a page that does not exist', '/ni-take-strani', 404],
  ['a national team that does not exist', '/reprezentance/ni/take', 404],
  ['the builder, which comes with a script of its own', '/vdelaj', 200],
])('%s comes undrawn, with its menu', async (_, path, status) => {
  const answer = await get(path)
  const html = await answer.text()
  expect([answer.status, outletOf(html).includes(empty)]).toEqual([status, false])
  expect(html).toContain('<a href="/tekme">')
})

test('what is late comes as it is without scripts: whole, and asking for its menu', async () => {
  drawer.isAsleep = true
  const answer = await get('/klubi?se=ne')
  drawer.isAsleep = false
  const html = await answer.text()
  expect([answer.status, outletOf(html)]).toEqual([200, ''])
  expect(html).toContain('href="/api/menu"')
  expect(html).toContain('<ul id="menu-items" class="menu-items"></ul>')
})

test('is drawn again only when an answer has changed, and is not sent again', async () => {
  const first = await get('/klubi')
  const before = drawer.drawn
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await get('/klubi', headers)).status).toBe(304)
  expect(drawer.drawn).toBe(before)
})

test('a query that nobody knows is somebody’s, and changes nothing but where the state is read from', async () => {
  const outlet = outletOf(await htmlOf('/klubi?"><script>alert(1)</script>'))
  expect(outlet).toContain('part="club')
  expect(outlet).not.toContain('alert(1)')
})
