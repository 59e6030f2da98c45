/** oEmbed of the site's pages, from the rows of the database; which element a page is, framed-page.test.ts asks. */
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'

let site: SiteUnderTest

beforeAll(async () => {
  site = await openSite({ siteUrl: 'http://kzs.test' })
})
afterAll(() => site.close())

const get = (path: string, { app } = site) => app.request(`http://kzs.test${path}`)
const ask = (url: string, more: Record<string, string> = {}, app = site) =>
  get(`/oembed?${new URLSearchParams({ url, ...more })}`, app)

const Rich = v.strictObject({
  version: v.literal('1.0'),
  type: v.literal('rich'),
  provider_name: v.literal('Parket'),
  provider_url: v.literal('http://kzs.test'),
  title: v.string(),
  html: v.string(),
  width: v.number(),
  height: v.number(),
  cache_age: v.number(),
})

async function rich(url: string, more: Record<string, string> = {}) {
  const answer = await ask(url, more)
  expect([url, answer.status]).toEqual([url, 200])
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('cache-control')).toContain('max-age=3600')
  return v.parse(Rich, await answer.json())
}

const readText = (text = '') =>
  text
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
const sourceOf = (html: string) => readText(/<iframe[^>]* src="([^"]*)"/.exec(html)?.[1])

test.each([
  ['/tekme?amp;klub=2&amp;amp;x=1', 'Tekme', '/okvir/match-list?club=2&per-page=5&show=next&scheme=auto'],
  ['/tekmovanje/1', '1. SKL, 1991/1992', '/okvir/competition?competition=1&scheme=auto'],
  ['/o-zvezi?fbclid=1', 'O zvezi', '/okvir/page?url=o-zvezi&scheme=auto'],
])('%s is called %s and shows %s', async (path, title, source) => {
  const answer = await rich(`http://kzs.test${path}`)
  expect([answer.title, answer.cache_age]).toEqual([title, 3600])
  expect(sourceOf(answer.html)).toBe(`http://kzs.test${source}`)
})

test('is what WordPress gives its height: a quotation with a link, and behind it a frame', async () => {
  const { html, width, height } = await rich('https://kzs.test/tekme?klub=2&x=1')
  // As wp_filter_oembed_result looks for them once it has taken the classes away.
  const kept = html.replace(/ class="[^"]*"/g, '')
  const [, quotation = '', frame = ''] =
    /(<blockquote>.*?<\/blockquote>)?.*(<iframe.*?><\/iframe>)/s.exec(kept) ?? []
  expect(quotation).toContain('<a href="http://kzs.test/tekme?klub=2">Parket - Tekme</a>')
  expect(frame).toContain(`width="${width}" height="${height}"`)
  expect(html).toContain('<blockquote class="wp-embedded-content">')
})

test.each<[Record<string, string>, [number, number]]>([
  [{}, [600, 600]],
  [{ maxwidth: '320' }, [320, 600]],
  [{ maxwidth: '900', maxheight: '450' }, [900, 450]],
  [{ maxwidth: '99999', maxheight: '99999' }, [1200, 600]],
  [{ maxwidth: '', format: 'json', dnt: '1' }, [600, 600]],
])('within %j is %j px', async (limits, size) => {
  const { width, height } = await rich('http://kzs.test/tekme', limits)
  expect([width, height]).toEqual(size)
})

test.each<[string, string, Record<string, string>, number]>([
  ['another site', 'https://drugje.example/tekme', {}, 404],
  ['another port', 'http://kzs.test:8081/tekme', {}, 404],
  ['no http', 'ftp://kzs.test/tekme', {}, 404],
  ['no address', 'tekme', {}, 404],
  ['a page that does not exist', 'http://kzs.test/ni-me', {}, 404],
  ['a competition that does not exist', 'http://kzs.test/tekmovanje/999999', {}, 404],
  ['the builder', 'http://kzs.test/vdelaj', {}, 404],
  ['a file', 'http://kzs.test/parket.js', {}, 404],
  ['nothing', '', {}, 400],
  ['XML', 'http://kzs.test/tekme', { format: 'xml' }, 501],
  ['a wrong width', 'http://kzs.test/tekme', { maxwidth: '-1' }, 400],
  ['a wrong height', 'http://kzs.test/tekme', { maxheight: '1e3' }, 400],
])('of %s is refused', async (_, url, more, status) => {
  const answer = await ask(url, more)
  const type = answer.headers.get('content-type')
  expect([answer.status, type]).toEqual([status, 'application/problem+json; charset=utf-8'])
})

test('nothing that an address says leaves its place', async () => {
  const { html } = await rich('http://kzs.test/iskalnik?q="><script>alert(1)</script>')
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(new URL(sourceOf(html)).searchParams.get('query')).toBe('"><script>alert(1)</script>')
})

describe('a page’s head', () => {
  const link = async (path: string) => {
    const [head = ''] = (await (await get(path)).text()).split('</head>')
    const [, href] =
      /<link rel="alternate" type="application\/json\+oembed"[^>]* href="([^"]*)">/.exec(head) ?? []
    return href && readText(href)
  }

  test.each(['/tekme?klub=2', '/tekmovanje/1?tab=lestvica', '/', '/o-zvezi', '/iskalnik?q=a%26b'])(
    'of %s leads to its oEmbed',
    async (path) => {
      const href = await link(`${path}${path.includes('?') ? '&' : '?'}utm_source=x`)
      expect(href).toMatch(/^http:\/\/kzs\.test\/oembed\?url=/)
      expect(new URL(href ?? '').searchParams.get('url')).toBe(`http://kzs.test${path}`)
      expect((await get((href ?? '').slice('http://kzs.test'.length))).status).toBe(200)
    },
  )

  test.each(['/vdelaj', '/ni-me'])('of %s has none', async (path) => {
    expect(await link(path)).toBeUndefined()
  })
})

test('of a site under a path are the pages under that path', async () => {
  const under = await openSite({ siteUrl: 'http://kzs.test/kosarka' })
  const answer = await ask('http://kzs.test/kosarka/tekme?klub=2', {}, under)
  expect(answer.status).toBe(200)
  const { html } = (await answer.json()) as { html: string }
  expect(sourceOf(html)).toBe(
    'http://kzs.test/kosarka/okvir/match-list?club=2&per-page=5&show=next&scheme=auto',
  )
  expect(html).toContain('<a href="http://kzs.test/kosarka/tekme?klub=2">')
  for (const page of ['http://kzs.test/tekme', 'http://kzs.test/kosarkarji/tekme'])
    expect([page, (await ask(page, {}, under)).status]).toEqual([page, 404])
  await under.close()
})
