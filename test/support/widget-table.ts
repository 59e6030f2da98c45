/** What widgets/README.md says of attributes, events and elements, made of what the tags say themselves (their attributes.ts). */

import {
  commonDescriptions,
  type DescribedAttribute,
  describeElement,
} from '../../src/build/package/description'
import { eventDescriptions } from '../../src/build/package/descriptions'
import type { Tag } from '../../src/island/attributes'
import { codes, table } from './markdown'

/** By property name: a kind of value, or the words themselves. */
type Kinds = Readonly<Record<string, readonly string[] | string>>

function takes({ property, words }: DescribedAttribute, kinds: Kinds): string {
  const kind = kinds[property] ?? (words.length > 0 ? words : 'text')
  return typeof kind === 'string' ? kind : codes(kind)
}

const attributeTable = (attributes: readonly DescribedAttribute[], kinds: Kinds): string =>
  table(
    ['Attribute', 'Takes', 'Default', 'Meaning'],
    attributes.map((attribute) => [
      codes([attribute.name]),
      takes(attribute, kinds),
      codes(attribute.fallback === null ? [] : [attribute.fallback]),
      attribute.description,
    ]),
  )

export const commonTable = (): string =>
  attributeTable(commonDescriptions, {
    api: 'address',
    storage: 'address',
    site: 'address',
    headingLevel: '1–6',
  })

export const eventTable = (): string =>
  table(
    ['Event', 'When'],
    Object.entries(eventDescriptions).map(([name, description]) => [codes([name]), description]),
  )

function elementSection(tag: Tag): string {
  const { attributes, summary, events, parts } = describeElement(tag)
  const kinds = Object.fromEntries(Object.entries(tag.attributes).map(([name, { takes }]) => [name, takes]))
  return [
    `### \`${tag.tag}\``,
    summary,
    ...(attributes.length > 0 ? [attributeTable(attributes, kinds)] : ['No attributes of its own.']),
    `Events: ${codes(events)}. Parts: ${codes(parts)}.`,
  ].join('\n\n')
}

export const elementSections = (tags: readonly Tag[]): string => tags.map(elementSection).join('\n\n')
