/** Feeds for machines: the feeds of news, results and changes, the sitemap and robots.txt. */
import type { Context, Hono } from 'hono'
import { clockOf } from '../../../src/domain/time/clock'
import { sharePicture } from '../../site/pages/share-picture'
import type { ReadOwnApi } from '../../site/rendering/own-api'
import { type Freshness, lively, sendText, steady } from '../http/answer'
import type { Files } from '../http/folder'
import { openData } from '../http/headers'
import type { Env } from '../http/question'
import { pictureAddress, type SiteOf } from '../http/site-address'
import { changesFeed, changesFilters } from './changes-feed'
import { type FeedSite, newsFeed, newsRss } from './news-feed'
import { resultsFeed } from './results-feed'
import { siteMap } from './site-map'

const robots = (origin: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

/** Only the parameters that it has: any other changes nothing and costs nothing. */
function searchOf(c: Context): string {
  const asked = changesFilters.flatMap((name) => {
    const value = c.req.query(name)
    return value ? [[name, value]] : []
  })
  const search = new URLSearchParams(asked).toString()
  return search && `?${search}`
}

interface FeedParts {
  read: ReadOwnApi
  siteOf: SiteOf
  storage: readonly Files[]
  now: () => number
}

export function addFeeds(app: Hono<Env>, { read, siteOf, storage, now }: FeedParts): void {
  const feedSite = (c: Context): FeedSite => {
    const site = siteOf(c)
    const pictureOf = async (path: string | null) => pictureAddress(await sharePicture(storage, path), site)
    return { origin: site.base, pictureOf }
  }
  const feed = (
    path: string,
    type: string,
    make: (c: Context) => string | Promise<string>,
    freshness: Freshness = lively,
  ) => app.get(path, openData, async (c) => sendText(c, await make(c), `${type}; charset=utf-8`, freshness))
  const atom = 'application/atom+xml'
  const baseOf = (c: Context): string => siteOf(c).base
  const category = (c: Context): string => c.req.query('kategorija') ?? ''
  feed('/novice.xml', atom, (c) => newsFeed(read, category(c), feedSite(c)))
  feed('/novice.rss', 'application/rss+xml', (c) => newsRss(read, category(c), feedSite(c)))
  feed('/izidi.xml', atom, (c) => resultsFeed(read, c.req.query('klub') ?? '', baseOf(c), clockOf(now())))
  feed('/spremembe.xml', atom, (c) => changesFeed(read, baseOf(c), searchOf(c)))
  feed('/sitemap.xml', 'application/xml', (c) => siteMap(read, baseOf(c)))
  feed('/robots.txt', 'text/plain', (c) => robots(baseOf(c)), steady)
}
