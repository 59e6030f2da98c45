/** The newest news, all or of some categories, as an Atom feed (RFC 4287) and as RSS 2.0. */
import {
  type News,
  NewsArticle,
  NewsCategoryList,
  NewsPage,
  newsCategoryTypes,
} from '../../../src/contract/news'
import { parseIds } from '../../../src/domain/news/news-search'
import { federation, productName } from '../../site/pages/page-about'
import type { ReadOwnApi } from '../../site/rendering/own-api'
import { portableHtml } from '../rich-html/clean-html'
import { slovenianInstant } from './instant'
import { atomLink, declaration, element, escapeXml } from './xml'

const longest = 30

/** `updated` of an empty feed; Atom requires one. */
const beginning = '1970-01-01 00:00:00'

export interface FeedSite {
  /** The site's, "https://kzs.example"; every address is absolute */
  origin: string
  /** The absolute address of a picture that readers can show; null if there is none. */
  pictureOf: (path: string | null) => Promise<string | null>
}

interface Entry extends News {
  address: string
  instant: string
  picture: string | null
  /** Its text with absolute addresses; '' if it can't be read now */
  body: string
  author: string | null
}

interface Feed {
  entries: Entry[]
  title: string
  /** "?kategorija=3", or nothing */
  search: string
  /** Instant of the newest entry */
  updated: string
}

async function entryOf(read: ReadOwnApi, one: News, { origin, pictureOf }: FeedSite): Promise<Entry> {
  const article = await read(`/news/${encodeURIComponent(one.url)}`, NewsArticle).catch(() => undefined)
  return {
    ...one,
    address: `${origin}/novica/${encodeURIComponent(one.url)}`,
    instant: slovenianInstant(one.published_at),
    picture: await pictureOf(one.title_background),
    body: portableHtml(article?.html_content ?? '', { site: origin, storage: `${origin}/storage` }),
    author: article?.author ?? null,
  }
}

/** A category that there is not counts as not given. */
async function readFeed(read: ReadOwnApi, asked: string, site: FeedSite): Promise<Feed> {
  const ids = parseIds(asked) ?? []
  const types = ids.length > 0 ? newsCategoryTypes : []
  const all = await Promise.all(types.map((type) => read(`/categories?type=${type}`, NewsCategoryList)))
  const chosen = all.flatMap((each) => each ?? []).filter(({ id }) => ids.includes(id))
  const category = chosen.map(({ id }) => id).join(',')
  const query = category && `&category=${category}`
  const { news = [] } = (await read(`/news?perPage=${longest}${query}`, NewsPage)) ?? {}
  const names = chosen.map(({ name }) => name).join(', ')
  return {
    entries: await Promise.all(news.map((one) => entryOf(read, one, site))),
    title: [`${productName} - Novice`, names].filter(Boolean).join(': '),
    search: category && `?kategorija=${category}`,
    updated: slovenianInstant(news[0]?.published_at ?? beginning),
  }
}

const media = ({ picture }: Entry): string =>
  picture ? `<media:content url="${escapeXml(picture)}" medium="image"/>` : ''

const mediaSpace = 'xmlns:media="http://search.yahoo.com/mrss/"'

const atomEntry = (entry: Entry): string =>
  [
    '<entry>',
    element('id', entry.address),
    element('title', entry.title),
    atomLink('alternate', 'text/html', entry.address),
    element('published', entry.instant),
    element('updated', entry.instant),
    entry.author ? `<author>${element('name', entry.author)}</author>` : '',
    ...entry.categories.map(({ name }) => `<category term="${escapeXml(name)}"/>`),
    element('summary', entry.short_text),
    entry.body && `<content type="html">${escapeXml(entry.body)}</content>`,
    media(entry),
    '</entry>',
  ].join('')

/** @param asked ids of categories, comma-separated */
export async function newsFeed(read: ReadOwnApi, asked: string, site: FeedSite): Promise<string> {
  const { origin } = site
  const { entries, title, search, updated } = await readFeed(read, asked, site)
  const self = `${origin}/novice.xml${search}`
  return [
    declaration,
    `<feed xmlns="http://www.w3.org/2005/Atom" ${mediaSpace} xml:lang="sl">`,
    element('id', self),
    element('title', title),
    atomLink('self', 'application/atom+xml', self),
    atomLink('alternate', 'text/html', `${origin}/novice${search}`),
    element('updated', updated),
    `<author>${element('name', federation)}</author>`,
    ...entries.map(atomEntry),
    '</feed>',
  ].join('\n')
}

/** RFC 822: "Fri, 14 Nov 2025 09:30:00 GMT" */
const mailDate = (instant: string): string => new Date(instant).toUTCString()

const rssItem = (entry: Entry): string =>
  [
    '<item>',
    element('title', entry.title),
    element('link', entry.address),
    `<guid isPermaLink="true">${escapeXml(entry.address)}</guid>`,
    element('pubDate', mailDate(entry.instant)),
    entry.author ? element('dc:creator', entry.author) : '',
    ...entry.categories.map(({ name }) => element('category', name)),
    element('description', entry.short_text),
    entry.body && element('content:encoded', entry.body),
    media(entry),
    '</item>',
  ].join('')

const rssSpaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  mediaSpace,
].join(' ')

/** @param asked ids of categories, comma-separated */
export async function newsRss(read: ReadOwnApi, asked: string, site: FeedSite): Promise<string> {
  const { origin } = site
  const { entries, title, search, updated } = await readFeed(read, asked, site)
  const self = escapeXml(`${origin}/novice.rss${search}`)
  return [
    declaration,
    `<rss version="2.0" ${rssSpaces}>`,
    '<channel>',
    element('title', title),
    element('link', `${origin}/novice${search}`),
    element('description', `Novice, ${federation}`),
    element('language', 'sl'),
    `<atom:link rel="self" type="application/rss+xml" href="${self}"/>`,
    element('lastBuildDate', mailDate(updated)),
    ...entries.map(rssItem),
    '</channel>',
    '</rss>',
  ].join('\n')
}
