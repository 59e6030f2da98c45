/** How much of a list stands by now. */
import { startTransition, useEffect, useState } from 'react'
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

interface Pace {
  /** Rows at once */
  begin: number
  /** Rows at a time from then on */
  step: number
  /** More would fill the machine's memory for nothing: further ones come while the visitor scrolls. */
  mostUnasked: number
}

/**
 * So many of `total` rows may be drawn: some at once, then more and more, all of them before the page is printed.
 * What begins with another `first` or has another total is another list, and begins anew.
 */
export function useArrived(first: unknown, total: number, { begin, step, mostUnasked }: Pace): number {
  const [arrived, setArrived] = useState({ first, total, count: begin })
  const count = arrived.first === first && arrived.total === total ? arrived.count : begin
  const isWhole = count >= total
  useEffect(() => {
    if (isWhole) return
    const add = () => startTransition(() => setArrived({ first, total, count: count + step }))
    const cancel = count < mostUnasked ? whenIdle(add) : whenScrolled(add)
    // What is printed is what stands when this listener ends.
    const all = () => flushSync(() => setArrived({ first, total, count: total }))
    window.addEventListener('beforeprint', all)
    return () => {
      cancel()
      window.removeEventListener('beforeprint', all)
    }
  }, [isWhole, first, total, count, step, mostUnasked])
  return Math.min(count, total)
}
