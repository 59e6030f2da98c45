/** One segment by its type; an unknown type shows its name. The code of a type is loaded with its first segment. */
import type { ComponentType } from 'react'
import { isMemberList, type SegmentKind, type SegmentOf, type ShownSegment } from '../../contract/segments'
import { lazyView } from '../../island/lazy-view'
import { NestedWidget } from '../../island/nested-widget'
import { useWidget } from '../../page/widget'
import { fetchRichText } from '../../ui/rich-text/rich-text'
import { ConnectingPage } from './connecting-page'
import { TextSegment, TitleSegment } from './text-segment'

export interface SegmentProperties<K extends SegmentKind> {
  segment: SegmentOf<K>
  /** Level of a segment's own headings, 1–6. */
  headingLevel: number
  /** The segments have the window's full width and keep the page's gutters themselves. */
  isBand: boolean
  /** The page's title and picture, if the header shows them, else null. */
  title: string | null
  picture: string | null
}

/** `fetch` loads what it can't be shown without. */
type KindView<K extends SegmentKind> = ComponentType<SegmentProperties<K>> & {
  fetch?: () => Promise<unknown>
}

const text = Object.assign(TextSegment, { fetch: fetchRichText })
const collapsable = lazyView(() => import('./collapsable-segment'))

const views: { [K in SegmentKind]: KindView<K> } = {
  connecting_page: ConnectingPage,
  about_us: text,
  federation_documents: lazyView(() => import('./federation-documents')),
  html_text: text,
  photo: lazyView(() => import('./photo-segment')),
  title: TitleSegment,
  collapsable_window: collapsable,
  collapsable,
  federation_personnel: lazyView(() => import('./personnel-segment')),
  youtube: lazyView(() => import('./youtube-segment')),
  document: lazyView(() => import('./document-segment')),
  other: OtherSegment,
}

/** Loads what the segments, those inside them included, can't be shown without. */
export const fetchesOf = (segments: readonly ShownSegment[]): (() => Promise<unknown>)[] => {
  const all = segments.flatMap((each) => ('segments' in each ? [each, ...each.segments] : each))
  return [...new Set(all.flatMap(({ kind }) => views[kind].fetch ?? []))]
}

export function SegmentView<K extends SegmentKind>(properties: SegmentProperties<K>) {
  const { segment, isBand } = properties
  const { kind } = segment
  const View: KindView<K> = views[kind]
  // A connecting page's header has the full width; it keeps the gutters of the rest itself.
  const isInBand = isBand && kind !== 'connecting_page'
  return (
    <section part="segment" className={isInBand ? 'segment band' : 'segment'} data-kind={kind}>
      <View {...properties} />
    </section>
  )
}

function OtherSegment({ segment: { type }, headingLevel }: SegmentProperties<'other'>) {
  const { federation } = useWidget().configuration
  if (!isMemberList(type, federation)) return <p>{type}</p>
  return <NestedWidget tag="parket-member-list" headingLevel={headingLevel} />
}
