/**
 * index.d.ts: an interface and the attributes of each element, and where TypeScript looks for them: the DOM's maps of
 * tags and events, React's JSX.
 */
import { commonDescriptions, type DescribedAttribute, type DescribedElement } from './description'
import { eventDescriptions } from './descriptions'

const comment = (text: string, fallback: string | null = null): string =>
  `/** ${text}.${fallback === null ? '' : ` Default: \`${fallback}\`.`} */`

const block = (head: string, lines: readonly string[]): string =>
  lines.length > 0 ? `${head} {\n${lines.join('\n').replace(/^/gm, '  ')}\n}` : `${head} {}`

const property = ({ property, description, settable, fallback }: DescribedAttribute): string =>
  [
    comment(description, fallback),
    `get ${property}(): string | null`,
    `set ${property}(value: ${settable} | null | undefined)`,
  ].join('\n')

const attribute = ({ name, description, type, fallback }: DescribedAttribute): string =>
  `${comment(description, fallback)}\n${/^[a-z]+$/.test(name) ? name : `'${name}'`}?: ${type} | undefined`

const attributesName = (element: DescribedElement): string => element.name.replace(/Element$/, 'Attributes')

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

/**
 * A project without React has no types of it; there JSX is nothing. Markup's names are taken, not the properties':
 * React sets a property only after the element is defined, and renders its name as an attribute on a server.
 */
const jsx = (elements: readonly DescribedElement[]): string[] => [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a type of TypeScript
  'type ParketListeners = { [N in keyof ParketEventMap as `on${N}`]?: (event: ParketEventMap[N]) => void }',
  '',
  'type ParketJsx<E extends ParketElement, A extends ParketAttributes> = A &',
  '  ParketListeners & { class?: string | undefined } & Omit<DetailedHTMLProps<HTMLAttributes<E>, E>, keyof A>',
  '',
  comment('Every element as JSX takes it'),
  block(
    'export interface ParketIntrinsicElements',
    elements.map((each) => `'${each.tag}': ParketJsx<${each.name}, ${attributesName(each)}>`),
  ),
  '',
  '// @ts-ignore: not where React has no types',
  "declare module 'react' {",
  '  namespace JSX {',
  '    interface IntrinsicElements extends ParketIntrinsicElements {}',
  '  }',
  '}',
]

const maps = (elements: readonly DescribedElement[]): string =>
  block('declare global', [
    'interface GlobalEventHandlersEventMap extends ParketEventMap {}',
    block(
      'interface HTMLElementTagNameMap',
      elements.map(({ tag, name }) => `'${tag}': ${name}`),
    ),
  ])

/** The text of index.d.ts; the events' details stand beside it, in events.d.ts. */
export function declarations(elements: readonly DescribedElement[]): string {
  return [
    '// @ts-ignore: not where React has no types',
    "import type { DetailedHTMLProps, HTMLAttributes } from 'react'",
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
    ...jsx(elements),
    '',
    maps(elements),
    '',
  ].join('\n')
}
