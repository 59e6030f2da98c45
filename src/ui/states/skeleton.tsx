/** Places of what is still loading: the real part's grid with bars in place of text, so that nothing jumps. */
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../base/visually-hidden'
import css from './skeleton.css?sheet'

export const skeletonStyles = css

/** A bar in a line of text, px by px; it is narrower where its place is. */
export function Bar({ width, height = 12 }: { width: number; height?: number }) {
  return (
    <span className="bar" style={{ '--bar-width': width, '--bar-height': height }} suppressHydrationWarning />
  )
}

/** In place of a crest, as large as its place says by --crest. */
export function Disc() {
  return <span className="bar disc" />
}

export interface LoadingProperties {
  /** How many placeholders. */
  count: number
  /** One placeholder; each carries the part "skeleton". */
  children: ReactNode
  /** The real list's class, for its gaps. */
  className?: string
  /** Another one beside it says so already. */
  silent?: boolean | undefined
}

/** Says once and politely that something loads; the placeholders themselves are for the eye only. */
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
