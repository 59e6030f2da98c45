/** Internal links and buttons (contract: Navigation): the host may route itself, else the browser follows. */
import { dispatch } from './dispatch'
import { tell } from './tell'

/** Announces the way; true when the host has taken it. */
const isTaken = (element: HTMLElement, url: string): boolean =>
  !dispatch(element, 'parket-navigate', { url }, true)

export function navigate(element: HTMLElement, url: string): void {
  if (!isTaken(element, url)) location.assign(url)
}

/** A click that the browser would answer in this window: no modifier, main button, no other target. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return undefined
  const link = event.composedPath().find((step) => step instanceof HTMLAnchorElement)
  if (!link?.href || link.hasAttribute('download')) return undefined
  return link.target && link.target !== '_self' ? undefined : link
}

/** Announces every plain click on an internal link, one under `site`, inside the root; gives back how to stop. */
export function announceLinks(root: ShadowRoot, element: HTMLElement, site: () => string): () => void {
  const announce = (event: Event) => {
    const link = followedLink(event as MouseEvent)
    // A screen inside this one announces its own; what stands in the slot is the host's.
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
 * Records every click, also of the middle button, on an ad inside the root: its link says in `data-record` where. The
 * browser itself follows it, so neither a pop-up blocker nor a lost record stops the visitor. Gives back how to stop.
 */
export function recordAdClicks(root: ShadowRoot): () => void {
  const record = (event: Event) => {
    const [target] = event.composedPath()
    // A screen inside this one records its own.
    if (!(target instanceof Element) || target.getRootNode() !== root || (event as MouseEvent).button > 1)
      return
    const address = target.closest<HTMLElement>('a[data-record]')?.dataset.record
    if (address) tell(address)
  }
  const types = ['click', 'auxclick']
  for (const type of types) root.addEventListener(type, record)
  return () => {
    for (const type of types) root.removeEventListener(type, record)
  }
}
