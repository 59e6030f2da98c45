/**
 * What an element does for its links, ads and pictures, static and live alike: installed once for each root, by whatever comes first,
 * and never swapped.
 */
import { postBeacon } from './beacon'
import { dispatch } from './dispatch'
import { missingMark, recordMark, shared } from './protocol'

/** Fires `parket-navigate`; true when the host has prevented the default. */
const isTaken = (element: HTMLElement, url: string): boolean =>
  !dispatch(element, 'parket-navigate', { url }, true)

/** Internal links and buttons (contract: Navigation): a host may route them itself, else the browser follows. */
export function navigate(element: HTMLElement, url: string): void {
  if (!isTaken(element, url)) location.assign(url)
}

/** The link of a click that the browser would follow in this window: no modifier, main button, no other target. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return undefined
  const link = event.composedPath().find((step) => step instanceof HTMLAnchorElement)
  if (!link?.href || link.hasAttribute('download')) return undefined
  return link.target && link.target !== '_self' ? undefined : link
}

function isUnder(url: string, site: string): boolean {
  const rest = url.startsWith(site) ? url.slice(site.length) : undefined
  return rest !== undefined && (rest === '' || '/?#'.includes(rest.charAt(0)))
}

/** The browser doesn't look for a fragment's target in a shadow root. */
function goTo(target: HTMLElement | null): void {
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.scrollIntoView()
}

/** Fires `parket-navigate` for plain clicks on links under the site; a link within the text goes there. */
function followLink(root: ShadowRoot, site: string, event: MouseEvent): void {
  const link = followedLink(event)
  // A nested element announces its own links; slotted ones are the host's.
  if (!link || !root.contains(link)) return
  const [, anchor] = /^#(.+)/.exec(link.getAttribute('href') ?? '') ?? []
  if (anchor) goTo(root.getElementById(anchor))
  if (anchor || (isUnder(link.href, site) && isTaken(root.host as HTMLElement, link.href)))
    event.preventDefault()
}

/**
 * Records a click, also of the middle button, on an ad's link, at the address that it names. The browser itself follows the
 * link, so neither a pop-up blocker nor a lost record stops the visitor.
 */
function recordAdClick(root: ShadowRoot, event: MouseEvent): void {
  const [target] = event.composedPath()
  // A nested element records its own.
  if (!(target instanceof Element) || target.getRootNode() !== root || event.button > 1) return
  const address = target.closest(`a[${recordMark}]`)?.getAttribute(recordMark)
  if (address) postBeacon(address)
}

/** Chromium needs no mark (src/styles/base.css). A loaded SVG may have no natural size, so it is decoded. */
const markBroken = (picture: HTMLImageElement): unknown =>
  picture.decode().catch(() => picture.setAttribute(missingMark, ''))

/** Those without words: others show them. */
function markBrokenPictures(root: ShadowRoot): void {
  const wordless = 'img[alt=""]'
  for (const picture of root.querySelectorAll<HTMLImageElement>(wordless))
    if (picture.complete && !picture.naturalWidth) markBroken(picture)
  root.addEventListener(
    'error',
    ({ target }) => (target as Element).matches(wordless) && markBroken(target as HTMLImageElement),
    true,
  )
}

/** Does nothing for a root that is attended already. `site`: the one that the element's links lead to now. */
export function attend(root: ShadowRoot, site: () => string): void {
  const attended = shared('attended', () => new WeakSet())
  if (attended.has(root)) return
  attended.add(root)
  markBrokenPictures(root)
  root.addEventListener('click', (event) => followLink(root, site(), event as MouseEvent))
  for (const type of ['click', 'auxclick'])
    root.addEventListener(type, (event) => recordAdClick(root, event as MouseEvent))
}
