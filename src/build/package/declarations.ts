/**
 * index.d.ts: an interface and the attributes of each element, and its registration in the DOM's maps of tags and
 * events and in the templates of frameworks.
 */
import { commonDescriptions, type DescribedAttribute, type DescribedElement } from './description'
import { eventDescriptions } from './descriptions'
import { attributesName, block, comment, templateImports, templates } from './templates'

const property = ({ property, description, settable, fallback }: DescribedAttribute): string =>
  [
    comment(description, fallback),
    `get ${property}(): string | null`,
    `set ${property}(value: ${settable} | null | undefined)`,
  ].join('\n')

const attribute = ({ name, description, type, fallback }: DescribedAttribute): string =>
  `${comment(description, fallback)}\n${/^[a-z]+$/.test(name) ? name : `'${name}'`}?: ${type} | undefined`

const ofElement = (element: DescribedElement): string[] => [
  comment(element.summary.replace(/\.$/, '')),
  block(`export interface ${element.name} extends ParketElement`, element.attributes.map(property)),
  '',
  block(
    `export interface ${attributesName(element)} extends ParketAttributes`,
    element.attributes.map(attribute),
  ),
  '',
]

const event = ([name, description]: [string, string]): string =>
  `${comment(description)}\n'${name}': CustomEvent<ParketEventDetails['${name}']>`

const maps = (elements: readonly DescribedElement[]): string =>
  block('declare global', [
    'interface GlobalEventHandlersEventMap extends ParketEventMap {}',
    block(
      'interface HTMLElementTagNameMap',
      elements.map(({ tag, name }) => `'${tag}': ${name}`),
    ),
  ])

/** The text of index.d.ts; the events' details are in events.d.ts beside it. */
export function declarations(elements: readonly DescribedElement[]): string {
  return [
    ...templateImports,
    "import type { EventDetails as ParketEventDetails } from './events.js'",
    '',
    "export type { FailedRequest, FilterChange, FilterEntry, PageMetadata } from './events.js'",
    'export type { ParketEventDetails }',
    '',
    comment('What the elements say; all of it bubbles and leaves the shadow root'),
    block('export interface ParketEventMap', Object.entries(eventDescriptions).map(event)),
    '',
    comment('What every element takes'),
    block('export interface ParketElement extends HTMLElement', commonDescriptions.map(property)),
    '',
    comment('What every element takes in markup'),
    block('export interface ParketAttributes', commonDescriptions.map(attribute)),
    '',
    ...elements.flatMap(ofElement),
    ...templates(elements),
    '',
    maps(elements),
    '',
  ].join('\n')
}
