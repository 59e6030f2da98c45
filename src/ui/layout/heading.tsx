/** A section's heading: the title on a hairline with a tick, the one ornament. */
import type { ReactNode } from 'react'
import { headingTag } from '../base/heading-tag'
import './heading.css?sheet'

export function Heading({ level, children }: { level: number; children: ReactNode }) {
  const Tag = headingTag(level)
  return <Tag className="heading">{children}</Tag>
}
