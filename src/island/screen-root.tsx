/**
 * What wraps every screen: the widget's context and an error boundary. The same tree in the browser and on the server.
 */
import { useLayoutEffect, useState } from 'react'
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
  /** Called after every render, once the tree is in the document. Its effects run right after that. */
  onRendered?: () => void
}

/**
 * A state that a layout effect sets: React then runs all effects in the same task, among them the subscriptions to stores.
 * Otherwise what is typed in the meantime changes a store that no field has subscribed to, and is taken out of the field.
 */
function EffectsAtOnce() {
  const [, haveRun] = useState(false)
  useLayoutEffect(() => haveRun(true), [])
  return null
}

export function ScreenRoot<A extends Attributes>({
  definition,
  attributes,
  widget,
  onRendered,
}: ScreenRootProperties<A>) {
  useLayoutEffect(() => onRendered?.())
  const { Screen } = definition
  return (
    <WidgetContext value={widget}>
      <ErrorBoundary>
        <Screen attributes={attributes} />
      </ErrorBoundary>
      <EffectsAtOnce />
    </WidgetContext>
  )
}
