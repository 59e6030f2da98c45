/** embed/{name}.js (contract 2): the widget's first view in a script. */
import type { Context } from 'hono'
import { type Freshness, sendText } from '../http/answer'
import { dataPolicy, openToAll, withHeaders } from '../http/headers'
import { Problem, unknown } from '../http/problem'
import { visitedOrigin } from '../http/site-address'
import type { Drawings } from './drawings'
import type { AskOwnApi } from './own-api'

export interface EmbedParts {
  /** None where nothing can be drawn here. */
  drawings: Drawings | undefined
  askOwnApi: AskOwnApi
  /** The site's own address; '' where the asked host is right */
  siteUrl: string
}

/** As the files of the widgets. */
const drawn: Freshness = { maxAge: 60, whileRevalidating: 3600 }
/** What was late is drawn for whoever asks next. */
const unfinished: Freshness = { maxAge: 0, whileRevalidating: 0 }

export const embedHeaders = withHeaders({ ...openToAll, 'Content-Security-Policy': dataPolicy })

/** @throws Problem for a widget or an attribute that there is not, and where nothing can be drawn now */
export async function embed(c: Context, { drawings, askOwnApi, siteUrl }: EmbedParts): Promise<Response> {
  const url = new URL(c.req.url)
  const name = /^([a-z-]+)\.js$/.exec(c.req.param('file') ?? '')?.[1]
  if (!name) throw unknown('embed')
  const asked = { name, attributes: [...url.searchParams], origin: visitedOrigin(url, siteUrl) }
  const rendered = await drawings?.take({ embed: asked }, askOwnApi)
  if (!rendered) throw new Problem(503, 'Nothing can be drawn now.', { 'Retry-After': '5' })
  if ('reason' in rendered) throw new Problem(rendered.status, rendered.reason)
  const { texts, isWhole } = rendered
  return sendText(c, texts.script ?? '', 'text/javascript; charset=utf-8', isWhole ? drawn : unfinished)
}
