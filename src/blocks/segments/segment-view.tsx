/** One segment by its type; an unknown type shows its name. The code of a type is loaded with its first segment. */
import type { ComponentType } from 'react'
import type { Segment } from '../../contract/pages'
import { contentOf } from '../../contract/segment-settings'
import { type LazyFile, lazyView } from '../../island/lazy-view'
import { NestedWidget } from '../../island/nested-widget'
import { useWidget } from '../../page/widget'
import { fetchRichText } from '../../ui/rich-text/rich-text'
import { ConnectingPage } from './connecting-page'
import { type SegmentKind, segmentKindOf } from './segment-kind'
import { useSegmentPlace } from './segment-place'
import { TextSegment, TitleSegment } from './text-segment'

export interface SegmentProperties {
  segment: Segment
}

interface KindView {
  View: ComponentType<SegmentProperties>
  /** Starts loading what it can't be shown without. */
  fetch?: () => Promise<void>
}

const late = (load: () => Promise<LazyFile<SegmentProperties>>): KindView => {
  const View = lazyView(load)
  return { View, fetch: View.fetch }
}

const text: KindView = { View: TextSegment, fetch: fetchRichText }

const collapsable = late(() => import('./collapsable-segment'))

const views: Record<SegmentKind, KindView> = {
  connecting_page: { View: ConnectingPage },
  about_us: text,
  federation_documents: late(() => import('./federation-documents')),
  html_text: text,
  photo: late(() => import('./photo-segment')),
  title: { View: TitleSegment },
  collapsable_window: collapsable,
  collapsable,
  federation_personnel: late(() => import('./personnel-segment')),
  youtube: late(() => import('./youtube-segment')),
  document: late(() => import('./document-segment')),
  members: { View: Members },
  unknown: { View: UnknownSegment },
}

/** Loads what the published segments, nested ones included, can't be shown without. */
export const fetchesOf = (segments: readonly Segment[], federation: string): (() => Promise<void>)[] => {
  const all = segments.flatMap((segment) => (segment.published ? [segment, ...contentOf(segment)] : []))
  return [...new Set(all.flatMap(({ type }) => views[segmentKindOf(type, federation)].fetch ?? []))]
}

export function SegmentView({ segment }: SegmentProperties) {
  const { federation } = useWidget().configuration
  const { isBand } = useSegmentPlace()
  const kind = segmentKindOf(segment.type, federation)
  const { View } = views[kind]
  // A connecting page's header has the full width; it keeps the gutters of the rest itself.
  const isInBand = isBand && kind !== 'connecting_page'
  return (
    <section part="segment" className={isInBand ? 'segment band' : 'segment'} data-kind={kind}>
      <View segment={segment} />
    </section>
  )
}

function Members() {
  const { headingLevel } = useSegmentPlace()
  return <NestedWidget tag="parket-member-list" headingLevel={headingLevel} />
}

function UnknownSegment({ segment }: SegmentProperties) {
  return <p>{segment.type}</p>
}
