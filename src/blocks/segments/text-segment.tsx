/** Text segments: rich text (html_text, about_us) and titles. */
import { useWidget } from '../../page/widget'
import { Heading } from '../../ui/layout/heading'
import { RichText } from '../../ui/rich-text/rich-text'
import type { SegmentProperties } from './segment-view'

export function TextSegment({
  segment: { html },
  headingLevel,
}: SegmentProperties<'about_us' | 'html_text'>) {
  const { site, storage } = useWidget().configuration
  return <RichText {...{ html, site, storage, headingLevel }} />
}

/** Nothing without a title. */
export function TitleSegment({ segment: { title, align }, headingLevel }: SegmentProperties<'title'>) {
  if (!title) return null
  return (
    <div className="segment-title" data-align={align}>
      <Heading level={headingLevel}>{title}</Heading>
    </div>
  )
}
