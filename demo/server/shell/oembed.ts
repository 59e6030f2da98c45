/** oembed?url=: a page of the site as a frame, for whoever pastes its address (oEmbed 1.0, type rich). */
import type { Context } from 'hono'
import { escapeHtml } from '../../../src/domain/markup'
import { framedPage } from '../../shell/framed-page'
import { sendJson } from '../http/answer'
import { Problem, unknown } from '../http/problem'
import type { SiteOf } from '../http/site-address'
import type { ReadOwnApi } from '../rendering/own-api'
import { productName } from './place'
import { placeAt } from './places'

interface OembedParts {
  readOwnApi: ReadOwnApi
  siteOf: SiteOf
}

/** px; the height until frame.js or WordPress gives it its own */
const usual = { width: 600, height: 600 }
const widest = 1200
/** Seconds */
const lasting = 3600

/** What a page says in its head: where its oEmbed is. '' for a page that is more than one element. */
export function oembedLink(
  page: Pick<URL, 'pathname' | 'searchParams'>,
  title: string,
  base: string,
): string {
  const framed = framedPage(page)
  // Without a name the site has no page that anybody could ask for.
  if (!framed || !base) return ''
  const address = `${base}${page.pathname}${framed.query && `?${framed.query}`}`
  const href = `${base}/oembed?${new URLSearchParams({ url: address })}`
  return `<link rel="alternate" type="application/json+oembed" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`
}

/** A limit that whoever asks sets, in whole px; undefined without one. */
function limit(c: Context, name: 'maxwidth' | 'maxheight'): number | undefined {
  const text = c.req.query(name)
  if (!text) return undefined
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new Problem(400, `${name} must be a whole number of pixels.`)
}

/** The page as the site knows it, without the path that stands before all of its pages (SITE_URL). */
function ownPage(text: string, base: URL, askedHost: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const before = base.pathname.replace(/\/$/, '')
  const isOurs = url && /^https?:$/.test(url.protocol) && [base.host, askedHost].includes(url.host)
  if (!isOurs || !`${url.pathname}/`.startsWith(`${before}/`)) throw unknown('page')
  url.pathname = url.pathname.slice(before.length)
  return url
}

/** WordPress keeps the quotation for whoever gets no frame, and gives only a frame beside one its height. */
function markup(src: string, { url, title, width, height }: Record<string, string | number>): string {
  const words = escapeHtml(String(title))
  return [
    `<blockquote class="wp-embedded-content"><a href="${escapeHtml(String(url))}">${words}</a></blockquote>`,
    `<iframe class="wp-embedded-content" src="${escapeHtml(src)}" title="${words}" width="${width}" height="${height}" frameborder="0" marginwidth="0" marginheight="0" scrolling="auto"></iframe>`,
  ].join('')
}

/** @throws Problem: 400 for wrong limits, 404 for an address that is no page of ours, 501 for another format than JSON */
export async function oembed(c: Context, { readOwnApi, siteOf }: OembedParts): Promise<Response> {
  const { url: text, format = 'json' } = c.req.query()
  if (format !== 'json') throw new Problem(501, 'Only format=json is answered.')
  if (!text) throw new Problem(400, 'url must be the address of a page.')
  const limits = { width: limit(c, 'maxwidth'), height: limit(c, 'maxheight') }
  const { base } = siteOf(c)
  // Whoever asks under a name of his own has no page here.
  if (!base) throw unknown('page')
  const page = ownPage(text, new URL(base), new URL(c.req.url).host)
  const framed = framedPage(page)
  const place = framed && (await placeAt(readOwnApi, page.pathname, framed.query))
  if (!place) throw unknown('page')
  const { name, attributes, query } = framed
  const width = Math.min(limits.width ?? usual.width, widest)
  const height = Math.min(limits.height ?? usual.height, usual.height)
  const title = place.heading
  const url = `${base}${page.pathname}${query && `?${query}`}`
  const src = `${base}/okvir/${name}?${new URLSearchParams(attributes)}`.replace(/\?$/, '')
  const answer = {
    version: '1.0',
    type: 'rich',
    provider_name: productName,
    provider_url: base,
    title,
    html: `${markup(src, { url, title: place.title, width, height })}<script src="${escapeHtml(base)}/frame.js" async></script>`,
    width,
    height,
    cache_age: lasting,
  }
  return sendJson(c, answer, { maxAge: lasting, whileRevalidating: lasting })
}
