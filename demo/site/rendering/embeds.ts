/** Server-rendered views for other sites: embed/{name}.js as a script, view/{name} alone. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { withoutQuotes } from '../../../src/domain/text/pasted'
import { type Freshness, lively, sendText } from '../../api/http/answer'
import { Problem, unknown } from '../../api/http/problem'
import type { SiteOf } from '../../api/http/site-address'
import { type Catalogue, type RequestedElement, unrendered } from './messages'
import type { AskOwnApi } from './own-api'
import type { RenderCache, Visitor } from './render-cache'
import { embedScript, isRenderable, requestedElement } from './requested-elements'

export interface EmbedParts {
  /** Undefined if nothing can be rendered. */
  renderings: RenderCache | undefined
  catalogue: Promise<Catalogue> | undefined
  askOwnApi: AskOwnApi
  siteOf: SiteOf
  visitorOf: (c: Context) => Visitor
}

/** It contains scores. */
export const rendered: Freshness = { ...lively, whileGone: 86_400 }
/** What was late is rendered for the next request. */
export const unfinished: Freshness = { maxAge: 0, whileRevalidating: 0 }

/** In ms; the first rendering of a thread is slow. */
const longestCatalogue = 10_000

/**
 * `beside`: parameters that are the page's and not the element's; they don't affect the rendering.
 * @throws Problem for an unknown widget or attribute, and if the list of widgets isn't known
 */
export async function readRequested(
  c: Context,
  name: string,
  { catalogue, siteOf }: EmbedParts,
  beside: readonly string[] = [],
) {
  // Never resolves if threads can't start.
  const known = await Promise.race([catalogue, sleep(longestCatalogue, undefined, { ref: false })])
  if (!known) throw new Problem(503, 'Nothing can be rendered here.', { 'Retry-After': '5' })
  const query = new URL(c.req.url).searchParams
  const own = new Map(beside.map((name) => [name, withoutQuotes(query.get(name) ?? '')]))
  for (const name of beside) query.delete(name)
  return { known, own, requested: requestedElement(name, query, siteOf(c).origin, known) }
}

/** The view, and whether it is final for now. */
export async function renderView(
  c: Context,
  requested: RequestedElement,
  { renderings, askOwnApi, visitorOf }: EmbedParts,
) {
  // Under an unknown host nothing is cached.
  if (!isRenderable(requested)) return { ...unrendered, isLasting: requested.origin !== '' }
  const rendering = (await renderings?.take(requested, askOwnApi, visitorOf(c))) ?? unrendered
  return { ...rendering, isLasting: rendering.isWhole }
}

/** If rendering is late or fails the script has no view. @throws Problem for an unknown widget or attribute */
export async function embed(c: Context, parts: EmbedParts): Promise<Response> {
  const name = /^([a-z-]+)\.js$/.exec(c.req.param('file') ?? '')?.[1]
  if (!name) throw unknown('embed')
  const { known, own, requested } = await readRequested(c, name, parts, ['into'])
  const { html, isLasting } = await renderView(c, requested, parts)
  const script = embedScript(requested, { into: own.get('into') || null, view: html || null }, known)
  return sendText(c, script, 'text/javascript; charset=utf-8', isLasting ? rendered : unfinished)
}

/**
 * 204 if the widget can't be rendered on the server, or not now.
 * @throws Problem for an unknown widget or attribute
 */
export async function view(c: Context, parts: EmbedParts): Promise<Response> {
  const { requested } = await readRequested(c, c.req.param('name') ?? '', parts)
  const { html, isLasting } = await renderView(c, requested, parts)
  if (html === '') return c.body(null, 204, { 'Cache-Control': 'no-store' })
  return sendText(c, html, 'text/html; charset=utf-8', isLasting ? rendered : unfinished)
}
