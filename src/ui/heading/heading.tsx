/** A section's heading: the title on a hairline with a tick, the one ornament (look 3). */
import type { ReactNode } from 'react'
import css from './heading.css?sheet'
import { headingTag } from './heading-tag'

export const headingStyles = css

export function Heading({ level, children }: { level: number; children: ReactNode }) {
  const Tag = headingTag(level)
  return <Tag className="heading">{children}</Tag>
}
