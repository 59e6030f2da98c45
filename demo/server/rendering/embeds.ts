/** The first view of a widget for other people's pages (contract 2): embed/{name}.js in a script, view/{name} alone. */
import type { Context } from 'hono'
import { scriptJson } from '../../../src/domain/markup'
import { type Freshness, sendText } from '../http/answer'
import { dataPolicy, openToAll, withHeaders } from '../http/headers'
import { Problem, unknown } from '../http/problem'
import { visitedOrigin } from '../http/site-address'
import type { Drawings } from './drawings'
import type { AskedElement } from './messages'
import type { AskOwnApi } from './own-api'

export interface EmbedParts {
  /** None where nothing can be drawn here. */
  drawings: Drawings | undefined
  askOwnApi: AskOwnApi
  /** The site's own address; '' where the asked host is right */
  siteUrl: string
}

/** As the files of the widgets. */
export const drawn: Freshness = { maxAge: 60, whileRevalidating: 3600 }
/** What was late is drawn for whoever asks next. */
export const unfinished: Freshness = { maxAge: 0, whileRevalidating: 0 }

export function askedElement(c: Context, name: string, siteUrl: string): AskedElement {
  const url = new URL(c.req.url)
  return { name, attributes: [...url.searchParams], origin: visitedOrigin(url, siteUrl) }
}

/** Takes the id of the host's element that an embed goes into out of what is asked for: it changes nothing that is drawn. */
function takeInto(asked: AskedElement): { asked: AskedElement; into: string } {
  const isInto = ([name]: readonly [string, string]) => name === 'into'
  const attributes = asked.attributes.filter((each) => !isInto(each))
  return { asked: { ...asked, attributes }, into: asked.attributes.find(isInto)?.[1] ?? '' }
}

/** @param script an embed's, which says first of all that it goes nowhere (demo/rendering/embed.ts) */
const goingInto = (script: string, into: string): string =>
  into ? script.replace('"into":null', () => `"into":${scriptJson(into)}`) : script

export const embedHeaders = withHeaders({ ...openToAll, 'Content-Security-Policy': dataPolicy })

/** @throws Problem for a widget or an attribute that there is not, and where nothing can be drawn now */
export async function embed(c: Context, { drawings, askOwnApi, siteUrl }: EmbedParts): Promise<Response> {
  const name = /^([a-z-]+)\.js$/.exec(c.req.param('file') ?? '')?.[1]
  if (!name) throw unknown('embed')
  const { asked, into } = takeInto(askedElement(c, name, siteUrl))
  const rendered = await drawings?.take({ embed: asked }, askOwnApi)
  if (!rendered) throw new Problem(503, 'Nothing can be drawn now.', { 'Retry-After': '5' })
  if ('reason' in rendered) throw new Problem(rendered.status, rendered.reason)
  const { texts, isWhole } = rendered
  const script = goingInto(texts.script ?? '', into)
  return sendText(c, script, 'text/javascript; charset=utf-8', isWhole ? drawn : unfinished)
}

/**
 * Without content (204) where the widget is drawn by the browser alone or nothing can be drawn now.
 * @throws Problem for a widget or an attribute that there is not
 */
export async function view(c: Context, { drawings, askOwnApi, siteUrl }: EmbedParts): Promise<Response> {
  const asked = askedElement(c, c.req.param('name') ?? '', siteUrl)
  const rendered = await drawings?.take({ view: asked }, askOwnApi)
  if (rendered && 'reason' in rendered) throw new Problem(rendered.status, rendered.reason)
  const html = rendered?.texts.view
  if (!rendered || html === undefined) return c.body(null, 204, { 'Cache-Control': 'no-store' })
  return sendText(c, html, 'text/html; charset=utf-8', rendered.isWhole ? drawn : unfinished)
}
