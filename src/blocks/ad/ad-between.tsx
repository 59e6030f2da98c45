/**
 * An ad in the middle of a list. If there turns out to be no ad, its placeholder is removed only while the content
 * below it is out of sight, or with the list's next page, so that nothing visible moves.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Ad, type AdProperties } from './ad'

interface AdBetweenProperties extends AdProperties {
  /** Identifies the list around the ad; with another list the placeholder may go. */
  list: unknown
}

export function AdBetween({ ad, list }: AdBetweenProperties) {
  const box = useRef<HTMLDivElement>(null)
  const isHeld = useHeld(box, list)
  return (
    <div className="ad-between unprinted" ref={box} data-held={isHeld ? '' : undefined}>
      <Ad ad={ad} />
    </div>
  )
}

/** Whether an empty placeholder must stay. Once removed, it never comes back. */
function useHeld(box: RefObject<HTMLElement | null>, list: unknown): boolean {
  const [isHeld, setHeld] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list renders anew anyway.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (!last) return
      const isBelowSight = !last.isIntersecting && last.boundingClientRect.top > 0
      setHeld((wasHeld) => !isBelowSight && (wasHeld || element.childElementCount > 0))
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      setHeld(false)
    }
  }, [box, list])
  return isHeld
}
