/** The segments of a national team's tab. */
import { useMemo } from 'react'
import type { Segment } from '../../contract/pages'
import { shownSegments } from '../../contract/segments'
import { Segments } from './segments'

export function View({ segments, headingLevel }: { segments: readonly Segment[]; headingLevel: number }) {
  const shown = useMemo(() => shownSegments(segments), [segments])
  return <Segments segments={shown} headingLevel={headingLevel} />
}
