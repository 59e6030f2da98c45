/** Text segments: rich text (html_text, about_us) and titles. */
import { useWidget } from '../../page/widget'
import { Heading } from '../../ui/layout/heading'
import { RichText } from '../../ui/rich-text/rich-text'
import { useSegmentContext } from './segment-context'
import type { SegmentProperties } from './segment-view'

export function TextSegment({ segment: { html } }: SegmentProperties<'about_us' | 'html_text'>) {
  const { site, storage } = useWidget().configuration
  const { headingLevel } = useSegmentContext()
  return <RichText html={html} site={site} storage={storage} headingLevel={headingLevel} />
}

/** Nothing without a title. */
export function TitleSegment({ segment: { title, align } }: SegmentProperties<'title'>) {
  const { headingLevel } = useSegmentContext()
  if (!title) return null
  return (
    <div className="segment-title" data-align={align}>
      <Heading level={headingLevel}>{title}</Heading>
    </div>
  )
}
