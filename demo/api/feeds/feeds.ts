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

function sendFeed(c: Context, text: string, type: string, freshness: Freshness): Promise<Response> {
  return sendText(c, text, `${type}; charset=utf-8`, freshness)
}

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
  app.get('/novice.xml', openData, async (c) => {
    const feed = await newsFeed(read, c.req.query('kategorija') ?? '', feedSite(c))
    return sendFeed(c, feed, 'application/atom+xml', lively)
  })
  app.get('/novice.rss', openData, async (c) => {
    const feed = await newsRss(read, c.req.query('kategorija') ?? '', feedSite(c))
    return sendFeed(c, feed, 'application/rss+xml', lively)
  })
  app.get('/izidi.xml', openData, async (c) => {
    const feed = await resultsFeed(read, c.req.query('klub') ?? '', siteOf(c).base, clockOf(now()))
    return sendFeed(c, feed, 'application/atom+xml', lively)
  })
  app.get('/spremembe.xml', openData, async (c) =>
    sendFeed(c, await changesFeed(read, siteOf(c).base, searchOf(c)), 'application/atom+xml', lively),
  )
  app.get('/sitemap.xml', openData, async (c) =>
    sendFeed(c, await siteMap(read, siteOf(c).base), 'application/xml', lively),
  )
  app.get('/robots.txt', openData, (c) => sendFeed(c, robots(siteOf(c).base), 'text/plain', steady))
}
