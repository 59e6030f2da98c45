/**
 * The API of a site that is backed by another server's API. Only the named requests are forwarded, translated by a
 * mapping, and answers are cached as the other server allows.
 */
import type { Context } from 'hono'
import * as v from 'valibot'
import { type NamedRequest, namedRequests } from '../../../src/contract/named-requests'
import { parseAnswer } from '../../../src/contract/parse'
import type { Metrics } from '../../ops/metrics'
import { cacheFor, type Freshness, lively, sendContent, sendJson } from '../http/answer'
import { contentOf } from '../http/content'
import { Problem, unknown } from '../http/problem'
import type { Api, Env } from '../http/question'
import { RecentAnswers } from '../http/recent-answers'
import type { SiteOf } from '../http/site-address'
import { forwardedFor } from '../http/visitor'
import { isRecord } from '../json'
import { type Address, AddressList } from '../requests/addresses'
import { openApi } from '../requests/api'
import { calendarDisposition } from '../requests/calendar-file'
import { type Clock, withoutFuture } from '../requests/embargo'
import { tableDisposition, tableType } from '../requests/tables'
import { cleanHtml } from '../rich-html/clean-html'
import { cleanSegment } from '../rich-html/clean-settings'
import type { Backend } from './backend'
import { withOwnLinks } from './backend-calendar'
import { type BackendAnswer, BackendUnavailable, CachedAnswers, type Make } from './cached-answers'
import { gatherAddresses, newestAddresses, without } from './gather-addresses'
import { mapped } from './mapping'
import type { AskApi } from './site-pages'

const matchFilters = [
  'season',
  'club',
  'competition',
  'hall',
  'referee',
  'commissioner',
  'from',
  'to',
  'side',
]
const paging = ['page', 'perPage']

/** The parameters of each request; others are ignored. */
export const parametersOf: Readonly<Record<string, readonly string[]>> = {
  '/pages': ['url', 'hash'],
  '/competitions': ['seasonId'],
  '/categories': ['type'],
  '/news': [...paging, 'category', 'from', 'to'],
  '/opponents': ['categoryId'],
  '/all-time-standings': ['type', 'gender'],
  '/history/competitions': ['category', 'gender'],
  '/history/matches': ['season', 'category', 'gender', 'type'],
  '/matches': [...matchFilters, ...paging, 'order', 'around'],
  '/matches.ics': matchFilters,
  '/matches.csv': matchFilters,
  '/national-teams/{id}/matches.ics': ['from', 'to'],
  '/changes': ['since', 'club', 'competition', ...paging],
  '/search': ['q', ...paging],
}

/** Size of the cache, in bytes */
const room = 64 * 1024 * 1024
const jsonType = 'application/json; charset=utf-8'
/** How long collected addresses are cached, in ms: collecting them takes many requests. */
const gathered = 10 * 60_000
const mostAddresses = 1_000_000
/** Timeout of a click, in ms */
const clickTimeoutMs = 5000

const wrongParameter = 'A parameter is missing or wrong.'

const noted = v.object({
  detail: v.pipe(v.string(), v.maxLength(300)),
  parameters: v.optional(v.array(v.object({ parameter: v.string(), reason: v.string() })), []),
})

/** The backend's refusal, with its own text if it is problem+json (RFC 9457). */
function refusal({ status, content }: BackendAnswer, address: string): Error {
  if (status !== 400 && status !== 404 && status !== 410)
    return new BackendUnavailable(`${address}: answered ${status}`)
  const text = Buffer.from(content.bytes).toString()
  const problem = /^application\/problem\+json/.test(content.type)
    ? v.safeParse(noted, jsonIn(text))
    : undefined
  if (status !== 400) return problem?.success ? new Problem(404, problem.output.detail) : unknown('record')
  return problem?.success
    ? new Problem(400, problem.output.detail, {}, problem.output.parameters)
    : new Problem(400, wrongParameter)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Rich texts, cleaned: how the backend has cleaned them is unknown. */
function cleaned(name: string, answer: unknown): unknown {
  if (!isRecord(answer)) return answer
  if (name === 'Get page by url' && Array.isArray(answer.segments))
    return { ...answer, segments: answer.segments.map((segment) => cleanSegment(segment)) }
  if (name === 'Get news article' && typeof answer.html_content === 'string')
    return { ...answer, html_content: cleanHtml(answer.html_content) }
  return answer
}

/** Not longer than what changes while people watch: news appears at its minute. */
const notLonger = ({ maxAge, whileRevalidating }: Freshness): Freshness => ({
  maxAge: Math.min(maxAge, lively.maxAge),
  whileRevalidating: Math.min(whileRevalidating, lively.whileRevalidating),
})

/** The answer without news of the future, whatever the backend sends; a 404 where it is nothing else. */
function published(answer: BackendAnswer, clock: Clock): BackendAnswer {
  const text = Buffer.from(answer.content.bytes).toString()
  if (answer.status !== 200 || !text.includes('"published_at"')) return answer
  const whole: unknown = JSON.parse(text)
  const left = withoutFuture(whole, clock)
  if (left === whole) return answer
  if (left === undefined) throw unknown('record')
  const content = contentOf(Buffer.from(JSON.stringify(left)), jsonType)
  return { ...answer, content, freshness: notLonger(answer.freshness) }
}

/** The path with its parameters filled in. @throws Problem if they could lead out of the API */
function filled(path: string, c: Context): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = c.req.param(name) ?? ''
    if (/^\.*$/.test(text)) throw unknown('record')
    return encodeURIComponent(text)
  })
}

const pattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

function queryOf(c: Context, path: string): Record<string, string> {
  const entries = (parametersOf[path] ?? []).flatMap((name) => {
    const [text, ...more] = c.req.queries(name) ?? []
    if (more.length > 0)
      throw new Problem(400, wrongParameter, {}, [{ parameter: name, reason: 'stands twice' }])
    return text ? [[name, text]] : []
  })
  return Object.fromEntries(entries)
}

export interface BackendApiParts extends Clock {
  metrics: Metrics | undefined
  /** The number of trusted proxies in front of this server */
  trustProxy: number
  siteOf: SiteOf
}

export function createBackendApi(
  { api: root, mapping }: Backend,
  { metrics, trustProxy, siteOf, now }: BackendApiParts,
): { api: Api; isThere: () => Promise<boolean> } {
  const cache = new CachedAnswers(room)
  const raw: Make = (bytes) => contentOf(bytes, jsonType)

  /** The answer, translated into our format. */
  const make =
    (name: string, unwrap: (answer: unknown) => unknown): Make =>
    (bytes) => {
      const answer = cleaned(name, unwrap(JSON.parse(Buffer.from(bytes).toString())))
      if (answer === undefined) throw new Error('has nothing where the mapping says that the answer is')
      return contentOf(Buffer.from(JSON.stringify(answer)), jsonType)
    }
  const ask = async (
    { name }: Pick<NamedRequest, 'name'>,
    path: string,
    query: Record<string, string>,
    isOwn?: boolean,
  ) => {
    const { address, unwrap } = mapped(root, path, query, mapping)
    // The translation depends on the request.
    return { address, theirs: await cache.take(address, make(name, unwrap), `${name} ${address}`, isOwn) }
  }
  const send = (c: Context<Env>, { theirs, address }: { theirs: BackendAnswer; address: string }) => {
    const { status, content, freshness } = theirs
    if (status === 204) return c.body(null, 204, { 'Cache-Control': cacheFor(freshness) })
    if (status !== 200) throw refusal(theirs, address)
    return sendContent(c, content, freshness)
  }
  const askJson: AskApi = async (path, query = {}) => {
    const { theirs } = await ask({ name: '' }, path, query)
    return theirs.status === 200 ? JSON.parse(Buffer.from(theirs.content.bytes).toString()) : undefined
  }

  const addNamed = (api: Api) => {
    for (const request of namedRequests)
      api.get(pattern(request.path), async (c) => {
        const query = queryOf(c, request.path)
        const { theirs, address } = await ask(request, filled(request.path, c), query, c.env?.isOwn)
        return send(c, { address, theirs: published(theirs, { now }) })
      })
  }
  const addCalendars = (api: Api) => {
    for (const path of ['/matches.ics', '/national-teams/{id}/matches.ics'])
      api.get(pattern(path), async (c) => {
        const { base } = siteOf(c)
        const { address } = mapped(root, filled(path, c), queryOf(c, path), mapping)
        const ours: Make = (bytes) =>
          contentOf(
            Buffer.from(withOwnLinks(Buffer.from(bytes).toString(), base)),
            'text/calendar; charset=utf-8',
          )
        const theirs = await cache.take(address, ours, `${base} ${address}`)
        if (theirs.status === 200)
          c.header('Content-Disposition', calendarDisposition(Buffer.from(theirs.content.bytes).toString()))
        return send(c, { address, theirs })
      })
  }
  const addTables = (api: Api) => {
    for (const path of ['/matches.csv', '/competitions/{id}/standings.csv'])
      api.get(pattern(path), async (c) => {
        const { address } = mapped(root, filled(path, c), queryOf(c, path), mapping)
        const theirs = await cache.take(address, (bytes) => contentOf(bytes, tableType))
        if (theirs.status === 200) c.header('Content-Disposition', tableDisposition(c.req.param('id')))
        return send(c, { address, theirs })
      })
  }
  const lists = new RecentAnswers<Address[]>(gathered, {
    entries: 1,
    size: mostAddresses,
    sizeOf: (list) => list.length,
  })
  /** The backend's list, or one that is gathered, without news of the future. */
  const addAddresses = (api: Api) => {
    api.get('/addresses', async (c) => {
      const { status, content, freshness } = await cache.take(`${root}/addresses`, raw)
      const listed = parseAnswer(
        AddressList,
        jsonIn(status === 200 ? Buffer.from(content.bytes).toString() : ''),
      )
      const { newest, coming } = await newestAddresses(askJson, { now })
      if (listed.ok && coming.length === 0) return sendContent(c, content, freshness)
      const all = listed.ok ? listed.value : await lists.take(root, () => gatherAddresses(askJson))
      return sendJson(c, without([...newest, ...without(all, newest)], coming), lively)
    })
  }
  const addDescription = (api: Api) => {
    api.get('/openapi.json', async (c) => {
      const address = `${root}/openapi.json`
      return send(c, { address, theirs: await cache.take(address, raw) })
    })
  }

  const click = async (c: Context): Promise<Response> => {
    const address = root + filled('/ads/{uuid}/clicks', c)
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'X-Forwarded-For': forwardedFor(c, trustProxy) },
      signal: AbortSignal.timeout(clickTimeoutMs),
    }).catch((error: Error) => error)
    if (answer instanceof Error) throw new BackendUnavailable(`${address}: ${answer.message}`)
    await answer.body?.cancel()
    metrics?.click(answer.ok ? 'passed on' : `answered ${answer.status}`)
    if (answer.ok) return c.body(null, 204, { 'Cache-Control': 'no-store' })
    if (answer.status === 404) throw unknown('ad')
    if (answer.status !== 429) throw new BackendUnavailable(`${address}: answered ${answer.status}`)
    const seconds = /^\d{1,5}$/.exec(answer.headers.get('retry-after') ?? '')?.[0] ?? '60'
    throw new Problem(429, 'Too many clicks from this address.', { 'Retry-After': seconds })
  }

  const api = openApi((api) => {
    addCalendars(api)
    addTables(api)
    addNamed(api)
    addAddresses(api)
    addDescription(api)
    api.post('/ads/:uuid/clicks', click)
  })
  /** Whether the backend answers now, or did lately. */
  const isThere = () =>
    ask({ name: '' }, '/seasons', {}).then(
      ({ theirs }) => theirs.status === 200,
      () => false,
    )
  return { api, isThere }
}
