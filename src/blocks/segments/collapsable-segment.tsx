/** Segments inside a segment, shown and hidden by a click. */
import type { Segment } from '../../contract/pages'
import { isDefaultOpen } from '../../contract/segment-settings'
import { setting } from '../../contract/settings'
import { Collapsable, CollapsableWindow } from '../../ui/layout/collapsable'
import { nestedSegments } from './nested-segments'
import { SegmentPlaceContext, useSegmentPlace } from './segment-place'
import type { SegmentProperties } from './segment-view'
import { Segments } from './segments'

const defaultTitle = 'Spustno okno'

const titleOf = (segment: Segment): string => setting(segment, 'title')?.trim() || defaultTitle

export function View({ segment }: SegmentProperties) {
  const Container = segment.type === 'collapsable_window' ? CollapsableWindow : Collapsable
  return (
    <Container title={titleOf(segment)} isOpen={isDefaultOpen(segment)}>
      <NestedSegments segment={segment} />
    </Container>
  )
}

function NestedSegments({ segment }: SegmentProperties) {
  const place = useSegmentPlace()
  const segments = nestedSegments(segment, place.depth)
  if (!segments) return null
  return (
    <SegmentPlaceContext value={{ ...place, depth: place.depth + 1 }}>
      <Segments segments={segments} headingLevel={place.headingLevel} />
    </SegmentPlaceContext>
  )
}
