/** The segments of a CMS page, of a tab, or inside another segment. */
import type { ShownSegment } from '../../contract/segments'
import { ErrorBoundary } from '../../island/error-boundary'
import { Rows } from '../../ui/base/rows'
import { SegmentView } from './segment-view'
import './segments.css?sheet'

/** A segment is about as high as this many rows of a list. */
const rowsInSegment = 4

interface SegmentsProperties {
  segments: readonly ShownSegment[]
  /** Level of the segments' own headings, 1–6. */
  headingLevel: number
  /** Full window width, as on a page of its own; else the width of the container. */
  isBand?: boolean
  /** Inside another segment. */
  isNested?: boolean
  /** The page's title and picture, if the first segment's header shows them. */
  header?: { title: string; picture: string | null } | null
}

export function Segments(properties: SegmentsProperties) {
  const { segments, headingLevel, isBand = false, isNested, header = null } = properties
  return (
    <div className="segments stack" data-nested={isNested ? '' : undefined}>
      <Rows of={segments} rowsIn={() => rowsInSegment}>
        {(segment, index) => (
          // Keyed by index: ids may be missing, and segments never move.
          <ErrorBoundary key={index} part={segment.kind === 'other' ? segment.type : segment.kind}>
            <SegmentView
              {...{ segment, headingLevel, isBand }}
              {...(index === 0 && header ? header : { title: null, picture: null })}
            />
          </ErrorBoundary>
        )}
      </Rows>
    </div>
  )
}
