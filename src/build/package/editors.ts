/** Editor support for our tags in HTML: VS Code's custom data and JetBrains' web-types. */
import { tokens } from '../../styles/tokens'
import type { DescribedElement } from './description'
import { eventDescriptions, fallbackDescription } from './descriptions'

/** https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.md */
export const vscodeData = (elements: readonly DescribedElement[]) => ({
  version: 1.1,
  tags: elements.map((element) => ({
    name: element.tag,
    description: { kind: 'markdown', value: element.summary },
    attributes: element.allAttributes.map(({ name, description, words }) => ({
      name,
      description: { kind: 'markdown', value: description },
      ...(words.length > 0 && { values: words.map((word) => ({ name: word })) }),
    })),
  })),
})

const webTypesElement = (element: DescribedElement) => ({
  name: element.tag,
  description: element.summary,
  attributes: element.allAttributes.map(({ name, description, type, fallback }) => ({
    name,
    description,
    value: { type },
    ...(fallback !== null && { default: fallback }),
  })),
  slots: [{ name: '', description: fallbackDescription }],
  js: {
    properties: element.allAttributes.map(({ property, description, settable }) => ({
      name: property,
      description,
      type: `${settable} | null`,
    })),
    events: element.events.map((name) => ({ name, description: eventDescriptions[name] })),
  },
  css: {
    parts: element.parts.map((name) => ({ name })),
    properties: tokens.map(({ name, description, fallback }) => ({ name, description, default: fallback })),
  },
})

/** https://github.com/JetBrains/web-types */
export const webTypes = (elements: readonly DescribedElement[], version: string) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name: 'parket-widgets',
  version,
  'description-markup': 'markdown',
  contributions: { html: { elements: elements.map(webTypesElement) } },
})
