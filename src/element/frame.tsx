/**
 * What stands around every screen: the widget's context and the border at which its faults stop. The same
 * tree in the browser and on the server.
 */
import { Component, type ReactNode, useEffect } from 'react'
import { type Widget, WidgetContext } from '../page/widget'
import type { Attributes, AttributeValues } from './attributes'
import type { WidgetDefinition } from './definition'

/** A tree that threw shows nothing (spec 8); the rest of the page never notices. */
class FaultBorder extends Component<{ widget: Widget; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.widget.reportFailure({ request: 'draw', error })
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}

export interface FrameProperties<A extends Attributes> {
  definition: WidgetDefinition<A>
  attributes: AttributeValues<A>
  widget: Widget
  /** Called once the tree stands in the document, and after every further drawing of the element. */
  onDrawn?: () => void
}

export function Frame<A extends Attributes>({ definition, attributes, widget, onDrawn }: FrameProperties<A>) {
  useEffect(() => onDrawn?.())
  const { Screen } = definition
  return (
    <FaultBorder widget={widget}>
      <WidgetContext value={widget}>
        <Screen attributes={attributes} />
      </WidgetContext>
    </FaultBorder>
  )
}
