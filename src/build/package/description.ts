/** One element for the package's types, its manifest and its editor data, made from its attributes.ts. */
import type { Attribute, Tag } from '../../island/attributes'
import { commonAttributes } from '../../island/definition'
import { attributeText, kebab } from '../../page/attribute-text'
import { configurationNames } from '../../page/configuration'
import { configurationDescriptions } from './descriptions'

export interface DescribedAttribute {
  /** The name in markup, in kebab case. */
  name: string
  /** The name in JavaScript, in camel case. */
  property: string
  description: string
  /** TypeScript type of the attribute in markup. */
  type: string
  /** TypeScript type of the property, besides null and undefined, which remove the attribute. */
  settable: string
  /** The accepted words, if they are a closed set. */
  words: readonly string[]
  /** The text that means the same as no attribute; null if there is none. */
  fallback: string | null
}

export interface DescribedElement {
  tag: `parket-${string}`
  /** The folder under widgets/ and the entry of the package: the tag without `parket-`. */
  entry: string
  /** The interface of the element in TypeScript, and the stem of other names. */
  name: string
  summary: string
  attributes: readonly DescribedAttribute[]
  /** With those of every tag. */
  allAttributes: readonly DescribedAttribute[]
  events: Tag['events']
  parts: Tag['parts']
}

const union = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' | ')

/** TypeScript types of attribute texts. */
function typeOf({ takes, fallback }: Attribute<unknown>): string {
  if (typeof takes !== 'string') return union(takes)
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a type of TypeScript
  if (typeof fallback === 'number') return 'number | `${number}`'
  return takes === 'id' || takes === 'ids' ? 'string | number' : 'string'
}

function describeAttribute(property: string, attribute: Attribute<unknown>): DescribedAttribute {
  const { takes, fallback, description } = attribute
  const type = typeOf(attribute)
  return {
    name: kebab(property),
    property,
    description,
    type,
    settable: typeof fallback === 'boolean' ? `${type} | boolean` : type,
    words: typeof takes === 'string' ? [] : takes,
    fallback: attributeText(fallback),
  }
}

const describeConfiguration = (property: (typeof configurationNames)[number]): DescribedAttribute => {
  const { description, fallback, words = [] } = configurationDescriptions[property]
  const type = words.length > 0 ? union(words) : 'string'
  return { name: kebab(property), property, description, type, settable: type, words, fallback }
}

const describeAll = (attributes: Tag['attributes']): DescribedAttribute[] =>
  Object.entries(attributes).map(([property, attribute]) => describeAttribute(property, attribute))

/** The attributes of every tag. */
export const commonDescriptions: readonly DescribedAttribute[] = [
  ...configurationNames.map(describeConfiguration),
  ...describeAll(commonAttributes),
]

/** `match-search` → `MatchSearch`. */
const pascal = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

export function describeElement({ tag, summary, attributes: given, events, parts }: Tag): DescribedElement {
  const entry = tag.slice('parket-'.length)
  const attributes = describeAll(given)
  return {
    tag,
    entry,
    name: `Parket${pascal(entry)}Element`,
    summary,
    attributes,
    allAttributes: [...attributes, ...commonDescriptions],
    events,
    parts,
  }
}
