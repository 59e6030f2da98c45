/** The tab that all test files of a worker share. */

// Chromium keeps fifty history entries per tab: its `history.length` soon stops growing. Here it keeps counting.
let steps = history.length
const push = history.pushState

history.pushState = function pushState(...step: Parameters<History['pushState']>) {
  steps += 1
  push.apply(this, step)
}

Object.defineProperty(history, 'length', { configurable: true, get: () => steps })

// A tab in the background gets no frames: a click that would open another one in front of it ends here, after all others
// have seen it.
addEventListener('click', (event) => {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement)
  if (link?.target === '_blank') event.preventDefault()
})
