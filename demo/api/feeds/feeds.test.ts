import { eq } from 'drizzle-orm'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import {
  clubs,
  competitions,
  matches,
  news,
  news_in_categories,
  news_photos,
  news_related,
} from '../database/schema'

let site: SiteUnderTest

beforeAll(async () => {
  site = await openSite({ siteUrl: origin })
})
afterAll(() => site.close())

const origin = 'http://kzs.test'
const ask = (path: string, headers: Record<string, string> = {}) =>
  site.app.request(`${origin}${path}`, { headers })

const { DOMParser } = new Window()
const parser = new DOMParser()

/** The document; a text that is not well-formed throws. */
function parse(xml: string) {
  const document = parser.parseFromString(xml, 'application/xml')
  const fault = document.querySelector('parsererror')
  if (fault) throw new Error(fault.textContent)
  // happy-dom takes a bare "&", which no XML parser does.
  const [entity] = /&(?!(?:amp|lt|gt|quot);).{0,9}/.exec(xml) ?? []
  if (entity) throw new Error(entity)
  return document
}

const textsOf = (
  root: { querySelectorAll: (selector: string) => Iterable<{ textContent: string }> },
  name: string,
) => [...root.querySelectorAll(name)].map(({ textContent }) => textContent)

test.each([
  ['/novice.xml', 'application/atom+xml; charset=utf-8'],
  ['/novice.xml?kategorija=3', 'application/atom+xml; charset=utf-8'],
  ['/novice.rss', 'application/rss+xml; charset=utf-8'],
  ['/izidi.xml?klub=2', 'application/atom+xml; charset=utf-8'],
  ['/spremembe.xml', 'application/atom+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
])('%s is %s, may be kept and is not sent twice', async (path, type) => {
  const answer = await ask(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  expect(answer.headers.get('cache-control')).toMatch(/max-age=\d+, stale-while-revalidate=\d+/)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const again = await ask(path, { 'If-None-Match': answer.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await site.app.request(`${origin}${path}`, { method: 'HEAD' })).status).toBe(200)
})

describe('the feed of news', () => {
  test('is Atom: ids, titles, instants, an author, and absolute addresses', async () => {
    const feed = parse(await (await ask('/novice.xml')).text())
    expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    for (const name of ['feed > id', 'feed > title', 'feed > updated', 'feed > author > name']) {
      expect(textsOf(feed, name)).toHaveLength(1)
    }
    const entries = [...feed.querySelectorAll('entry')]
    expect(entries).toHaveLength(30)
    for (const entry of entries) {
      const [id] = textsOf(entry, 'id')
      expect(id).toMatch(/^http:\/\/kzs\.test\/novica\/[a-z\d-]+$/)
      expect(entry.querySelector('link')?.getAttribute('href')).toBe(id)
      expect(textsOf(entry, 'updated')[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
      expect(textsOf(entry, 'title')[0]).not.toBe('')
    }
    expect(new Set(textsOf(feed, 'entry > id')).size).toBe(30)
  })

  test('has the news of the list, newest first', async () => {
    const feed = parse(await (await ask('/novice.xml')).text())
    const listed = await (await ask('/api/news?perPage=30')).json()
    expect(textsOf(feed, 'entry > title')).toEqual(listed.news.map(({ title }: { title: string }) => title))
    expect(textsOf(feed, 'feed > updated')[0]).toBe(textsOf(feed, 'entry > updated')[0])
  })

  test('has pictures that readers can show, and the text with absolute addresses', async () => {
    const feed = parse(await (await ask('/novice.xml')).text())
    const [entry] = [...feed.querySelectorAll('entry')].filter((each) =>
      each.querySelector('content[type=html]'),
    )
    expect(feed.querySelectorAll('entry > content[type=html]').length).toBe(30)
    const body = entry?.querySelector('content')?.textContent ?? ''
    expect(body).toMatch(/^<(p|h2|figure)/)
    const addresses = [...feed.querySelectorAll('entry')].flatMap((each) =>
      [...(each.textContent ?? '').matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) => address),
    )
    expect(addresses.filter((address) => !/^(https?:\/\/|mailto:|tel:|#besedilo-)/.test(address))).toEqual([])
    const pictures = [
      ...(await (await ask('/novice.xml')).text()).matchAll(
        /<media:content url="([^"]*)" medium="image"\/>/g,
      ),
    ]
    expect(pictures.length).toBeGreaterThan(20)
    for (const [, address = ''] of pictures)
      expect(address).toMatch(/^http:\/\/kzs\.test\/storage\/share\/.*\.jpg$|^https:/)
  })

  test('of a category has its news alone, and says so itself; one that there is not counts as not given', async () => {
    const [category] = await (await ask('/api/categories?type=NATIONAL_TEAM')).json()
    const path = `/novice.xml?kategorija=${category.id}`
    const feed = parse(await (await ask(path)).text())
    const listed = await (await ask(`/api/news?perPage=30&category=${category.id}`)).json()
    expect(textsOf(feed, 'entry > title')).toEqual(listed.news.map(({ title }: { title: string }) => title))
    expect(textsOf(feed, 'feed > title')).toEqual([`Parket - Novice: ${category.name}`])
    expect([
      textsOf(feed, 'feed > id')[0],
      feed.querySelector('feed > link[rel=self]')?.getAttribute('href'),
    ]).toEqual([origin + path, origin + path])
    for (const none of ['abc', '99999', '', '..%2F'])
      expect(await (await ask(`/novice.xml?kategorija=${none}`)).text()).toBe(
        await (await ask('/novice.xml')).text(),
      )
  })

  test('is RSS 2.0 as well', async () => {
    const xml = await (await ask('/novice.rss')).text()
    const feed = parse(xml)
    const items = [...feed.querySelectorAll('item')]
    expect([feed.documentElement.getAttribute('version'), items.length]).toEqual(['2.0', 30])
    expect(xml).toContain(`<atom:link rel="self" type="application/rss+xml" href="${origin}/novice.rss"/>`)
    expect(xml.match(/<content:encoded>&lt;/g)).toHaveLength(30)
    for (const item of items) {
      const [guid = ''] = textsOf(item, 'guid')
      expect(guid).toMatch(/^http:\/\/kzs\.test\/novica\//)
      expect(textsOf(item, 'pubDate')[0]).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/)
    }
    const atom = parse(await (await ask('/novice.xml')).text())
    expect(textsOf(feed, 'item > guid')).toEqual(textsOf(atom, 'entry > id'))
  })

  test('without news it is still one', async () => {
    const empty = await openSite()
    for (const table of [news_related, news_photos, news_in_categories]) await empty.database.delete(table)
    await empty.database.delete(news)
    const feed = parse(await (await empty.app.request(`${origin}/novice.xml`)).text())
    expect([textsOf(feed, 'entry').length, textsOf(feed, 'feed > updated').length]).toEqual([0, 1])
    await empty.close()
  })
})

describe('the feed of changes', () => {
  const match = {
    ...{ id: 7901, season_id: 2026, competition_id: 7901, first_club_id: 7901, second_club_id: 7902 },
    ...{ first_team_name: 'Sava & sinovi', second_team_name: 'Soča', location: 'Hala Tivoli' },
    ...{ date_time: '2027-02-06 18:00:00', date_time_utc: '2027-02-06 17:00:00' },
  }
  const change = (row: Partial<typeof matches.$inferInsert>) =>
    site.database.update(matches).set(row).where(eq(matches.id, 7901))

  beforeAll(async () => {
    const club = (id: number) => ({ id, short_name: `${id}`, full_name: `${id}` })
    await site.database.insert(clubs).values([club(7901), club(7902)])
    await site.database.insert(competitions).values({ id: 7901, season_id: 2026, name: 'Liga' })
    await site.database.insert(matches).values(match)
    await change({ date_time: '2027-02-13 00:00:00', date_time_utc: '2027-02-13 00:00:00' })
    await change({ status: 'CANCELLED', location: 'Hala Stožice' })
  })

  const entries = async (query = '') =>
    [...parse(await (await ask(`/spremembe.xml${query}`)).text()).querySelectorAll('entry')].map((entry) => [
      ...['title', 'summary'].map((name) => textsOf(entry, name)[0]),
      entry.querySelector('category')?.getAttribute('term'),
    ])

  test('says what became of which match and what was before, newest first', async () => {
    expect(await entries()).toEqual([
      ['Odpovedana: Sava & sinovi – Soča', 'Liga, 13. 2. 2027, Hala Stožice (prej Hala Tivoli)', 'CANCELLED'],
      [
        'Nov termin: Sava & sinovi – Soča',
        'Liga, 13. 2. 2027 (prej 6. 2. 2027 ob 18.00), Hala Stožice',
        'MOVED',
      ],
      ['Nova tekma: Sava & sinovi – Soča', 'Liga, 13. 2. 2027, Hala Stožice', 'ADDED'],
    ])
  })

  test('is Atom: ids that stay, instants, and a link to the match’s day', async () => {
    const feed = parse(await (await ask('/spremembe.xml?club=7901')).text())
    expect(textsOf(feed, 'feed > id')).toEqual([`${origin}/spremembe.xml?club=7901`])
    for (const id of textsOf(feed, 'entry > id'))
      expect(id).toMatch(/^http:\/\/kzs\.test\/spremembe\.xml#\d+$/)
    expect(textsOf(feed, 'feed > updated')).toEqual(textsOf(feed, 'entry > updated').slice(0, 1))
    expect(textsOf(feed, 'entry > updated')[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(feed.querySelector('entry > link')?.getAttribute('href')).toBe(
      `${origin}/tekme?tekmovanje=7901&od=13.02.2027&do=13.02.2027`,
    )
  })

  test.each([
    ['?club=7902,1', 3],
    ['?club=1&competition=7901', 0],
    ['?since=2100-01-01T00:00:00Z', 0],
    ['?utm_source=x', 3],
  ])('with %s has %i of them', async (query, count) => {
    expect(await entries(query)).toHaveLength(count)
  })

  test('does not exist for a filter that is none', async () => {
    expect((await ask('/spremembe.xml?club=x')).status).toBe(404)
  })
})

describe('the feed of results', () => {
  const scoresIn = async (path: string) => textsOf(parse(await (await ask(path)).text()), 'entry > title')

  test('has final scores, newest first, each once', async () => {
    const feed = parse(await (await ask('/izidi.xml')).text())
    const instants = textsOf(feed, 'entry > updated')
    expect(instants.length).toBeGreaterThan(0)
    expect(instants).toEqual(instants.toSorted().reverse())
    expect(new Set(textsOf(feed, 'entry > id')).size).toBe(instants.length)
    for (const title of textsOf(feed, 'entry > title')) expect(title).toMatch(/^.+ – .+ \d+ : \d+$/)
    expect(textsOf(feed, 'feed > updated')[0]).toBe(instants[0])
  })

  test('of a club has those of that club; one that there is not counts as not given', async () => {
    const clubs = await (await ask('/api/clubs')).json()
    const { matches } = await (await ask('/api/matches?club=2&perPage=50')).json()
    const name = clubs.find(({ id }: { id: number }) => id === 2).shortName
    const feed = parse(await (await ask('/izidi.xml?klub=2')).text())
    expect(textsOf(feed, 'feed > title')).toEqual([`Parket - Izidi: ${name}`])
    const own = new Set(
      matches.flatMap((each: Record<string, string>) => `${each.firstTeamName} – ${each.secondTeamName}`),
    )
    const titles = await scoresIn('/izidi.xml?klub=2')
    expect(titles.length).toBeGreaterThan(0)
    expect(own.size).toBeGreaterThan(0)
    expect(await scoresIn('/izidi.xml?klub=abc')).toEqual(await scoresIn('/izidi.xml'))
  })
})

describe('the sitemap', () => {
  const listed = async () => textsOf(parse(await (await ask('/sitemap.xml')).text()), 'url > loc')

  test('names every article, page and player once', async () => {
    const addresses = await listed()
    expect(new Set(addresses).size).toBe(addresses.length)
    const some = ['/', '/novice', '/o-zvezi/zgodovina', '/reprezentance/clani/evrobasket-2025']
    for (const path of [...some, '/novica/preobrat-v-jihlavi', '/reprezentant/2', '/tekmovanje/32'])
      expect(addresses).toContain(origin + path)
    expect(addresses.filter((address) => /domov|iskalnik$/.test(address))).toEqual([
      `${origin}/sodniski-iskalnik`,
    ])
  })

  test('every address is a page of the site, under its canonical address', async () => {
    for (const address of await listed()) {
      const answer = await ask(address.slice(origin.length))
      expect([address, answer.status]).toEqual([address, 200])
      expect(await answer.text()).toContain(`<link rel="canonical" href="${address}">`)
    }
  })

  test('robots.txt says where it is', async () => {
    expect(await (await ask('/robots.txt')).text()).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
  })
})
