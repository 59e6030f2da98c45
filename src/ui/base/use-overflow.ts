/** Whether a scroller's content is wider than it; false until it is measured. */
import { useEffect, useRef, useState } from 'react'

export function useOverflow() {
  const scroller = useRef<HTMLElement>(null)
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    // Where sizes change the observer speaks, at first too.
    const sizes = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth + 1))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return { scroller, isWide }
}
