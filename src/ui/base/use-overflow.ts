/** Whether a scroll container's content is wider than it; false until measured. */
import { useEffect, useRef, useState } from 'react'

export function useOverflow() {
  const scroller = useRef<HTMLElement>(null)
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    // A ResizeObserver also fires initially.
    const sizes = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth + 1))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return { scroller, isWide }
}
