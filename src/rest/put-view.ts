/** A view that our server drew, put into an element. */
import { trustedHtml } from '../page/trusted-html'
import { sheetOf } from '../styles/adopt'

/**
 * Elements inside have roots of their own, which a parser makes of templates only where it reads a page. Theirs come
 * after: sheets hold in the page's own document alone. One that is defined already draws itself.
 */
function fill(host: Element, content: DocumentFragment): void {
  const inside = [...content.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode]')]
  const hosts = inside.map(({ parentElement }) => parentElement)
  for (const template of inside) template.remove()
  const styles = [...content.querySelectorAll('style')]
  for (const style of styles) style.remove()
  // It has one already where it was defined meanwhile, or an earlier view stands in it.
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  // Constructed: a page's policy refuses style elements that it does not know.
  root.adoptedStyleSheets = styles.map(({ textContent }) => sheetOf(textContent))
  root.replaceChildren(content)
  inside.forEach((template, index) => {
    const host = hosts[index]
    if (host && !host.shadowRoot) fill(host, template.content)
  })
}

/** @param html the inside of a declarative shadow root. Throws where the page forbids our markup. */
export function putView(host: Element, html: string): void {
  // A page of XML would read it as such.
  const template = document.implementation.createHTMLDocument('').createElement('template')
  template.innerHTML = trustedHtml(html)
  fill(host, template.content)
}
