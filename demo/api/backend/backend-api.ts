/** The API of a site that is backed by another server's API. Only the named requests are forwarded. */
import type { Context } from 'hono'
import { namedRequests } from '../../../src/contract/named-requests'
import { parseAnswer } from '../../../src/contract/parse'
import { lively, sendContent, sendJson } from '../http/answer'
import { contentOf, textIn } from '../http/content'
import { Problem, unknown } from '../http/problem'
import type { Api, QuerySchema } from '../http/question'
import { RecentAnswers } from '../http/recent-answers'
import type { SiteOf } from '../http/site-address'
import { forwardedFor } from '../http/visitor'
import { type Address, AddressList } from '../requests/addresses'
import { type ApiParts, openApi } from '../requests/api'
import { calendarDisposition, withOwnLinks } from '../requests/calendar-file'
import type { Clock } from '../requests/embargo'
import { pattern } from '../requests/get'
import { fileQueries, questionOf } from '../requests/questions'
import { tableDisposition, tableType } from '../requests/tables'
import { BackendClient, type OurRequest } from './backend-client'
import { BackendUnavailable, type Make } from './cached-answers'
import { gatherAddresses, newestAddresses, without } from './gather-addresses'
import type { Backend } from './mapping'
import { jsonIn, published, sendAnswer, wrongParameter } from './send-answer'

const keysOf = ({ entries }: QuerySchema): string[] => Object.keys(entries)

/** The parameters of each request; others are ignored. */
export const parametersOf: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...namedRequests.flatMap(({ name, path }) => {
    const query = questionOf(name)?.query
    return query ? [[path, keysOf(query)]] : []
  }),
  ...Object.entries(fileQueries).map(([path, query]) => [path, keysOf(query)]),
])

/** How long collected addresses are cached, in ms: collecting them takes many requests. */
const gathered = 10 * 60_000
const mostAddresses = 1_000_000
/** Timeout of a click, in ms */
const clickTimeoutMs = 5000

/** The path with its parameters filled in. @throws Problem if they could lead out of the API */
function filled(path: string, c: Context): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = c.req.param(name) ?? ''
    if (/^\.*$/.test(text)) throw unknown('record')
    return encodeURIComponent(text)
  })
}

function queryOf(c: Context, path: string): Record<string, string> {
  const entries = (parametersOf[path] ?? []).flatMap((name) => {
    const [text, ...more] = c.req.queries(name) ?? []
    if (more.length > 0)
      throw new Problem(400, wrongParameter, {}, [{ parameter: name, reason: 'stands twice' }])
    return text ? [[name, text]] : []
  })
  return Object.fromEntries(entries)
}

const requestOf = (c: Context, path: string): OurRequest => [filled(path, c), queryOf(c, path)]

type Parts = Pick<ApiParts, 'metrics' | 'trustProxy' | 'siteOf' | 'now'>

function addNamed(api: Api, client: BackendClient, clock: Clock): void {
  for (const { name, path } of namedRequests)
    api.get(pattern(path), async (c) =>
      sendAnswer(c, published(await client.named(name, requestOf(c, path), c.env?.isOwn), clock)),
    )
}

function addCalendars(api: Api, client: BackendClient, siteOf: SiteOf): void {
  for (const path of ['/matches.ics', '/national-teams/{id}/matches.ics'])
    api.get(pattern(path), async (c) => {
      const { base } = siteOf(c)
      const make: Make = (bytes) =>
        contentOf(Buffer.from(withOwnLinks(textIn(bytes), base)), 'text/calendar; charset=utf-8')
      const answer = await client.file(requestOf(c, path), make, base)
      if (answer.status === 200)
        c.header('Content-Disposition', calendarDisposition(textIn(answer.content.bytes)))
      return sendAnswer(c, answer)
    })
}

function addTables(api: Api, client: BackendClient): void {
  for (const path of ['/matches.csv', '/competitions/{id}/standings.csv'])
    api.get(pattern(path), async (c) => {
      const answer = await client.file(requestOf(c, path), (bytes) => contentOf(bytes, tableType))
      if (answer.status === 200) c.header('Content-Disposition', tableDisposition(c.req.param('id')))
      return sendAnswer(c, answer)
    })
}

/** The backend's list, or one that is gathered, without news of the future. */
function addAddresses(api: Api, client: BackendClient, clock: Clock): void {
  const limits = { entries: 1, size: mostAddresses, sizeOf: (list: Address[]) => list.length }
  const lists = new RecentAnswers<Address[]>(gathered, limits)
  api.get('/addresses', async (c) => {
    const { status, content, freshness } = await client.untranslated('/addresses')
    const listed = parseAnswer(AddressList, jsonIn(status === 200 ? textIn(content.bytes) : ''))
    const { newest, coming } = await newestAddresses(client.readJson, clock)
    if (listed.ok && coming.length === 0) return sendContent(c, content, freshness)
    const all = listed.ok ? listed.value : await lists.take('', () => gatherAddresses(client.readJson))
    return sendJson(c, without([...newest, ...without(all, newest)], coming), lively)
  })
}

async function click(c: Context, root: string, { metrics, trustProxy }: Parts): Promise<Response> {
  const address = root + filled('/ads/{uuid}/clicks', c)
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'X-Forwarded-For': forwardedFor(c, trustProxy) },
    signal: AbortSignal.timeout(clickTimeoutMs),
  }).catch((error: Error) => error)
  if (answer instanceof Error) throw new BackendUnavailable(`${address}: ${answer.message}`)
  await answer.body?.cancel()
  metrics?.clicks.inc({ end: answer.ok ? 'passed on' : `answered ${answer.status}` })
  if (answer.ok) return c.body(null, 204, { 'Cache-Control': 'no-store' })
  if (answer.status === 404) throw unknown('ad')
  if (answer.status !== 429) throw new BackendUnavailable(`${address}: answered ${answer.status}`)
  const seconds = /^\d{1,5}$/.exec(answer.headers.get('retry-after') ?? '')?.[0] ?? '60'
  throw new Problem(429, 'Too many clicks from this address.', { 'Retry-After': seconds })
}

export function createBackendApi(backend: Backend, parts: Parts) {
  const client = new BackendClient(backend)
  const api = openApi((api) => {
    addCalendars(api, client, parts.siteOf)
    addTables(api, client)
    addNamed(api, client, parts)
    addAddresses(api, client, parts)
    api.get('/openapi.json', async (c) => sendAnswer(c, await client.untranslated('/openapi.json')))
    api.post('/ads/:uuid/clicks', (c) => click(c, backend.api, parts))
  })
  /** Whether the backend answers now, or did lately. */
  const isThere = () =>
    client.readJson('/seasons').then(
      (seasons) => seasons !== undefined,
      () => false,
    )
  return { api, isThere }
}
