/** The container of the page's element. */
import type { Mount } from './routes'

/** Longest wait, in ms, for a page's content before the scroll position is restored. */
const longestWait = 3000

function isMounted(element: Element | null, { tag, attributes }: Mount): element is HTMLElement {
  if (element?.localName !== tag) return false
  return Object.entries(attributes).every(([name, value]) => element.getAttribute(name) === value)
}

/** A script that has loaded defines its tag once; one that failed is loaded again with the next visit. */
function fetchScript(address: string): void {
  import(address).catch((error: unknown) => console.error(`shell: ${address} failed:`, error))
}

/** Shows the element in the outlet; a server-rendered one of the same tag is kept. Null empties the outlet. */
export function fill(outlet: HTMLElement, mount: Mount | null): HTMLElement | null {
  if (!mount) {
    outlet.replaceChildren()
    return null
  }
  const present = outlet.firstElementChild
  if (isMounted(present, mount)) return present
  if (mount.script) fetchScript(mount.script)
  const element = document.createElement(mount.tag)
  for (const [name, value] of Object.entries(mount.attributes)) element.setAttribute(name, value)
  outlet.replaceChildren(element)
  return element
}

/** Resolves once the element shows something, has failed, or the timeout is over. Never rejects. */
export function firstContent(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const done = () => {
      clearTimeout(timer)
      stop.abort()
      // One frame later the content has its height.
      requestAnimationFrame(() => resolve())
    }
    const timer = setTimeout(done, longestWait)
    element.addEventListener('parket-load', done, stop)
    element.addEventListener('parket-error', done, stop)
  })
}
