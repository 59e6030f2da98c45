/** The definition of a screen: its tag, its React component, its styles. */
import type { ReactNode } from 'react'
import { configurationNames } from '../page/configuration'
import { type Attributes, type AttributeValues, countAttribute, type Tag, textAttribute } from './attributes'

export interface WidgetDefinition<A extends Attributes = Attributes> {
  tag: Tag<A>
  Screen(properties: { attributes: AttributeValues<A> }): ReactNode
  /** `import.meta.sheets`: CSS texts of the screen and of the components it uses */
  styles: readonly string[]
}

/** The attributes of every tag, besides its own and the configuration's. */
export const commonAttributes = {
  headingLevel: countAttribute('Level of the element’s own heading, for the outline of the page', {
    least: 1,
    most: 6,
    fallback: 2,
  }),
  start: textAttribute(
    'The query that the state begins with, for example `tab=tekme`; keys that the element does not know are ignored; no effect with history="page"',
  ),
} satisfies Attributes

/** The properties of every tag. */
export const commonPropertyNames: readonly string[] = [
  ...configurationNames,
  ...Object.keys(commonAttributes),
]

/** All properties of a tag. */
export const propertiesOf = (tag: Tag): string[] => [...Object.keys(tag.attributes), ...commonPropertyNames]
