/** Placeholders of loading content: the real component's layout with bars instead of text, so that nothing moves. */
import type { ReactNode } from 'react'
import './skeleton.css?sheet'

interface BarProperties {
  width: number
  height?: number
}

/** A bar in a line of text, size in px; narrower if its container is. */
export function Bar({ width, height = 12 }: BarProperties) {
  return (
    <span className="bar" style={{ '--bar-width': width, '--bar-height': height }} suppressHydrationWarning />
  )
}

interface TextBarProperties extends BarProperties {
  as?: 'span' | 'p' | 'div'
  className?: string
}

/** A text's element, with a bar instead of its text. */
export const TextBar = ({ as: As = 'span', className, ...bar }: TextBarProperties) => (
  <As className={className}>
    <Bar {...bar} />
  </As>
)

/** Instead of a crest, of the size set by --crest. */
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
      {!silent && <span className="visually-hidden">Nalaganje</span>}
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
