/** Updates the document's head with the metadata of the page's element (`parket-metadata`). */

/** The defaults for elements without metadata, as sent by the server. */
const productName = (): string =>
  document.querySelector<HTMLElement>('script[data-product-name]')?.dataset.productName ?? 'Parket'

function setHead(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}

const write = (title: string, description: string, url: URL): void => {
  document.title = title
  setHead('meta[name="description"]', 'content', description)
  setHead('link[rel="canonical"]', 'href', url.href)
}

/** Metadata that the server sent for the first page only. */
const ofOnePage =
  'meta[name="robots"], meta[property^="og:"], link[type="application/json+oembed"], script[type="application/ld+json"]'

/** Resets the head for a new page, including the server's noindex for an unknown page. */
export function forgetMetadata(url: URL): void {
  for (const each of document.head.querySelectorAll(ofOnePage)) each.remove()
  write(productName(), '', new URL(url.pathname, url))
}

const textIn = (detail: unknown, key: 'title' | 'description' | 'url'): string => {
  const value: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, key) : undefined
  return typeof value === 'string' ? value : ''
}

/** The canonical address is on this site, whatever the event contains. */
function ownAddress(text: string): URL {
  const here = new URL(location.pathname, location.origin)
  try {
    const url = new URL(text || here, here)
    return url.origin === location.origin ? url : here
  } catch {
    return here
  }
}

/** Applies the element's metadata; returns the title. */
export function takeMetadata(detail: unknown): string {
  const title = textIn(detail, 'title') || productName()
  write(title, textIn(detail, 'description'), ownAddress(textIn(detail, 'url')))
  return title
}
