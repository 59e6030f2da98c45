/**
 * One element as the server renders it from the rows of the database, with the screens themselves, on one thread: its
 * first view alone (view/{name}), in a script (embed/{name}.js) and in a page for frames (okvir/{name}).
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDrawer } from '../../../test/support/server/rendering'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'

const drawer = startDrawer()
let site: SiteUnderTest

const script = 'document.title = "a < b"'

beforeAll(async () => {
  site = await openSite({ renderer: drawer, siteUrl: 'http://kzs.test' })
  mkdirSync(site.folder, { recursive: true })
  site.files.frame = join(site.folder, 'frame.js')
  writeFileSync(site.files.frame, script)
})
afterAll(() => site.close())

const get = (path: string, headers = {}) => site.app.request(`http://kzs.test${path}`, { headers })

async function taken(path: string): Promise<{ text: string; headers: Headers }> {
  const answer = await get(path)
  expect([path, answer.status]).toEqual([path, 200])
  return { text: await answer.text(), headers: answer.headers }
}

const kinds = ['view', 'embed', 'frame'] as const
type Kind = (typeof kinds)[number]
const addressOf: Record<Kind, (name: string, query?: string) => string> = {
  view: (name, query = '') => `/view/${name}${query}`,
  embed: (name, query = '') => `/embed/${name}.js${query}`,
  frame: (name, query = '') => `/okvir/${name}${query}`,
}

/** A root's inside: one style, the screen, the host's slot, and what the view was rendered from. */
const inside =
  /^<style>(?:(?!<\/style).)+<\/style>(?:<!--email_off-->)?<div data-root lang="sl" data-content="shown">(.*)<\/div><slot><\/slot><script type="application\/json" data-answers>([^<]+)<\/script><script type="application\/json" data-view>([^<]+)<\/script>(?:<!--\/email_off-->)?$/s

/** Pieces of HTML with an e-mail address outside of a fence */
const unfenced = (html: string) =>
  html
    .split(/<!--email_off-->.*?<!--\/email_off-->/s)
    .filter((piece) => /[\w.+-]+@[\w-]+\.\w/.test(piece) || piece.includes('email_off'))

test.each(['/view/member-list', '/view/page?url=o-zvezi', '/okvir/member-list', '/klubi'])(
  '%s has its addresses where no CDN rewrites them',
  async (path) => {
    const { text } = await taken(path)
    expect(unfenced(text.slice(text.indexOf('<body>') + 1))).toEqual([])
  },
)

interface Facts {
  metadata?: { title: string }
}

function partsOf(view: string): { screen: string; answers: Record<string, unknown>; facts: Facts } {
  const [, screen = '', answers = '', facts = ''] = inside.exec(view) ?? expect.fail('no view')
  return { screen, answers: JSON.parse(answers), facts: JSON.parse(facts) }
}

interface Handed {
  into: string | null
  tag: string
  attributes: Record<string, string>
  view: string | null
}

/** What the script hands over, read as a browser does. */
async function handed(path: string): Promise<Handed> {
  let found: Handed | undefined
  new Function('take', (await taken(path)).text)((embed: Handed) => {
    found = embed
  })
  return found ?? expect.fail('nothing was handed over')
}

const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)?.[1] ?? ''
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1]

/** Screens that no page would be called after. */
const unnamed = ['roster', 'ad-banner', 'match-search']

test.each([
  ['roster', '?team=1', 'part="player', 'Parket - Reprezentanca'],
  ['match-list', '?per-page=5&show=next', 'part="match', 'Parket - Tekme'],
  ['match-search', '?product-name=%3CKo%C5%A1%3E', 'Poišči tekmo', '&lt;Koš&gt; - Poišči tekmo'],
  ['member-list', '', 'part="club', 'Parket - Člani zveze'],
  ['news-list', '?per-page=8&product-name=Ko%C5%A1', 'part="news-card', 'Koš - Novice'],
  ['national-team', '?page=clani/evrobasket-2025', 'part="player', 'Parket - CLANI EuroBasket 2025'],
  ['competition', '?competition=1', '1. SKL', 'Parket - 1. SKL, 1991/1992'],
  ['competition', '?competition=901&tab=standings', 'part="standing-row', 'Parket - Vzorčna liga, 2025/2026'],
  ['page', '?url=o-zvezi', '<p', 'Parket - O zvezi'],
  ['ad-banner', '', '<img', 'Parket - Oglas'],
])('%s%s shows its screen, the same in each way', async (name, query, word, title) => {
  const view = (await taken(addressOf.view(name, query))).text
  const { screen, answers, facts } = partsOf(view)
  expect(screen).toContain(word)
  expect(screen).not.toMatch(/<script|\sstyle="|\son\w+=/)
  for (const address of Object.keys(answers)) expect(address).toMatch(/^http:\/\/kzs\.test\/api\//)
  const attributes = Object.fromEntries(new URLSearchParams(query))
  const { view: handedOn, ...about } = await handed(addressOf.embed(name, query))
  expect(about).toEqual({ tag: `parket-${name}`, attributes, into: null, origin: 'http://kzs.test' })
  expect(handedOn === view).toBe(true)
  const page = (await taken(addressOf.frame(name, query))).text
  expect(page).toMatch(/^<!doctype html>\n<html lang="sl">/)
  expect(titleOf(page)).toBe(title)
  expect('metadata' in facts).toBe(!unnamed.includes(name))
  if (facts.metadata) expect(facts.metadata.title).toBe(titleOf(page))
  const body = bodyOf(page)
  expect(body).toContain(`><template shadowrootmode="open">${view}</template></parket-${name}>`)
  expect(body.slice(0, body.indexOf('>'))).toMatch(new RegExp(`^<parket-${name}[^<]*$`))
})

test('a view brings the answers that it was rendered from, in one order', async () => {
  const path = addressOf.view('national-team', '?page=clani/evrobasket-2025')
  const { answers } = partsOf((await taken(path)).text)
  const addresses = Object.keys(answers)
  expect(addresses.length).toBeGreaterThan(3)
  expect(addresses).toEqual(addresses.toSorted())
  const players = addresses.find((address) => address.endsWith('/players')) ?? expect.fail('no players')
  expect(answers[players]).toEqual(await (await site.app.request(players)).json())
})

describe.each(kinds)('a %s', (kind) => {
  const at = addressOf[kind]

  test.each([
    ['an unknown widget', at('skupina'), 404],
    ['a widget of another case', at('Roster'), 404],
    ['a name of every object', at('constructor'), 404],
    ['an unknown attribute', at('roster', '?ekipa=1'), 400],
    ['a property’s name for its attribute', at('match-list', '?perPage=5'), 400],
    ['an attribute of every element', at('roster', '?onclick=alert(1)'), 400],
    ['an attribute twice', at('roster', '?team=1&team=2'), 400],
    ['another file', at('roster').replace(/\.js$|$/, '.css'), 404],
    ['a path out of the folder', at('..%2Fparket'), 404],
  ])('of %s is refused', async (_, path, status) => {
    const answer = await get(path)
    const type = answer.headers.get('content-type')
    const wanted = kind === 'frame' ? 'text/html' : 'application/problem+json'
    expect([answer.status, type]).toEqual([status, `${wanted}; charset=utf-8`])
  })

  test('may be taken by any site, kept for a minute by all caches together, and is not sent twice', async () => {
    const { headers } = await taken(at('member-list'))
    const before = drawer.rendered
    expect(headers.get('cache-control')).toBe(
      'public, max-age=10, stale-while-revalidate=18, stale-if-error=86400',
    )
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    const type = kind === 'embed' ? 'text/javascript' : 'text/html'
    expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    const again = await get(at('member-list'), { 'if-none-match': headers.get('etag') ?? '' })
    expect([again.status, drawer.rendered]).toEqual([304, before])
  })

  test.each([
    ['?team=1', '?team=1&fbclid=IwAR0&utm_source=novice&utm_campaign=x&gclid=1&msclkid=2'],
    ['?team=1', '?team=1&v=3&ver=6.4&_=1700000000000'],
    ['?layout=list&team=1', '?team=1&layout=list&mc_cid=1&srsltid=x'],
  ])('of %s is the same to the letter at %s, and costs no rendering', async (query, marked) => {
    const known = await get(at('roster', query))
    const before = drawer.rendered
    const other = await get(at('roster', marked))
    expect(other.headers.get('etag')).toBe(known.headers.get('etag'))
    // A script says its attributes in the order of the address, and so does an element in a page.
    expect(await other.text()).toBe(await known.text())
    expect(drawer.rendered).toBe(before)
  })
})

describe('what the server can’t render', () => {
  /** Whatever stands for a view where there is none, and how long it may be kept. */
  async function withoutView(query: string): Promise<(number | string | null | undefined)[]> {
    const view = await get(addressOf.view('roster', query))
    const frame = await taken(addressOf.frame('roster', query))
    expect(bodyOf(frame.text)).toMatch(/^<parket-roster [^<>]*team="\d+"[^<>]*><\/parket-roster>$/)
    expect(titleOf(frame.text)).toBe('Parket - Reprezentanca')
    const { tag, view: embedded } = await handed(addressOf.embed('roster', query))
    expect([tag, embedded, await view.text()]).toEqual(['parket-roster', null, ''])
    const seconds = /max-age=(\d+)/.exec(frame.headers.get('cache-control') ?? '')?.[1]
    return [view.status, view.headers.get('cache-control'), seconds]
  }

  test.each([
    ['whose answers are another server’s', '?team=1&api=https%3A%2F%2Fdrugje.example%2Fapi', '10'],
    ['whose state is in the page’s query', '?team=1&history=page', '10'],
    ['of a team that does not exist', '?team=999999', '0'],
  ])('an element %s is left to the browser', async (_, query, seconds) => {
    expect(await withoutView(query)).toEqual([204, 'no-store', seconds])
    const before = drawer.rendered
    await withoutView(query)
    expect(drawer.rendered).toBe(before)
  })

  test('is sent without its view, is kept by nobody, and is rendered later', async () => {
    drawer.isAsleep = true
    expect(await withoutView('?team=2')).toEqual([204, 'no-store', '0'])
    const late = await taken(addressOf.embed('roster', '?team=2'))
    drawer.isAsleep = false
    expect(late.headers.get('cache-control')).toContain('max-age=0')
    expect((await handed(addressOf.embed('roster', '?team=2'))).view).not.toBeNull()
  })

  test('under a name that is not the site’s is kept by nobody for others', async () => {
    const strange = await openSite({ renderer: drawer })
    const answer = await strange.app.request('http://evil.example/embed/roster.js?team=1')
    expect(answer.headers.get('cache-control')).toContain('max-age=0')
    expect(await answer.text()).toContain('"view":null')
    await strange.close()
  })
})

test('an element is rendered once for a view, a script and a page', async () => {
  await get(addressOf.view('match-list', '?per-page=3'))
  const before = drawer.rendered
  for (const kind of kinds) await taken(addressOf[kind]('match-list', '?per-page=3'))
  expect(drawer.rendered).toBe(before)
})

describe('a script', () => {
  const hostile = '</script><script>alert(1)</script>\u2028"`$\\'

  test('is data, whatever the attributes say', async () => {
    const path = addressOf.embed('site-search', `?query=${encodeURIComponent(hostile)}`)
    const { attributes, view } = await handed(path)
    expect(attributes.query).toBe(hostile)
    expect(view).not.toContain('<script>')
    expect((await taken(path)).text).not.toMatch(/<|\u2028/)
  })

  test.each([
    ['a name', 'seznam', 'seznam'],
    ['an empty name', '', null],
    ['what ends a script', hostile, hostile],
  ])('into %s is the same rendering, and says where it goes', async (_, given, into) => {
    const plain = await handed('/embed/roster.js?team=1&staff=off')
    const before = drawer.rendered
    const path = `/embed/roster.js?team=1&into=${encodeURIComponent(given)}&staff=off`
    expect(await handed(path)).toEqual({ ...plain, into })
    expect(drawer.rendered).toBe(before)
    expect((await taken(path)).text).not.toMatch(/<|\u2028/)
  })

  test('without a word of it goes nowhere, whatever its attributes say', async () => {
    const query = '"into":null'
    const found = await handed(`/embed/site-search.js?query=${encodeURIComponent(query)}`)
    expect([found.into, found.attributes.query]).toEqual([null, query])
  })
})

describe.each(kinds)('a pasted %s', (kind) => {
  const bodyText = async (query: string) => {
    const answer = await get(addressOf[kind]('match-list', query))
    return [answer.status, (await answer.text()).replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '')]
  }

  test.each([
    '?club=2&amp;per-page=5&amp;show=next',
    '?club=2&amp;amp;per-page=5&amp;amp;show=next',
    '?club=“2”&per-page=”5”&show=„next“',
    '?club=»2«&per-page=’5’&show=next”',
  ])('with %s is the one that was meant', async (query) => {
    expect(await bodyText(query)).toEqual(await bodyText('?club=2&per-page=5&show=next'))
  })

  test('with a start that was escaped twice is the one that was meant', async () => {
    const start = (text: string) => `?start=${encodeURIComponent(text)}`
    const [pasted, meant] = [start('“klub=2&amp;stran=2”'), start('klub=2&stran=2')]
    expect(await bodyText(pasted)).toEqual(await bodyText(meant))
  })
})

describe('a page for frames', () => {
  test('may be in any page, is nobody’s to find and keeps nothing', async () => {
    const { text, headers } = await taken('/okvir/member-list')
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(headers.get('cross-origin-embedder-policy')).toBe('credentialless')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  test.each([
    ['', 'light', true],
    ['?scheme=auto', 'light', true],
    ['?scheme=blue', 'light', true],
    ['?scheme=light', 'light', false],
    ['?scheme=dark', 'dark', false],
    ['?border=0&amp;scheme=„dark“', 'dark', false],
  ])('with %j is %s, whatever the visitor prefers', async (query, scheme, isHosts) => {
    const { text } = await taken(`/okvir/member-list${query}`)
    expect(text).toContain(`:root{color-scheme:${scheme};`)
    const mark = isHosts ? ' data-host' : ''
    expect(text).toContain(`<meta name="color-scheme" content="${scheme}"${mark}>`)
  })

  test.each<[what: string, path: string, method: string, status: number, href: string, text: string]>([
    ['an unknown attribute', '/okvir/match-list?klub=2', 'GET', 400, 'http://kzs.test/tekme', 'Tekme'],
    ['an attribute twice', '/okvir/match-list?club=1&club=2', 'GET', 400, 'http://kzs.test/tekme', 'Tekme'],
    ['an element without a page', '/okvir/roster?tem=1', 'GET', 400, 'http://kzs.test/', 'Parket'],
    ['an unknown widget in the dark', '/okvir/ni-me?scheme=dark', 'GET', 404, 'http://kzs.test/', 'Parket'],
    ['a name of every object', '/okvir/__proto__', 'GET', 404, 'http://kzs.test/', 'Parket'],
    [
      'a long address',
      `/okvir/match-list?club=${'1'.repeat(9000)}`,
      'GET',
      414,
      'http://kzs.test/tekme',
      'Tekme',
    ],
    ['another method', '/okvir/match-list', 'POST', 405, 'http://kzs.test/tekme', 'Tekme'],
  ])('of %s is refused in a frame, with a link', async (_, path, method, status, href, words) => {
    const answer = await site.app.request(`http://kzs.test${path}`, { method })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect(answer.headers.get('cross-origin-embedder-policy')).toBe('credentialless')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const text = await answer.text()
    expect(bodyOf(text)).toBe(`<p><a href="${href}">${words}</a></p>`)
    expect(text).toContain(`:root{color-scheme:${path.includes('dark') ? 'dark' : 'light'};`)
    for (const [, script = ''] of text.matchAll(/<script>(.*?)<\/script>/gs))
      expect(answer.headers.get('content-security-policy')).toContain(
        `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      )
  })

  test('lets in its own script and styles by their hashes, and no other', async () => {
    const { text, headers } = await taken('/okvir/page?url=o-zvezi')
    const hashOf = (part: string) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`
    expect(text).toContain(`<script>${script}</script>`)
    const policy = headers.get('content-security-policy') ?? ''
    const sources = (name: string) => new RegExp(`${name} ([^;]+)`).exec(policy)?.[1]?.split(' ')
    expect(sources('script-src')).toEqual(["'self'", 'http://kzs.test', hashOf(script)])
    const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, part = '']) => hashOf(part))
    expect(styles.length).toBeGreaterThan(1)
    expect(new Set(sources('style-src'))).toEqual(new Set(styles))
  })

  test('is the same without a line where the host has one of its own', async () => {
    const [lined, plain] = ['', '&border=0'].map((more) => taken(`/okvir/match-list?show=next${more}`))
    const texts = [(await lined)?.text ?? '', (await plain)?.text ?? '']
    expect(bodyOf(texts[1] ?? '')).toBe(bodyOf(texts[0] ?? ''))
    expect(texts.map((text) => text.includes('--p-card-line:0px'))).toEqual([false, true])
  })

  test('has nothing in it that acts, whatever the attributes say', async () => {
    drawer.isAsleep = true
    const query = encodeURIComponent('"><script>alert(1)</script>')
    const { text } = await taken(`/okvir/site-search?query=${query}`)
    drawer.isAsleep = false
    expect(bodyOf(text)).toBe(
      '<parket-site-search query="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"></parket-site-search>',
    )
  })
})
