/** The only module that uses the sanitiser. */
import createPurifier, { type Config } from 'dompurify'
import {
  allowedAttributes,
  allowedTags,
  anchorAttributes,
  silentForeignTags,
  silentTags,
} from '../../domain/text/rich-html'
import { htmlPolicy } from '../../page/trusted-html'

const html = 'http://www.w3.org/1999/xhtml'

const unreadable = [...silentTags, ...silentForeignTags].join()

/** SVG and MathML are replaced by their text, as text nodes that can't become markup again. */
function leaveWords(node: Node): void {
  const element = node as Element
  if (node.nodeType !== 1 || element.namespaceURI === html) return
  for (const each of element.querySelectorAll(unreadable)) each.remove()
  element.replaceWith(element.ownerDocument.createTextNode(element.textContent ?? ''))
}

export type Clean = (dirty: string) => DocumentFragment

/** Returns the allowed part of the HTML (contract: Rich text), in a document of its own where nothing loads or runs. */
export function makeCleaner(): Clean {
  const policy = htmlPolicy()
  const purifier = createPurifier(window)
  // After the sanitiser: it has removed forms whose fields shadow their own properties.
  purifier.addHook('uponSanitizeElement', leaveWords)
  const settings = {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes, ...anchorAttributes],
    // `adapt` gives every id a prefix that no property of a document has.
    SANITIZE_DOM: false,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_NAMESPACES: [html],
    FORBID_CONTENTS: [...silentTags],
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']> }),
  } satisfies Config
  return (dirty) => {
    // A frameset at the start would replace the body; after a line break it is ignored.
    const clean = purifier.sanitize(`<br>${dirty}`, settings)
    clean.firstChild?.remove()
    return clean
  }
}
