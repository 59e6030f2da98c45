/**
 * The only place that knows the sanitiser. Any window with a DOM will do, so a server can bring its own.
 */
import createPurifier, { type Config, type WindowLike } from 'dompurify'
import { allowedAttributes, allowedTags, silentTags } from '../../domain/rich-html'
import { type HtmlPolicy, htmlPolicy } from '../../page/trusted-html'

const html = 'http://www.w3.org/1999/xhtml'

/** What stands in a drawing or a formula and is no word of it. */
const unreadable = [...silentTags, 'desc', 'metadata', 'annotation', 'annotation-xml'].join()

/** A drawing or a formula leaves its words behind, as words: text can't turn into markup again. */
function leaveWords(node: Node): void {
  const element = node as Element
  if (node.nodeType !== 1 || element.namespaceURI === html) return
  for (const each of element.querySelectorAll(unreadable)) each.remove()
  element.replaceWith(element.ownerDocument.createTextNode(element.textContent ?? ''))
}

export type Clean = (dirty: string) => DocumentFragment

/** Gives the allowed part of the HTML (contract: Rich text), in a document of its own where nothing loads or runs. */
export function cleanerOf(window: WindowLike, policy: HtmlPolicy | undefined): Clean {
  const purifier = createPurifier(window)
  // Not before: a form whose fields are called as its own properties is gone by now.
  purifier.addHook('uponSanitizeElement', leaveWords)
  const settings = {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_NAMESPACES: [html],
    FORBID_CONTENTS: [...silentTags],
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']> }),
  } satisfies Config
  return (dirty) => {
    // A frameset at the beginning would stand in the body's place; after a line it is none.
    const clean = purifier.sanitize(`<br>${dirty}`, settings)
    clean.firstChild?.remove()
    return clean
  }
}

export const makeCleaner = (): Clean => cleanerOf(window, htmlPolicy())
