/** A round button that scrolls to today in a list, shown while that is out of sight. */
import { type RefObject, useEffect, useState } from 'react'
import type { Match } from '../../contract/matches'
import { Icon } from '../../ui/base/icon'
import { actsInPlace } from '../../ui/base/plain-click'
import { shapes } from '../../ui/base/shapes'

interface JumpToNowProperties {
  /** The list that may contain the line "now". */
  list: RefObject<HTMLElement | null>
  /** The match after the line; null if it is on another page of the list. */
  ahead: Match | null
  /** On a page without the line: whether now is on a later page. */
  isAfter: boolean
  /** The number of the page with the line. */
  href: string
  onJump: () => void
  /** Whether the line is in sight at first. */
  isInSight: boolean
}

type Sight = 'seen' | 'above' | 'below'

const lineIn = (list: HTMLElement | null) => list?.querySelector<HTMLElement>('.match-now')

/** Focuses the first match after the line, so that keyboard users continue there. */
function jumpWithin(list: HTMLElement | null): void {
  const line = lineIn(list)
  const pieces = [...(list?.querySelectorAll<HTMLElement>('.match-now, .match') ?? [])]
  const match = line && pieces[pieces.indexOf(line) + 1]
  line?.scrollIntoView({ block: 'center' })
  if (!match) return
  match.tabIndex = -1
  match.focus({ preventScroll: true })
}

export function JumpToNow({ list, ahead, isAfter, href, onJump, isInSight }: JumpToNowProperties) {
  const isHere = ahead !== null
  const [sight, setSight] = useState<Sight>(isInSight ? 'seen' : 'below')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer has another line
  useEffect(() => {
    const line = lineIn(list.current)
    if (!line) return
    const observer = new IntersectionObserver((entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1) as IntersectionObserverEntry
      setSight(isIntersecting ? 'seen' : boundingClientRect.top < 0 ? 'above' : 'below')
    })
    observer.observe(line)
    return () => observer.disconnect()
  }, [list, ahead])
  const isBelow = isHere ? sight === 'below' : isAfter
  return (
    <div className="jump unprinted" data-idle={isHere && sight === 'seen' ? '' : undefined}>
      <a
        className="jump-button"
        aria-label="Danes"
        href={href}
        {...actsInPlace(isHere ? () => jumpWithin(list.current) : onJump)}
      >
        <Icon shape={isBelow ? shapes.arrowDown : shapes.arrowUp} />
      </a>
    </div>
  )
}
