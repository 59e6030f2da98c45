/**
 * What wraps every screen: the widget's context and an error boundary. The same tree in the browser and on the server.
 */
import { useLayoutEffect } from 'react'
import { type Widget, WidgetContext } from '../page/widget'
import type { Attributes, AttributeValues } from './attributes'
import type { WidgetDefinition } from './definition'
import { FaultBorder } from './fault-border'

export interface FrameProperties<A extends Attributes> {
  definition: WidgetDefinition<A>
  attributes: AttributeValues<A>
  widget: Widget
  /** Called after every render, once the tree is in the document. */
  onDrawn?: () => void
}

export function Frame<A extends Attributes>({ definition, attributes, widget, onDrawn }: FrameProperties<A>) {
  // A layout effect: typed text must be restored before the visitor types on.
  useLayoutEffect(() => onDrawn?.())
  const { Screen } = definition
  return (
    <WidgetContext value={widget}>
      <FaultBorder>
        <Screen attributes={attributes} />
      </FaultBorder>
    </WidgetContext>
  )
}
