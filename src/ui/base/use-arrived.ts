/** How much of a list stands by now. */
import { useDeferredValue, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The browser's idle time, where it tells of it. Gives back how to call it off. */
function whenIdle(run: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 50)
    return () => clearTimeout(timer)
  }
  // In a page that is never idle they come all the same.
  const idle = window.requestIdleCallback(run, { timeout: 500 })
  return () => window.cancelIdleCallback(idle)
}

/** The next time anything is scrolled. Gives back how to call it off. */
function whenScrolled(run: () => void): () => void {
  document.addEventListener('scroll', run, { capture: true, passive: true, once: true })
  return () => document.removeEventListener('scroll', run, { capture: true })
}

/**
 * So many of `total` rows may be drawn: `begin` at once, then `step` more and more, all of them before the page is
 * printed. More than `mostUnasked` would fill the machine's memory for nothing: further ones come while the visitor
 * scrolls. What begins with another `first` or has another total is another list, and begins anew.
 */
export function useArrived(
  first: unknown,
  total: number,
  begin: number,
  step: number,
  mostUnasked: number,
): number {
  const [arrived, setArrived] = useState({ first, total, count: begin, isDue: false })
  // Whatever else there is to draw, another list before all, does not wait for more of this one.
  const deferred = useDeferredValue(arrived)
  const standing = arrived.isDue ? arrived : deferred
  const count = standing.first === first && standing.total === total ? standing.count : begin
  const isWhole = count >= total
  useEffect(() => {
    if (isWhole) return
    const add = () => setArrived({ first, total, count: count + step, isDue: false })
    const cancel = count < mostUnasked ? whenIdle(add) : whenScrolled(add)
    // What is printed is what stands when this listener ends.
    const all = () => flushSync(() => setArrived({ first, total, count: total, isDue: true }))
    window.addEventListener('beforeprint', all)
    return () => {
      cancel()
      window.removeEventListener('beforeprint', all)
    }
  }, [isWhole, first, total, count, step, mostUnasked])
  return Math.min(count, total)
}
