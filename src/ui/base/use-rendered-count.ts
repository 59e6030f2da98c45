/** How many rows of a list are rendered by now. */
import { useDeferredValue, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Runs when the browser is idle. Returns a cancel function. */
function whenIdle(run: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 50)
    return () => clearTimeout(timer)
  }
  // In a page that is never idle it runs all the same.
  const idle = window.requestIdleCallback(run, { timeout: 500 })
  return () => window.cancelIdleCallback(idle)
}

/** Runs when anything is scrolled next. Returns a cancel function. */
function whenScrolled(run: () => void): () => void {
  document.addEventListener('scroll', run, { capture: true, passive: true, once: true })
  return () => document.removeEventListener('scroll', run, { capture: true })
}

/**
 * The number of rows to render out of `total`: `begin` at once, then `step` more each time, and all of them before the
 * page is printed. Beyond `maxIdle`, which would waste memory, more are added while the visitor scrolls. Another
 * `first` or `total` means another list, which starts again.
 */
export function useRenderedCount(
  first: unknown,
  total: number,
  begin: number,
  step: number,
  maxIdle: number,
): number {
  const [rendered, setRendered] = useState({ first, total, count: begin, isDue: false })
  // Deferred, so that other updates, such as another list, don't wait for more rows of this one.
  const deferred = useDeferredValue(rendered)
  const current = rendered.isDue ? rendered : deferred
  const count = current.first === first && current.total === total ? current.count : begin
  const isWhole = count >= total
  useEffect(() => {
    if (isWhole) return
    const add = () => setRendered({ first, total, count: count + step, isDue: false })
    const cancel = count < maxIdle ? whenIdle(add) : whenScrolled(add)
    // The browser prints what is rendered when this listener returns.
    const all = () => flushSync(() => setRendered({ first, total, count: total, isDue: true }))
    window.addEventListener('beforeprint', all)
    return () => {
      cancel()
      window.removeEventListener('beforeprint', all)
    }
  }, [isWhole, first, total, count, step, maxIdle])
  return Math.min(count, total)
}
