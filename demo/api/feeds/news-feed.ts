/** The newest news as an Atom feed (RFC 4287). */
import { type News, NewsPage } from '../../../src/contract/news'
import { federation, productName } from '../../site/pages/page-about'
import type { ReadOwnApi } from '../../site/rendering/own-api'
import { slovenianInstant } from './instant'
import { atomLink, declaration, element, escapeXml } from './xml'

const longest = 30

/** `updated` of an empty feed; Atom requires one. */
const beginning = '1970-01-01 00:00:00'

function entry({ url, title, short_text, published_at, categories }: News, origin: string): string {
  const address = `${origin}/novica/${encodeURIComponent(url)}`
  const instant = slovenianInstant(published_at)
  return [
    '<entry>',
    element('id', address),
    element('title', title),
    atomLink('alternate', 'text/html', address),
    element('published', instant),
    element('updated', instant),
    ...categories.map(({ name }) => `<category term="${escapeXml(name)}"/>`),
    element('summary', short_text),
    '</entry>',
  ].join('')
}

/** @param origin the site's, "https://kzs.example"; every address is absolute */
export async function newsFeed(read: ReadOwnApi, origin: string): Promise<string> {
  const { news: entries = [] } = (await read(`/news?perPage=${longest}`, NewsPage)) ?? {}
  const [newest] = entries
  return [
    declaration,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="sl">',
    element('id', `${origin}/novice.xml`),
    element('title', `${productName} - Novice`),
    atomLink('self', 'application/atom+xml', `${origin}/novice.xml`),
    atomLink('alternate', 'text/html', `${origin}/novice`),
    element('updated', slovenianInstant(newest?.published_at ?? beginning)),
    `<author>${element('name', federation)}</author>`,
    ...entries.map((one) => entry(one, origin)),
    '</feed>',
  ].join('\n')
}
