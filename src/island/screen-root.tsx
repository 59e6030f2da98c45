/**
 * What wraps every screen: the widget's context and an error boundary. The same tree in the browser and on the server.
 */
import { useEffect, useLayoutEffect } from 'react'
import { type Widget, WidgetContext } from '../page/widget'
import { baseStyles } from '../styles/base'
import type { Attributes, AttributeValues } from './attributes'
import type { WidgetDefinition } from './definition'
import elementStyles from './element.css?sheet'
import { ErrorBoundary } from './error-boundary'

/** CSS texts of an element, in the order in which they apply; parts that load on demand add theirs. */
export const stylesOf = ({ styles }: WidgetDefinition): readonly string[] => [
  ...baseStyles,
  ...styles,
  elementStyles,
]

export interface ScreenRootProperties<A extends Attributes> {
  definition: WidgetDefinition<A>
  attributes: AttributeValues<A>
  widget: Widget
  /** Called after every render, once the tree is in the document. */
  onRendered?: () => void
  /** Called after that, once the effects of the screen have run: only then it gets its stores. */
  onEffects?: () => void
}

export function ScreenRoot<A extends Attributes>({
  definition,
  attributes,
  widget,
  onRendered,
  onEffects,
}: ScreenRootProperties<A>) {
  // A layout effect: typed text must be restored before the visitor types on.
  useLayoutEffect(() => onRendered?.())
  useEffect(() => onEffects?.())
  const { Screen } = definition
  return (
    <WidgetContext value={widget}>
      <ErrorBoundary>
        <Screen attributes={attributes} />
      </ErrorBoundary>
    </WidgetContext>
  )
}
