/** Text segments: rich text (html_text, about_us) and titles. */
import { setting, wordOf } from '../../contract/settings'
import { useWidget } from '../../page/widget'
import { Heading } from '../../ui/layout/heading'
import { RichText } from '../../ui/rich-text/rich-text'
import { useSegmentPlace } from './segment-place'
import type { SegmentProperties } from './segment-view'

export const alignments = ['left', 'center', 'right'] as const

export function TextSegment({ segment }: SegmentProperties) {
  const { site, storage } = useWidget().configuration
  const { headingLevel } = useSegmentPlace()
  const html = setting(segment, 'html_content') ?? ''
  return <RichText html={html} site={site} storage={storage} headingLevel={headingLevel} />
}

/** Nothing without a title. */
export function TitleSegment({ segment }: SegmentProperties) {
  const { headingLevel } = useSegmentPlace()
  const title = setting(segment, 'title')?.trim()
  if (!title) return null
  return (
    <div className="segment-title" data-align={wordOf(segment, 'position', alignments, 'left')}>
      <Heading level={headingLevel}>{title}</Heading>
    </div>
  )
}
