/** Feeds for machines: the feeds of news and of changes, the sitemap and robots.txt. */
import type { Context, Hono } from 'hono'
import type { ReadOwnApi } from '../../site/rendering/own-api'
import { type Freshness, lively, sendText, steady } from '../http/answer'
import { openData } from '../http/headers'
import type { Env } from '../http/question'
import type { SiteOf } from '../http/site-address'
import { changesFeed, changesFilters } from './changes-feed'
import { newsFeed } from './news-feed'
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

export function addFeeds(app: Hono<Env>, read: ReadOwnApi, siteOf: SiteOf): void {
  app.get('/novice.xml', openData, async (c) =>
    sendFeed(c, await newsFeed(read, siteOf(c).base), 'application/atom+xml', lively),
  )
  app.get('/spremembe.xml', openData, async (c) =>
    sendFeed(c, await changesFeed(read, siteOf(c).base, searchOf(c)), 'application/atom+xml', lively),
  )
  app.get('/sitemap.xml', openData, async (c) =>
    sendFeed(c, await siteMap(read, siteOf(c).base), 'application/xml', lively),
  )
  app.get('/robots.txt', openData, (c) => sendFeed(c, robots(siteOf(c).base), 'text/plain', steady))
}
