/**
 * An ad in the middle of a list. Where it turns out that there is none, its place goes only while the visitor
 * doesn't see what stands under it: before he comes there, or with the list's next page.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Loading } from '../../api/use-request'
import { Ad, type ShownAd } from './ad'

interface AdBetweenProperties {
  ad: Loading<ShownAd | null>
  /** What the ad stands in the middle of; with another list the place may go. */
  list: unknown
}

export function AdBetween({ ad, list }: AdBetweenProperties) {
  const place = useRef<HTMLDivElement>(null)
  const isHeld = useHeld(place, list)
  return (
    <div className="ad-between" ref={place} data-held={isHeld ? '' : undefined}>
      <Ad ad={ad} />
    </div>
  )
}

/** Whether the place must stay although it is empty. An empty place that has gone never comes back. */
function useHeld(place: RefObject<HTMLElement | null>, list: unknown): boolean {
  const [isHeld, setHeld] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is drawn anew anyway.
  useEffect(() => {
    const element = place.current
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
  }, [place, list])
  return isHeld
}
