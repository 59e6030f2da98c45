/**
 * What stands around every screen: the widget's context and the border at which its faults stop. The same
 * tree in the browser and on the server.
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
  /** Called once the tree stands in the document, and after every further drawing of the element. */
  onDrawn?: () => void
}

export function Frame<A extends Attributes>({ definition, attributes, widget, onDrawn }: FrameProperties<A>) {
  // Before anything else happens: what was typed until now stands in fields that React has just taken over.
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
