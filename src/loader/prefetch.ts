/** Fetches elements' files before they are used, from the visitor's first input on, without running them. */
import { filesOf } from './files'

const inputs = ['mousemove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown']

const whenIdle = (act: () => void): unknown =>
  // Not in every browser.
  (globalThis.requestIdleCallback ?? setTimeout)(act)

/** Runs once the visitor has moved, scrolled, touched or typed anywhere on the page and the browser is idle. */
export function onFirstInput(act: () => void): void {
  const listener = ({ type, movementX, movementY }: Event & Partial<MouseEvent>) => {
    // Browsers also report to a new page a mouse that rests above it.
    if (type === 'mousemove' && !(movementX || movementY)) return
    for (const input of inputs) removeEventListener(input, listener, true)
    whenIdle(act)
  }
  for (const input of inputs) addEventListener(input, listener, { capture: true, passive: true })
}

const asked = new Set<string>()

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Preloads the tag's files, once, and never with Save-Data. The links stand in `root`, out of the host's sight.
 * @param nonce of our script's tag, which the page's policy may require
 */
export function preload(tag: string, root: ShadowRoot, base: string, nonce: string): void {
  if (asked.has(tag) || savesData()) return
  asked.add(tag)
  for (const href of filesOf(tag, base))
    root.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href }))
}
