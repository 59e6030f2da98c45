/** What makes elements live is fetched before anybody reaches for them, once somebody is there: nothing of it runs. */
import { filesOf } from './files'

const signs = ['mousemove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown']

const whenIdle = (act: () => void): unknown =>
  // Not in every browser.
  (globalThis.requestIdleCallback ?? setTimeout)(act)

/** Once a visitor has moved, scrolled, touched or typed anywhere on the page, and the browser has nothing else to do. */
export function onFirstSign(act: () => void): void {
  const hear = ({ type, movementX, movementY }: Event & Partial<MouseEvent>) => {
    // A browser also tells a new page of a mouse that rests above it.
    if (type === 'mousemove' && !(movementX || movementY)) return
    for (const sign of signs) removeEventListener(sign, hear, true)
    whenIdle(act)
  }
  for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true })
}

const asked = new Set<string>()

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Asks for the tag's files, once; not for visitors who save data. The links stand in `root`, where no host sees them.
 * @param nonce of our script's tag: a page's policy may let in nothing else
 */
export function preload(tag: string, root: ShadowRoot, base: string, nonce: string): void {
  if (asked.has(tag) || savesData()) return
  asked.add(tag)
  for (const href of filesOf(tag, base))
    root.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href }))
}
