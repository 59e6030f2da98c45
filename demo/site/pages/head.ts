/** The head of a page as sent by the server; the widget later announces the same by `parket-metadata`. */
import { escapeHtml, scriptJson } from '../../../src/domain/text/markup'
import type { PageAbout } from '../../../src/page/site-page'
import { pageAddress, pictureAddress, type Site } from '../../api/http/site-address'
import { oembedLink } from './oembed'
import { documentTitle, federation, productName } from './page-about'

/** Replaces the pattern by literal text: a `$1` in a title has no meaning. */
const put = (html: string, pattern: RegExp, text: string): string => html.replace(pattern, () => text)

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

const dataBlock = (data: object | null | undefined): string =>
  data ? `<script type="application/ld+json">${scriptJson(data)}</script>` : ''

/** Feeds of the page: all news, those of the categories shown, results of the clubs shown. */
function feedLinks(path: string, query: string, base: string): string[] {
  const parameters = new URLSearchParams(query)
  const category = path === '/novice' ? parameters.get('kategorija') : null
  const club = /^\/klub\/([\w.-]+)$/.exec(path)?.[1] ?? (path === '/tekme' ? parameters.get('klub') : null)
  const link = (type: string, title: string, file: string, search: Record<string, string> = {}) => {
    const address = `${base}/${file}${Object.keys(search).length > 0 ? `?${new URLSearchParams(search)}` : ''}`
    return `<link rel="alternate" type="application/${type}+xml" title="${productName} - ${title}" href="${escapeHtml(address)}">`
  }
  return [
    link('atom', 'Novice', 'novice.xml'),
    link('rss', 'Novice (RSS)', 'novice.rss'),
    category ? link('atom', 'Novice te kategorije', 'novice.xml', { kategorija: category }) : '',
    club ? link('atom', 'Izidi kluba', 'izidi.xml', { klub: club }) : '',
  ]
}

interface HeadAddress {
  /** Percent-encoded */
  path: string
  /** The part of the query that the page depends on, without "?" */
  query?: string
  site: Site
}

/**
 * The shell's HTML with what the page says of itself. An undefined `about` is a page that doesn't exist: it keeps the
 * shell's default texts and has noindex.
 */
export function fillHead(
  html: string,
  about: PageAbout | undefined,
  { path, query = '', site }: HeadAddress,
): string {
  const canonical = /<link rel="canonical"[^>]*>/
  if (!about) return put(html, canonical, '<meta name="robots" content="noindex">')
  const url = pageAddress(path, site)
  const picture = pictureAddress(about.picture ?? null, site)
  const title = documentTitle(about)
  const description = about.description.replace('{federation}', federation)
  const shared = {
    'og:type': about.kind ?? 'website',
    'og:site_name': productName,
    'og:locale': 'sl_SI',
    'og:title': about.heading ?? about.title,
    'og:description': description,
    'og:url': url,
    ...(picture && { 'og:image': picture }),
  }
  const tags = [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...feedLinks(path, query, site.base),
    oembedLink({ pathname: path, searchParams: new URLSearchParams(query) }, title, site.base),
    ...Object.entries(shared).map(([name, text]) => meta('property', name, text)),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    dataBlock(about.jsonLd?.({ url, picture, publisher: federation })),
  ]
  const titled = put(html, /<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`)
  const described = put(titled, /<meta name="description"[^>]*>/, meta('name', 'description', description))
  return put(described, canonical, tags.filter(Boolean).join('\n    '))
}
