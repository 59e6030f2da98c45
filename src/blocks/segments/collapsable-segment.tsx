/** Segments inside a segment, shown and hidden by a click. */
import type { Segment } from '../../contract/pages'
import { contentOf, isDefaultOpen } from '../../contract/segment-settings'
import { setting } from '../../contract/settings'
import { Collapsable, CollapsableWindow, collapsableStyles } from '../../ui/layout/collapsable'
import { SegmentPlaceContext, useSegmentPlace } from './segment-place'
import type { SegmentProperties } from './segment-view'
import { Segments } from './segments'

export const styles = collapsableStyles

/** Deeper nesting is no real page: its content is left out. */
const deepest = 10

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
  if (place.depth >= deepest) return null
  return (
    <SegmentPlaceContext value={{ ...place, depth: place.depth + 1 }}>
      <Segments segments={contentOf(segment)} headingLevel={place.headingLevel} />
    </SegmentPlaceContext>
  )
}
