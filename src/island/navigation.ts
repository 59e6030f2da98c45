/** Internal links and buttons (contract: Navigation): a host may route them itself, else the browser follows. */

import { postBeacon } from './beacon'
import { dispatch } from './dispatch'

/** Fires `parket-navigate`; true when the host has prevented the default. */
const isTaken = (element: HTMLElement, url: string): boolean =>
  !dispatch(element, 'parket-navigate', { url }, true)

export function navigate(element: HTMLElement, url: string): void {
  if (!isTaken(element, url)) location.assign(url)
}

/** The link of a click that the browser would follow in this window: no modifier, main button, no other target. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return undefined
  const link = event.composedPath().find((step) => step instanceof HTMLAnchorElement)
  if (!link?.href || link.hasAttribute('download')) return undefined
  return link.target && link.target !== '_self' ? undefined : link
}

/** Fires `parket-navigate` for plain clicks on links under `site` inside the root. Returns a function that stops it. */
export function announceLinks(root: ShadowRoot, element: HTMLElement, site: () => string): () => void {
  const announce = (event: Event) => {
    const link = followedLink(event as MouseEvent)
    // A nested element announces its own links; slotted ones are the host's.
    if (!link || !root.contains(link) || !isUnder(link.href, site())) return
    if (isTaken(element, link.href)) event.preventDefault()
  }
  root.addEventListener('click', announce)
  return () => root.removeEventListener('click', announce)
}

function isUnder(url: string, site: string): boolean {
  const rest = url.startsWith(site) ? url.slice(site.length) : undefined
  return rest !== undefined && (rest === '' || '/?#'.includes(rest.charAt(0)))
}

/**
 * Records every click, also of the middle button, on an ad's link inside the root, at its `data-record`. The browser
 * itself follows the link, so neither a pop-up blocker nor a lost record stops the visitor. Returns a function that stops it.
 */
export function recordAdClicks(root: ShadowRoot): () => void {
  const record = (event: Event) => {
    const [target] = event.composedPath()
    // A nested element records its own.
    if (!(target instanceof Element) || target.getRootNode() !== root || (event as MouseEvent).button > 1)
      return
    const address = target.closest<HTMLElement>('a[data-record]')?.dataset.record
    if (address) postBeacon(address)
  }
  const types = ['click', 'auxclick']
  for (const type of types) root.addEventListener(type, record)
  return () => {
    for (const type of types) root.removeEventListener(type, record)
  }
}
