/** For a scroll container: marks one whose content is wider, and takes the focus there, once measured. */
import { useEffect, useRef, useState } from 'react'

export function useOverflow() {
  const ref = useRef<HTMLElement>(null)
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // A ResizeObserver also fires initially.
    const sizes = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth + 1))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return { ref, 'data-wide': isWide || undefined, tabIndex: isWide ? 0 : undefined }
}
