/** Rich HTML by the browser's own sanitiser, on pages that forbid our policy (contract: Trusted Types). */
import { allowedAttributes, allowedTags, anchorAttributes } from '../../domain/text/rich-html'
import { moveChildren } from './adapt'
import type { Clean } from './clean'

interface NativeSanitizing {
  setHTML(html: string, options: { sanitizer: object }): void
}

const unwrapped = ['form', 'button', 'label', 'select', 'option', 'fieldset', 'legend', 'font', 'center']

/** Undefined if the browser has none. */
export function nativeCleaner(): Clean | undefined {
  if (!('setHTML' in Element.prototype)) return undefined
  return (dirty) => {
    // Nothing loads or runs in a document without a window.
    const inert = document.implementation.createHTMLDocument('')
    const body = inert.body as unknown as NativeSanitizing
    const elements = allowedTags.filter((tag) => tag !== 'iframe')
    const attributes = [...allowedAttributes, ...anchorAttributes]
    const sanitizer = { elements, attributes, replaceWithChildrenElements: unwrapped }
    body.setHTML(dirty, { sanitizer })
    const fragment = inert.createDocumentFragment()
    moveChildren(inert.body, (child) => fragment.append(child))
    return fragment
  }
}
