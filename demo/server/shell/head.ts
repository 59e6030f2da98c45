/** The head of a page as sent by the server; the widget later announces the same by `parket-metadata`. */
import { escapeHtml, scriptJson } from '../../../src/domain/markup'
import { newsArticleData } from '../../../src/domain/news-article'
import { pageAddress, pictureAddress, type Site } from '../http/site-address'
import { oembedLink } from './oembed'
import { federation, type Place, productName } from './place'
import { sportsEvent } from './sports-event'

/** Replaces the pattern by literal text: a `$1` in a title has no meaning. */
const put = (html: string, pattern: RegExp, text: string): string => html.replace(pattern, () => text)

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

/** Metadata for sharing a page. */
function sharedTags({ heading, description, kind }: Place, url: string, picture: string | null): string[] {
  return [
    meta('property', 'og:type', kind),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:locale', 'sl_SI'),
    meta('property', 'og:title', heading),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    ...(picture ? [meta('property', 'og:image', picture)] : []),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
  ]
}

const dataBlock = (data: unknown): string => `<script type="application/ld+json">${scriptJson(data)}</script>`

function eventsBlock({ matches }: Place, picture: string | null): string[] {
  const events = matches.map(sportsEvent).filter((event) => event !== null)
  if (events.length === 0) return []
  const graph = events.map((event) => (picture ? { ...event, image: picture } : event))
  return [dataBlock({ '@context': 'https://schema.org', '@graph': graph })]
}

function articleBlock({ article }: Place, url: string, picture: string | null): string[] {
  return article ? [dataBlock(newsArticleData(article, { url, picture, publisher: federation }))] : []
}

export interface RenderTask {
  /** Percent-encoded */
  path: string
  /** The part of the query that the page depends on, without "?" */
  query?: string
  site: Site
}

/**
 * The shell's HTML with the page's metadata. An undefined `place` is a page that doesn't exist: it keeps the shell's
 * default texts and has noindex.
 */
export function fillHead(
  html: string,
  place: Place | undefined,
  { path, query = '', site }: RenderTask,
): string {
  const canonical = /<link rel="canonical"[^>]*>/
  if (!place) return put(html, canonical, '<meta name="robots" content="noindex">')
  const address = pageAddress(path, site)
  const picture = pictureAddress(place.picture, site)
  const titled = put(html, /<title>[^<]*<\/title>/, `<title>${escapeHtml(place.title)}</title>`)
  const described = put(
    titled,
    /<meta name="description"[^>]*>/,
    meta('name', 'description', place.description),
  )
  const tags = [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    `<link rel="alternate" type="application/atom+xml" title="${productName} - Novice" href="${escapeHtml(site.base)}/novice.xml">`,
    ...[
      oembedLink({ pathname: path, searchParams: new URLSearchParams(query) }, place.title, site.base),
    ].filter(Boolean),
    ...sharedTags(place, address, picture),
    ...eventsBlock(place, picture),
    ...articleBlock(place, address, picture),
  ]
  return put(described, canonical, tags.join('\n    '))
}
