/** The shell's page for a path: its HTML with the right head and status. */
import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import type { LRUCache } from 'lru-cache'
import { knownQuery } from '../../../src/domain/known-query'
import { isPagePath } from '../../shell/routes'
import { queryKeys } from '../../shell/site-pages'
import type { Log } from '../database/open'
import { reasonOf } from '../database/reason'
import { type pageFreshness, sendPage } from '../http/answer'
import { type Content, contentOf } from '../http/content'
import { problemOf } from '../http/failure'
import type { Files } from '../http/folder'
import { shellPolicy } from '../http/headers'
import { unknown } from '../http/problem'
import type { RecentAnswers } from '../http/recent-answers'
import type { Site, SiteOf } from '../http/site-address'
import { type Drawing, undrawn } from '../rendering/messages'
import type { AskOwnApi, ReadOwnApi } from '../rendering/own-api'
import type { RenderCache, Visitor } from '../rendering/render-cache'
import { fillPage } from './fill-page'
import { fillHead } from './head'
import { outagePage } from './outage-page'
import { placeAt } from './places'
import { sharePicture } from './share-picture'

export interface ShellParts {
  /** The shell's index.html; read at every request because it is small and may be rebuilt. */
  file: string
  storage: readonly Files[]
  siteOf: SiteOf
  visitorOf: (c: Context) => Visitor
  logFault: Log
  /** Undefined if nothing can be rendered: then pages are sent as static HTML. */
  drawings: RenderCache | undefined
  askOwnApi: AskOwnApi
  readOwnApi: ReadOwnApi
  /** Recent pages, by the part of the address that they depend on */
  recentPages: RecentAnswers<ShellPage>
  /** Complete pages, for outages */
  lastPages: LRUCache<string, ShellPage>
}

export interface ShellPage {
  content: Content
  policy: string
  status: 200 | 404
  isWhole: boolean
}

/** Page-wide settings of the widgets in index.html: the `data-*` of the tag of parket.js. */
function pageData(shell: string): Record<string, string> {
  const [, attributes = ''] = /<script[^>]* src="\/parket\.js"([^>]*)>/.exec(shell) ?? []
  const camel = (name: string) => name.replace(/-./g, (found) => found.charAt(1).toUpperCase())
  return Object.fromEntries(
    [...attributes.matchAll(/ data-([a-z-]+)="([^"]*)"/g)].map(([, name = '', text = '']) => [
      camel(name),
      text,
    ]),
  )
}

interface AskedAddress {
  site: Site
  /** Percent-encoded */
  path: string
  /** The part of the query that the page depends on, and its keys */
  query: string
  keys: readonly string[]
}

function askedAddress(c: Context, site: Site): AskedAddress {
  const { pathname, search } = new URL(c.req.url)
  const keys = queryKeys(pathname)
  return { site, path: pathname, query: knownQuery(search, keys), keys }
}

async function drawn(
  { site, path, query, keys }: AskedAddress,
  isThere: boolean,
  shell: string,
  { drawings, askOwnApi }: ShellParts,
  visitor: Visitor,
): Promise<Drawing> {
  if (!site.origin) return undrawn
  const asked = isThere ? { path, query, keys } : { path: null, query: '', keys: [] }
  const page = { ...asked, page: pageData(shell), origin: site.origin }
  return (await drawings?.take({ page }, askOwnApi, visitor)) ?? undrawn
}

async function makePage(asked: AskedAddress, parts: ShellParts, visitor: Visitor): Promise<ShellPage> {
  const { readOwnApi, file, storage } = parts
  const { site, path, query } = asked
  const shell = await readFile(file, 'utf8')
  const place = await placeAt(readOwnApi, path, query)
  const drawing = await drawn(asked, place !== undefined, shell, parts, visitor)
  const shared = place && { ...place, picture: await sharePicture(storage, place.picture) }
  const { html, styleSources } = fillPage(shell, drawing)
  const whole = fillHead(html, shared, { path, query, site })
  return {
    content: contentOf(Buffer.from(whole), 'text/html; charset=utf-8'),
    policy: shellPolicy(styleSources),
    status: place ? 200 : 404,
    isWhole: drawing.isWhole || !place,
  }
}

export async function shellPage(c: Context, parts: ShellParts): Promise<Response> {
  if (!isPagePath(c.req.path)) throw unknown('file')
  const asked = askedAddress(c, parts.siteOf(c))
  const key = `${asked.site.base}${asked.path}?${asked.query}`
  try {
    const page = await parts.recentPages.take(key, () =>
      // Several visitors may wait for it, so it doesn't stop when the first one has gone.
      makePage(asked, parts, { mayDraw: parts.visitorOf(c).mayDraw }),
    )
    if (page.isWhole && page.status === 200) parts.lastPages.set(key, page)
    // What was late may be rendered for whoever comes next.
    if (!page.isWhole) parts.recentPages.forget(key)
    return send(c, page, page.isWhole ? 'made' : 'undrawn')
  } catch (error) {
    const problem = problemOf(error)
    if (problem.status !== 503) throw error
    parts.logFault(`Pages as they were, or none: ${reasonOf(error)}`)
    const last = parts.lastPages.get(key)
    return last ? send(c, last, 'last') : outagePage()
  }
}

function send(c: Context, { content, policy, status }: ShellPage, freshness: keyof typeof pageFreshness) {
  c.header('Content-Security-Policy', policy)
  return sendPage(c, content, freshness, status)
}
