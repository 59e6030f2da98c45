/** Advertisements: the current one, and recording clicks. */
import { asc, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { Ad } from '../../../src/contract/news'
import type { Metrics } from '../../ops/metrics'
import type { ClickBook } from '../clicks/click-book'
import type { Database } from '../database/open'
import { ads } from '../database/schema'
import { cacheFor, type Freshness, sendJson } from '../http/answer'
import { Problem, unknown } from '../http/problem'
import { type Api, asTravelling, notFound, problem } from '../http/question'
import { visitorAddress } from '../http/visitor'

/**
 * Active ads take turns of this length, in ms, by the clock alone: every process and every rendering shows the same
 * one.
 */
export const adTurn = 30_000

/** Shorter than the turn, so that the next page view shows another ad. */
const ofTheTurn: Freshness = { maxAge: 15, whileRevalidating: 30 }

async function adInTurn(database: Database, now: number) {
  const rows = await database
    .select({ uuid: ads.uuid, banner_url: ads.banner_url, banner_title: ads.banner_title, url: ads.url })
    .from(ads)
    .where(eq(ads.active, true))
    .orderBy(asc(ads.position), asc(ads.uuid))
  return rows[Math.floor(now / adTurn) % rows.length]
}

export const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

async function recordClick(c: Context, { clicks, metrics, trustProxy }: AdParts): Promise<Response> {
  const uuid = (c.req.param('uuid') ?? '').toLowerCase()
  if (!isUuid(uuid)) throw unknown('ad')
  const decision = await clicks.record(uuid, visitorAddress(c, trustProxy))
  metrics?.clicks.inc({ end: decision.kind })
  if (decision.kind === 'unknown') throw unknown('ad')
  if (decision.kind === 'refused') {
    throw new Problem(429, 'Too many clicks from this address.', { 'Retry-After': String(decision.seconds) })
  }
  return c.body(null, 204, { 'Cache-Control': 'no-store' })
}

export interface AdParts {
  clicks: ClickBook
  metrics: Metrics | undefined
  /** The number of trusted proxies in front of this server */
  trustProxy: number
  /** Milliseconds since 1970 */
  now: () => number
}

export function addAds(api: Api, database: Database, parts: AdParts): void {
  api.get(
    '/ad',
    describeRoute({
      summary: 'Get ad',
      description: 'The active ads take turns.',
      responses: {
        200: { description: 'OK', content: { 'application/json': { schema: resolver(Ad, asTravelling) } } },
        204: { description: 'There is no ad' },
        304: { description: 'Unchanged since the ETag in If-None-Match' },
      },
    }),
    async (c) => {
      const ad = await adInTurn(database, parts.now())
      return ad ? sendJson(c, ad, ofTheTurn) : c.body(null, 204, { 'Cache-Control': cacheFor(ofTheTurn) })
    },
  )
  api.post(
    '/ads/:uuid/clicks',
    describeRoute({
      summary: 'Record ad click',
      description:
        'With an empty body, as sendBeacon sends it. Answered after the click is stored. A repeat from the same address within a second counts once.',
      responses: {
        204: { description: 'Stored, or a repeat' },
        ...notFound,
        413: problem('The body is too large'),
        429: problem(
          'More than 30 clicks in a minute from this address; Retry-After says when one counts again',
        ),
      },
    }),
    (c) => recordClick(c, parts),
  )
}
