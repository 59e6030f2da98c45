/** Embeds as the server draws them from the rows of the database, with the screens themselves, on one thread. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDrawer } from '../testing/rendering'
import { openSite, type SiteUnderTest } from '../testing/site'

const drawer = startDrawer()
let site: SiteUnderTest

beforeAll(async () => {
  site = await openSite({ renderer: drawer, siteUrl: 'http://kzs.test' })
})
afterAll(() => site.close())

const get = (path: string, headers = {}) => site.app.request(`http://kzs.test${path}`, { headers })

interface Taken {
  into: string | null
  tag: string
  attributes: Record<string, string>
  /** As view/{name} answers it (views.test.ts) */
  view: string | null
}

/** What the script hands over, read as a browser does. */
async function taken(path: string): Promise<Taken> {
  const answer = await get(path)
  expect([path, answer.status]).toEqual([path, 200])
  let found: Taken | undefined
  new Function('take', await answer.text())((embed: Taken) => {
    found = embed
  })
  return found ?? expect.fail('nothing was taken')
}

test.each([
  ['roster', '?team=1', 'part="player'],
  ['match-list', '?per-page=5', 'part="match'],
  ['match-search', '', 'Poišči tekmo'],
  ['member-list', '', 'part="club'],
  ['news-list', '?per-page=8', 'part="news-card'],
  ['national-team', '?page=clani/evrobasket-2025', 'part="player'],
  ['competition', '?competition=1', '1. SKL'],
])('%s%s comes with its first view, the same as a tag gets', async (name, query, word) => {
  const { tag, attributes, view } = await taken(`/embed/${name}.js${query}`)
  expect(tag).toBe(`parket-${name}`)
  expect(attributes).toEqual(Object.fromEntries(new URLSearchParams(query)))
  expect(view).toContain(word)
  expect(view).toBe(await (await get(`/view/${name}${query}`)).text())
})

describe.each([
  ['an unknown widget', '/embed/skupina.js', 404],
  ['a widget of another case', '/embed/Roster.js', 404],
  ['another file', '/embed/roster.css', 404],
  ['a path out of the folder', '/embed/..%2Fparket.js', 404],
  ['a name of every object', '/embed/constructor.js', 404],
  ['an unknown attribute', '/embed/roster.js?ekipa=1', 400],
  ['a property’s name for its attribute', '/embed/match-list.js?perPage=5', 400],
  ['an attribute of every element', '/embed/roster.js?onclick=alert(1)', 400],
  ['a style', '/embed/roster.js?style=color:red', 400],
  ['an attribute twice', '/embed/roster.js?team=1&team=2', 400],
])('%s', (_, path, status) => {
  test('is refused', async () => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ])
  })
})

test('under a name that is not the site’s none is drawn, and nobody keeps that for others', async () => {
  const strange = await openSite({ renderer: drawer })
  const answer = await strange.app.request('http://evil.example/embed/roster.js?team=1')
  expect(answer.headers.get('cache-control')).toContain('max-age=0')
  expect(await answer.text()).toContain('"view":null')
  await strange.close()
})

test.each([
  ['whose answers are another server’s', '?team=1&api=https%3A%2F%2Fdrugje.example%2Fapi'],
  ['whose state is in the page’s query', '?team=1&history=page'],
  ['of a team that does not exist', '?team=999999'],
])('an element %s comes without its view', async (_, query) => {
  const { tag, view } = await taken(`/embed/roster.js${query}`)
  expect([tag, view]).toEqual(['parket-roster', null])
})

test('is data, whatever the attributes say', async () => {
  const hostile = '</script><script>alert(1)</script>\u2028"`$\\'
  const path = `/embed/site-search.js?query=${encodeURIComponent(hostile)}`
  const { attributes, view } = await taken(path)
  expect(attributes.query).toBe(hostile)
  expect(view).not.toContain('<script>')
  expect(await (await get(path)).text()).not.toMatch(/<|\u2028/)
})

test.each([
  ['a name', 'seznam', 'seznam'],
  ['an empty name', '', null],
  ['what ends a script', '</script>"\u2028$&`', '</script>"\u2028$&`'],
])('into %s is the same drawing, and its script says where it goes', async (_, given, into) => {
  const plain = await taken('/embed/roster.js?team=1&staff=off')
  const before = drawer.drawn
  const path = `/embed/roster.js?team=1&into=${encodeURIComponent(given)}&staff=off`
  expect(await taken(path)).toEqual({ ...plain, into })
  expect(drawer.drawn).toBe(before)
  expect(await (await get(path)).text()).not.toMatch(/<|\u2028/)
})

test('without a word of it goes nowhere, whatever its attributes say', async () => {
  const { into, attributes } = await taken(`/embed/site-search.js?query=${encodeURIComponent('"into":null')}`)
  expect([into, attributes.query]).toEqual([null, '"into":null'])
})

test('is drawn again only when an answer has changed', async () => {
  const first = await get('/embed/member-list.js')
  const before = drawer.drawn
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await get('/embed/member-list.js', headers)).status).toBe(304)
  expect(await (await get('/embed/member-list.js')).text()).toBe(await first.text())
  expect(drawer.drawn).toBe(before)
})

test('may be kept and taken by any site, as data', async () => {
  const { headers } = await get('/embed/member-list.js')
  expect(headers.get('cache-control')).toBe(
    'public, max-age=30, stale-while-revalidate=30, stale-if-error=86400',
  )
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test('comes without its view where nothing can be drawn now, and is kept by nobody', async () => {
  drawer.isAsleep = true
  const late = await get('/embed/member-list.js?heading-level=3')
  const { attributes, view } = await taken('/embed/member-list.js?heading-level=3')
  drawer.isAsleep = false
  expect([attributes, view]).toEqual([{ 'heading-level': '3' }, null])
  expect(late.headers.get('cache-control')).toMatch(/max-age=0/)
  expect((await taken('/embed/member-list.js?heading-level=3')).view).not.toBeNull()
})

describe.each([
  ['?team=1', '&fbclid=IwAR0&utm_source=novice&utm_campaign=x&gclid=1&msclkid=2'],
  ['?team=1', '&v=3&ver=6.4&_=1700000000000'],
  ['?layout=list&team=1', '&mc_cid=1&srsltid=x'],
])('roster%s with %s after it', (query, more) => {
  test.each(['/embed/roster.js', '/view/roster'])(
    '%s is the same to the letter and drawn once',
    async (path) => {
      const known = await get(path + query)
      const before = drawer.drawn
      const marked = await get(path + query + more)
      expect(await marked.text()).toBe(await known.text())
      expect(marked.headers.get('etag')).toBe(known.headers.get('etag'))
      expect(drawer.drawn).toBe(before)
    },
  )
})

test('is one however its attributes are ordered, and drawn together with its view', async () => {
  await get('/view/match-list?per-page=4&club=1')
  const before = drawer.drawn
  const [one, other] = ['?per-page=4&club=1', '?club=1&per-page=4'].map((query) =>
    get(`/embed/match-list.js${query}`),
  )
  expect(await (await one)?.text()).toBe(await (await other)?.text())
  expect(drawer.drawn).toBe(before)
})

test('of a team that there is not is drawn once', async () => {
  await get('/view/roster?team=999998')
  const before = drawer.drawn
  await get('/embed/roster.js?team=999998')
  expect(drawer.drawn).toBe(before)
})

test('is answered by no method but GET', async () => {
  const posted = await site.app.request('http://kzs.test/embed/member-list.js', { method: 'POST' })
  expect(posted.status).toBe(405)
})
