/**
 * Chromium keeps fifty steps of a tab's history, and all test files of a run share one tab: its length soon
 * grows no more. Here it counts on.
 */
let steps = history.length
const push = history.pushState

history.pushState = function pushState(...step: Parameters<History['pushState']>) {
  steps += 1
  push.apply(this, step)
}

Object.defineProperty(history, 'length', { configurable: true, get: () => steps })
