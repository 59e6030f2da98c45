/** Placeholders of loading content: the real component's layout with bars in place of text, so that nothing moves. */
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../base/visually-hidden'
import './skeleton.css?sheet'

/** A bar in a line of text, size in px; narrower if its container is. */
export function Bar({ width, height = 12 }: { width: number; height?: number }) {
  return (
    <span className="bar" style={{ '--bar-width': width, '--bar-height': height }} suppressHydrationWarning />
  )
}

/** In place of a crest, of the size set by --crest. */
export function Disc() {
  return <span className="bar disc" />
}

export interface LoadingProperties {
  /** Number of placeholders. */
  count: number
  /** One placeholder; each has the part "skeleton". */
  children: ReactNode
  /** The real list's class, for its gaps. */
  className?: string
  /** Another placeholder beside it already announces loading. */
  silent?: boolean | undefined
}

/** Announces loading once and politely; the placeholders themselves are hidden from screen readers. */
export function Loading({ count, children, className, silent = false }: LoadingProperties) {
  return (
    <div role="status">
      {!silent && <VisuallyHidden>Nalaganje</VisuallyHidden>}
      <div className={className} aria-hidden="true">
        {[...Array(count).keys()].map((index) => (
          <div key={index} part="skeleton">
            {children}
          </div>
        ))}
      </div>
    </div>
  )
}

/** A row of an accordion or a list: a disc (or none) and a line of text. */
export function RowSkeleton({ picture = false }: { picture?: boolean }) {
  return (
    <div className="row-skeleton" data-picture={picture ? '' : undefined}>
      {picture && <Disc />}
      <Bar width={240} height={16} />
    </div>
  )
}
