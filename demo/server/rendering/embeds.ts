/** The first view of a widget for other people's pages: embed/{name}.js in a script, view/{name} alone. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { type Freshness, sendText } from '../http/answer'
import { Problem, unknown } from '../http/problem'
import type { SiteOf } from '../http/site-address'
import { askedElement, embedScript, isDrawable } from './asked-elements'
import type { Drawings, Visitor } from './drawings'
import type { AskedElement, Catalogue } from './messages'
import type { AskOwnApi } from './own-api'

export interface EmbedParts {
  /** None where nothing can be drawn here. */
  drawings: Drawings | undefined
  catalogue: Promise<Catalogue> | undefined
  askOwnApi: AskOwnApi
  siteOf: SiteOf
  visitorOf: (c: Context) => Visitor
}

/** Scores stand in it: together a minute at most. */
export const drawn: Freshness = { maxAge: 30, whileRevalidating: 30, whileGone: 86_400 }
/** What was late is drawn for whoever asks next. */
export const unfinished: Freshness = { maxAge: 0, whileRevalidating: 0 }

/** Milliseconds; a thread that begins is known to be slow. */
const longestCatalogue = 10_000

/** @throws Problem for a widget or an attribute that there is not, and where nobody knows which there are */
export async function readAsked(
  c: Context,
  name: string,
  { catalogue, siteOf }: EmbedParts,
  isEmbed = false,
) {
  // Threads that can't live never say it.
  const known = await Promise.race([catalogue, sleep(longestCatalogue, undefined, { ref: false })])
  if (!known) throw new Problem(503, 'Nothing can be drawn here.', { 'Retry-After': '5' })
  const { searchParams } = new URL(c.req.url)
  // The host's element that an embed goes into changes nothing that is drawn.
  const into = isEmbed ? searchParams.get('into') || null : null
  if (isEmbed) searchParams.delete('into')
  return { known, into, asked: askedElement(name, searchParams, siteOf(c).origin, known) }
}

/** The view's HTML, and whether there will be no other for now; null where the browser draws it. */
export async function drawView(
  c: Context,
  asked: AskedElement,
  { drawings, askOwnApi, visitorOf }: EmbedParts,
) {
  // Under a name that is not the site's nothing is kept for others.
  if (!isDrawable(asked)) return { html: null, isLasting: asked.origin !== '' }
  const drawing = await drawings?.take({ view: asked }, askOwnApi, visitorOf(c))
  return { html: drawing?.texts.view ?? null, isLasting: drawing?.isWhole === true }
}

/** What is late or broken comes without its view. @throws Problem for a widget or an attribute that there is not */
export async function embed(c: Context, parts: EmbedParts): Promise<Response> {
  const name = /^([a-z-]+)\.js$/.exec(c.req.param('file') ?? '')?.[1]
  if (!name) throw unknown('embed')
  const { known, into, asked } = await readAsked(c, name, parts, true)
  const { html, isLasting } = await drawView(c, asked, parts)
  const script = embedScript(asked, { into, view: html }, known)
  return sendText(c, script, 'text/javascript; charset=utf-8', isLasting ? drawn : unfinished)
}

/**
 * Without content (204) where the widget is drawn by the browser alone or nothing can be drawn now.
 * @throws Problem for a widget or an attribute that there is not
 */
export async function view(c: Context, parts: EmbedParts): Promise<Response> {
  const { asked } = await readAsked(c, c.req.param('name') ?? '', parts)
  const { html, isLasting } = await drawView(c, asked, parts)
  if (html === null) return c.body(null, 204, { 'Cache-Control': 'no-store' })
  return sendText(c, html, 'text/html; charset=utf-8', isLasting ? drawn : unfinished)
}
