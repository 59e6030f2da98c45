/**
 * An article's text for whoever doesn't look into shadow roots (reader views, read-it-later, assistants): the fallback
 * of its element, which is shown only where nothing else is.
 */
import { NewsArticle } from '../../../src/contract/news'
import { escapeHtml } from '../../../src/domain/text/markup'
import type { Site } from '../../api/http/site-address'
import { portableHtml } from '../../api/rich-html/clean-html'
import type { ReadOwnApi } from '../rendering/own-api'
import type { Mount } from '../shell/routes'

const paragraph = (text: string | null): string => (text ? `<p>${escapeHtml(text)}</p>` : '')

const articleText = ({ title, short_text, html_content, author }: NewsArticle, { base }: Site): string =>
  [
    `<article lang="sl"><h1>${escapeHtml(title)}</h1>`,
    paragraph(short_text),
    portableHtml(html_content, { site: base, storage: `${base}/storage` }),
    paragraph(author && `Besedilo: ${author}`),
    '</article>',
  ].join('')

/** The outlet's HTML with the fallback in its element; what wasn't rendered is the element with its fallback alone. */
export async function withReadableText(
  html: string,
  { tag, attributes }: Mount,
  site: Site,
  read: ReadOwnApi,
): Promise<string> {
  const { slug } = attributes
  if (tag !== 'parket-news-article' || !slug || !site.base) return html
  const article = await read(`/news/${encodeURIComponent(slug)}`, NewsArticle)
  if (!article) return html
  const written = Object.entries(attributes).map(([name, text]) => ` ${name}="${escapeHtml(text)}"`)
  const end = `</${tag}>`
  const element = html || `<${tag}${written.join('')}>${end}`
  return element.slice(0, -end.length) + articleText(article, site) + end
}
