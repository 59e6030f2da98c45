/** What of rich HTML the site will not show, in words for its editor. */
import sanitizeHtml from 'sanitize-html'
import { addressRule, anchorsIn } from '../../../src/domain/text/rich-html'
import { anywhere, optionsFor } from './clean-html'
import { inOurForm } from './editor-markup'

/** Elements that show or do something; of others the text stays. */
const noticed = new Set(
  'script applet form input button select textarea svg math canvas noscript template'.split(' '),
)

const names: Record<string, string> = { a: 'link', img: 'picture', iframe: 'frame', source: 'recording' }

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

const fates = {
  nothing: 'is dropped: only https and paths under storage are shown',
  link: 'becomes a link: only videos of YouTube and Vimeo are shown',
  content: 'is dropped, its text stays: it leads nowhere',
  element: 'is dropped: only https and paths under storage are played',
}

/** One reason for each part, in the order of the text. */
export function droppedParts(html: string): string[] {
  const addresses = { ...anywhere, anchors: anchorsIn(html) }
  const found: string[] = []
  sanitizeHtml(html, {
    ...optionsFor(addresses),
    onOpenTag(given, written) {
      const { tagName: tag, attribs: attributes } = inOurForm(given, written)
      if (noticed.has(tag) || tag.includes('-')) found.push(`the element <${tag}> is dropped`)
      const rule = addressRule(tag)
      const address = rule && attributes[rule.attribute]
      if (!rule || (address === undefined && rule.without !== 'nothing')) return
      if (rule.judge(address ?? '', addresses) === null)
        found.push(`the ${names[tag] ?? 'recording'} "${shortened(address ?? '')}" ${fates[rule.without]}`)
    },
  })
  return found
}
