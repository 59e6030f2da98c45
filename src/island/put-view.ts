/** Puts a server-rendered view into an element. */
import { trustedHtml } from '../page/trusted-html'
import { sheetOf } from '../styles/adopt'

/**
 * Nested elements get their roots here, because a template's parser makes none, and afterwards, because constructed sheets
 * belong to one document. A nested element that is already defined renders itself.
 */
function fill(host: Element, content: DocumentFragment): void {
  const inside = [...content.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode]')]
  const hosts = inside.map(({ parentElement }) => parentElement)
  for (const template of inside) template.remove()
  const styles = [...content.querySelectorAll('style')]
  for (const style of styles) style.remove()
  // It has a root if it was defined meanwhile or shows an earlier view.
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  // Constructed sheets: a page's policy may refuse style elements.
  root.adoptedStyleSheets = styles.map(({ textContent }) => sheetOf(textContent))
  root.replaceChildren(content)
  inside.forEach((template, index) => {
    const host = hosts[index]
    if (host && !host.shadowRoot) fill(host, template.content)
  })
}

/** A server-rendered view: the inside of a declarative shadow root. */
export interface View {
  html: string
  /** Elements that are still to get it: each but the last gets a copy, which costs a third of parsing it again */
  uses: number
  content?: DocumentFragment
}

function parsed(html: string): DocumentFragment {
  // An XHTML page would parse it as XML; a document of its own takes half as long again.
  const isHtml = document.contentType === 'text/html'
  const owner = isHtml ? document : document.implementation.createHTMLDocument('')
  const template = owner.createElement('template')
  template.innerHTML = trustedHtml(html)
  return template.content
}

/** Throws where the page forbids our markup. */
export function putView(host: Element, view: View): void {
  view.content ??= parsed(view.html)
  view.uses--
  fill(host, view.uses > 0 ? (view.content.cloneNode(true) as DocumentFragment) : view.content)
}
