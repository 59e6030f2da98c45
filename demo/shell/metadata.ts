/** The document's head follows the page's element: each `parket-metadata` event sets it. */

/** What the page says when its element says nothing, as the server sent it. */
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

/** What the server said of the page that it sent, and of no other. */
const ofOnePage =
  'meta[name="robots"], meta[property^="og:"], link[type="application/json+oembed"], script[type="application/ld+json"]'

/** A new page begins: nothing of the one before may stay, nor that the server knew no such page. */
export function forgetMetadata(url: URL): void {
  for (const said of document.head.querySelectorAll(ofOnePage)) said.remove()
  write(productName(), '', new URL(url.pathname, url))
}

const textIn = (detail: unknown, key: 'title' | 'description' | 'url'): string => {
  const value: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, key) : undefined
  return typeof value === 'string' ? value : ''
}

/** The canonical address is this site's, whatever the event says. */
function ownAddress(text: string): URL {
  const here = new URL(location.pathname, location.origin)
  try {
    const url = new URL(text || here, here)
    return url.origin === location.origin ? url : here
  } catch {
    return here
  }
}

/** Takes what the element says of itself; gives back the title. */
export function takeMetadata(detail: unknown): string {
  const title = textIn(detail, 'title') || productName()
  write(title, textIn(detail, 'description'), ownAddress(textIn(detail, 'url')))
  return title
}
