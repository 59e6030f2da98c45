/** custom-elements.json: the Custom Elements Manifest of the package. */
import { tokens } from '../../styles/tokens'
import type { DescribedAttribute, DescribedElement } from './description'
import { eventDescriptions, fallbackDescription } from './descriptions'

const attribute = ({ name, property, description, type, fallback }: DescribedAttribute) => ({
  name,
  fieldName: property,
  description,
  type: { text: type },
  ...(fallback !== null && { default: `'${fallback}'` }),
})

const field = ({ name, property, description, settable }: DescribedAttribute) => ({
  kind: 'field',
  name: property,
  attribute: name,
  reflects: true,
  description,
  type: { text: `${settable} | null` },
})

function declaration(element: DescribedElement) {
  return {
    kind: 'class',
    customElement: true,
    name: element.name,
    tagName: element.tag,
    summary: element.summary,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: element.allAttributes.map(attribute),
    members: element.allAttributes.map(field),
    events: element.events.map((name) => ({
      name,
      description: eventDescriptions[name],
      type: { text: `ParketEventMap['${name}']` },
    })),
    slots: [{ name: '', description: fallbackDescription }],
    cssParts: element.parts.map((name) => ({ name })),
    cssProperties: tokens.map(({ name, syntax, fallback, description }) => ({
      name,
      syntax,
      default: fallback,
      description,
    })),
  }
}

function module(element: DescribedElement) {
  const path = `${element.entry}.js`
  return {
    kind: 'javascript-module',
    path,
    declarations: [declaration(element)],
    exports: [
      {
        kind: 'custom-element-definition',
        name: element.tag,
        declaration: { name: element.name, module: path },
      },
    ],
  }
}

/** https://github.com/webcomponents/custom-elements-manifest */
export const manifest = (elements: readonly DescribedElement[]) => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: elements.map(module),
})
