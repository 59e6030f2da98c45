/**
 * Chromium keeps fifty history entries per tab, and all test files of a run share one tab: its `history.length` soon
 * stops growing. Here it keeps counting.
 */
let steps = history.length
const push = history.pushState

history.pushState = function pushState(...step: Parameters<History['pushState']>) {
  steps += 1
  push.apply(this, step)
}

Object.defineProperty(history, 'length', { configurable: true, get: () => steps })
