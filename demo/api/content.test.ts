/** What the demo's site holds: pages, news and documents that can all be reached, seen and opened. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NewsArticle, NewsPage } from '../../src/contract/news'
import { MenuItemList, Page } from '../../src/contract/pages'
import { type SegmentKind, type ShownSegment, shownSegments } from '../../src/contract/segments'
import { tabsOf } from '../../src/contract/tabs'
import { documentGroups } from '../../src/domain/news/federation-documents'
import { tileTarget } from '../../src/domain/news/tile'
import { youtubeId } from '../../src/domain/news/video'
import { openSite, type SiteUnderTest } from '../../test/support/server/site'
import { namedPages } from '../site/shell/site-pages'
import { factsFolder } from './database/project-folder'
import { pages } from './database/schema'

let site: SiteUnderTest
let articles: NewsArticle[]
let cmsPages: Page[]

const ask = (path: string) => site.app.request(path)
const json = async (path: string): Promise<unknown> => (await ask(`/api${path}`)).json()

beforeAll(async () => {
  site = await openSite()
  const { news } = v.parse(NewsPage, await json('/news?perPage=100'))
  articles = await Promise.all(news.map(async ({ url }) => v.parse(NewsArticle, await json(`/news/${url}`))))
  const urls = (await site.database.select({ url: pages.url }).from(pages)).map(({ url }) => url)
  cmsPages = await Promise.all(urls.map(async (url) => v.parse(Page, await json(`/pages?url=${url}`))))
})
afterAll(() => site.close())

const whole = (segment: ShownSegment): ShownSegment[] => [
  segment,
  ...('segments' in segment ? segment.segments.flatMap(whole) : []),
]
const allSegments = () =>
  cmsPages
    .flatMap(({ segments }) => [segments, ...segments.flatMap(tabsOf).map((tab) => tab.segments)])
    .flatMap((segments) => shownSegments(segments).flatMap(whole))
const segmentsOf = <K extends SegmentKind>(kind: K) =>
  allSegments().filter((segment): segment is Extract<ShownSegment, { kind: K }> => segment.kind === kind)

const { document } = new Window()

function richTexts(): string[] {
  const ofPages = allSegments().flatMap((segment) => ('html' in segment ? segment.html : []))
  return [...ofPages, ...articles.map(({ html_content }) => html_content)]
}

const inRichTexts = (tag: string, attribute: string): string[] =>
  richTexts().flatMap((html) => {
    document.body.innerHTML = html
    return [...document.body.querySelectorAll(tag)].map((each) => each.getAttribute(attribute) ?? '')
  })

async function gone(paths: Iterable<string>): Promise<string[]> {
  const answers = await Promise.all(
    [...new Set(paths)].map(async (path) => ({ path, answer: await ask(path) })),
  )
  return answers.filter(({ answer }) => answer.status !== 200).map(({ path }) => path)
}

describe('everything that is linked is there', () => {
  test('menu items and tiles', async () => {
    const menu = v.parse(MenuItemList, await json('/menu'))
    const places = [
      ...menu.filter(({ page_path }) => page_path !== '').map(({ id }) => id),
      ...segmentsOf('connecting_page').flatMap(({ subpages }) => subpages.map(({ id }) => id)),
    ].map((id) => tileTarget(menu, id))
    expect(places).not.toContain(null)
    const own = places.filter((place) => place !== null && place.external === null)
    expect(own.length).toBeGreaterThan(20)
    expect(await gone(own.map((place) => `/${place?.path}`))).toEqual([])
  })

  test('links in texts, which lead to this site or by https elsewhere', async () => {
    const links = inRichTexts('a', 'href')
    const own = links.filter((href) => !href.startsWith('https://'))
    expect(own.length).toBeGreaterThan(20)
    expect(own.filter((href) => !href.startsWith('/'))).toEqual([])
    expect(await gone(own)).toEqual([])
  })

  test('pictures, photos, portraits, banners and logos', async () => {
    const { database } = site
    const [matches, teams] = [
      await database.query.matches.findMany(),
      await database.query.national_teams.findMany(),
    ]
    const codes = matches.flatMap((match) => [match.first_team_code, match.second_team_code])
    const paths = [
      ...codes.map((code) => `logos/${code}.svg`),
      ...teams.map(({ team_photo_url }) => String(team_photo_url).slice('storage/'.length)),
      ...(await database.query.players.findMany()).map(({ photo_url }) => photo_url),
      ...(await database.query.ads.findMany()).map(({ banner_url }) => banner_url),
      ...cmsPages.map(({ title_background }) => title_background),
      ...segmentsOf('photo').flatMap(({ photos }) => photos.map(({ path }) => path)),
      ...segmentsOf('connecting_page').flatMap(({ subpages }) => subpages.map(({ image_url }) => image_url)),
      ...segmentsOf('federation_personnel').flatMap(({ people }) => people.map(({ photo }) => photo?.path)),
      ...articles.map(({ title_background }) => title_background),
      ...articles.flatMap(({ photos }) => photos.map(({ path }) => path)),
      ...inRichTexts('img', 'src'),
      'default-news.svg',
    ].filter((path) => path !== null && path !== undefined)
    expect(paths.length).toBeGreaterThan(100)
    expect(await gone(paths.map((path) => `/storage/${path}`))).toEqual([])
  })

  test('no page of the CMS replaces what a screen of the shell answers', () => {
    expect(cmsPages.filter(({ url }) => Object.hasOwn(namedPages, `/${url}`))).toEqual([])
  })
})

describe('pages', () => {
  test('use every kind of segment, and one that nobody knows', () => {
    const types = new Set(
      allSegments().map((segment) => (segment.kind === 'other' ? segment.type : segment.kind)),
    )
    expect([...types]).toEqual(
      expect.arrayContaining([
        ...['connecting_page', 'about_us', 'federation_documents', 'html_text', 'photo', 'title', 'youtube'],
        ...['collapsable_window', 'collapsable', 'federation_personnel', 'document', 'kzs_members'],
        ...['vremenska_napoved'],
      ]),
    )
  })

  test('name videos that are some', () => {
    expect(segmentsOf('youtube').map(({ video }) => youtubeId(video))).not.toContain(null)
  })
})

describe('rules and forms', () => {
  const documents = () => segmentsOf('federation_documents').flatMap((segment) => segment.documents)

  test('have a document under each of their fixed entries, and none beside', () => {
    const entries = documentGroups.flatMap((group) => group.entries)
    expect(new Set(documents().map(({ entry }) => entry))).toEqual(new Set(entries))
  })

  test('are small PDF files that say that they are examples', async () => {
    const paths = [
      ...documents().map(({ url }) => url),
      ...segmentsOf('document').flatMap(({ file }) => file?.path ?? []),
    ]
    expect(paths.length).toBeGreaterThan(20)
    for (const path of new Set(paths)) {
      const answer = await ask(`/storage/${path}`)
      const type = answer.headers.get('content-type')
      expect([path, answer.status, type]).toEqual([path, 200, 'application/pdf'])
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
      expect(bytes.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true)
      expect(bytes.length).toBeLessThan(16_000)
    }
    for (const { text } of documents()) expect(text).toMatch(/\(primer\)$/)
  })
})

describe('news', () => {
  test('have one badge each, and some a second category', () => {
    expect(articles.map(({ categories }) => categories.filter(({ top }) => top).length)).toEqual(
      articles.map(() => 1),
    )
    expect(articles.some(({ categories }) => categories.length > 1)).toBe(true)
  })

  test('name related ones of their own kind, never themselves', () => {
    for (const { id, categories, related } of articles) {
      const badge = categories.find(({ top }) => top)?.name
      expect(related.map((one) => one.id)).not.toContain(id)
      expect(new Set(related.map((one) => one.id)).size).toBe(related.length)
      for (const one of related) expect(one.categories.map(({ name }) => name)).toContain(badge)
    }
    expect(articles.filter(({ related }) => related.length === 3).length).toBeGreaterThan(30)
  })

  test('say the score of the match that they are about, not before its day', async () => {
    const Facts = v.object({
      news: v.array(v.object({ url: v.string(), published_at: v.string(), match: v.optional(v.number()) })),
    })
    const { news } = v.parse(Facts, JSON.parse(readFileSync(join(factsFolder(), 'news.json'), 'utf8')))
    const rows = await site.database.query.matches.findMany()
    const known = new Map(rows.map((row) => [row.id, row]))
    const about = news.filter(({ match }) => match !== undefined && known.has(match))
    expect(about.length).toBeGreaterThan(35)
    for (const { url, match, published_at } of about) {
      const row = known.get(match ?? 0)
      const article = articles.find((one) => one.url === url)
      const text = `${article?.short_text} ${article?.html_content}`
      expect([url, published_at >= (row?.date_time.slice(0, 10) ?? '9')]).toEqual([url, true])
      const [a, b] = [row?.first_team_score, row?.second_team_score]
      expect([url, text.includes(`${a}:${b}`) || text.includes(`${b}:${a}`)]).toEqual([url, true])
    }
  })

  test('tables of a match add up to its score', () => {
    for (const { url, html_content } of articles.filter((one) => one.html_content.includes('četrtina'))) {
      document.body.innerHTML = html_content
      const table = [...document.body.querySelectorAll('table')].find((each) =>
        each.textContent.includes('1. četrtina'),
      )
      for (const row of table?.querySelectorAll('tbody tr') ?? []) {
        const numbers = [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))
        const total = numbers.pop()
        expect([url, numbers.reduce((sum, points) => sum + points, 0)]).toEqual([url, total])
      }
    }
  })
})
