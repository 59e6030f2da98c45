/** oembed?url=: a page of the site as a frame (oEmbed 1.0, type rich). */
import type { Context } from 'hono'
import { escapeHtml } from '../../../src/domain/text/markup'
import { withoutAmp } from '../../../src/domain/text/pasted'
import { sendJson } from '../../api/http/answer'
import { Problem, unknown } from '../../api/http/problem'
import type { SiteOf } from '../../api/http/site-address'
import type { ReadOwnApi } from '../rendering/own-api'
import { framedPage } from '../shell/framed-page'
import { documentTitle, pageAbout, productName } from './page-about'

interface OembedParts {
  readOwnApi: ReadOwnApi
  siteOf: SiteOf
}

/** In px; the height until frame.js or WordPress adjusts it */
const usual = { width: 600, height: 600 }
const widest = 1200
/** Seconds */
const lasting = 3600

/** The discovery link in a page's head; '' for a page that isn't a single element. */
export function oembedLink(
  page: Pick<URL, 'pathname' | 'searchParams'>,
  title: string,
  base: string,
): string {
  const framed = framedPage(page)
  // Without a known address the site has no pages that could be requested.
  if (!framed || !base) return ''
  const address = `${base}${page.pathname}${framed.query && `?${framed.query}`}`
  const href = `${base}/oembed?${new URLSearchParams({ url: address })}`
  return `<link rel="alternate" type="application/json+oembed" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`
}

/** A limit from the request, in whole px; undefined without one. */
function limit(query: URLSearchParams, name: 'maxwidth' | 'maxheight'): number | undefined {
  const text = query.get(name)
  if (!text) return undefined
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new Problem(400, `${name} must be a whole number of pixels.`)
}

/** The page's path without the base path of SITE_URL. */
function ownPage(text: string, base: URL, askedHost: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url) url.search = withoutAmp(url.search)
  const before = base.pathname.replace(/\/$/, '')
  const isOurs = url && /^https?:$/.test(url.protocol) && [base.host, askedHost].includes(url.host)
  if (!isOurs || !`${url.pathname}/`.startsWith(`${before}/`)) throw unknown('page')
  url.pathname = url.pathname.slice(before.length)
  return url
}

/** WordPress shows the blockquote if it can't show the frame, and adjusts the height only of a frame beside one. */
function markup(src: string, { url, title, width, height }: Record<string, string | number>): string {
  const words = escapeHtml(String(title))
  return [
    `<blockquote class="wp-embedded-content"><a href="${escapeHtml(String(url))}">${words}</a></blockquote>`,
    `<iframe class="wp-embedded-content" src="${escapeHtml(src)}" title="${words}" width="${width}" height="${height}" frameborder="0" marginwidth="0" marginheight="0" scrolling="auto"></iframe>`,
  ].join('')
}

/**
 * @throws Problem: 400 for invalid limits, 404 for an address that isn't a page of ours, 501 for another format than
 * JSON
 */
export async function oembed(c: Context, { readOwnApi, siteOf }: OembedParts): Promise<Response> {
  const asked = new URL(c.req.url).searchParams
  const text = asked.get('url')
  if ((asked.get('format') ?? 'json') !== 'json') throw new Problem(501, 'Only format=json is answered.')
  if (!text) throw new Problem(400, 'url must be the address of a page.')
  const limits = { width: limit(asked, 'maxwidth'), height: limit(asked, 'maxheight') }
  const { base } = siteOf(c)
  // Requests under an unknown host have no pages here.
  if (!base) throw unknown('page')
  const page = ownPage(text, new URL(base), new URL(c.req.url).host)
  const framed = framedPage(page)
  const about = framed && (await pageAbout(readOwnApi, page.pathname, framed.query))
  if (!about) throw unknown('page')
  const { name, attributes, query } = framed
  const width = Math.min(limits.width ?? usual.width, widest)
  const height = Math.min(limits.height ?? usual.height, usual.height)
  const title = about.heading ?? about.title
  const url = `${base}${page.pathname}${query && `?${query}`}`
  const src = `${base}/okvir/${name}?${new URLSearchParams({ ...attributes, scheme: 'auto' })}`
  const answer = {
    version: '1.0',
    type: 'rich',
    provider_name: productName,
    provider_url: base,
    title,
    html: `${markup(src, { url, title: documentTitle(about), width, height })}<script src="${escapeHtml(base)}/frame.js" async></script>`,
    width,
    height,
    cache_age: lasting,
  }
  return sendJson(c, answer, { maxAge: lasting, whileRevalidating: lasting })
}
