/** The segments of a national team's tab. */
import { useMemo } from 'react'
import type { Segment } from '../../contract/pages'
import { shownSegments } from '../../contract/segments'
import { Segments, type SegmentsProperties } from './segments'

interface TabSegmentsProperties extends Omit<SegmentsProperties, 'segments'> {
  segments: readonly Segment[]
}

export function View({ segments, ...rest }: TabSegmentsProperties) {
  const shown = useMemo(() => shownSegments(segments), [segments])
  return <Segments {...rest} segments={shown} />
}
