/** The first sign that somebody is there. */

const inputs = ['mousemove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown']

function whenIdle(act: () => void): void {
  // Not in every browser.
  if (!globalThis.requestIdleCallback) setTimeout(act)
  // In a page that is never idle it runs all the same.
  else requestIdleCallback(act, { timeout: 1000 })
}

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
