/** Segments inside a segment. */
import type { Segment } from '../../contract/pages'
import { contentOf } from '../../contract/segment-settings'

/** Deeper nesting is no real page: its content is left out. */
const deepest = 10

/** Null where they are left out. `depth` is that of the segment around them: 0 on the page itself. */
export const nestedSegments = (segment: Segment, depth: number): Segment[] | null =>
  depth < deepest ? contentOf(segment) : null
