/** Segments inside a segment, shown and hidden by a click. */
import { Collapsable, CollapsableWindow } from '../../ui/layout/collapsable'
import type { SegmentProperties } from './segment-view'
import { Segments } from './segments'

const defaultTitle = 'Spustno okno'

export function View({ segment, headingLevel }: SegmentProperties<'collapsable' | 'collapsable_window'>) {
  const { kind, title, isOpen, segments } = segment
  const Container = kind === 'collapsable_window' ? CollapsableWindow : Collapsable
  return (
    <Container title={title || defaultTitle} isOpen={isOpen}>
      <Segments segments={segments} headingLevel={headingLevel} isNested />
    </Container>
  )
}
