/** The widgets and settings of the plugin's block, generated from attributes.ts and the builder's labels. */
import type { PlainWords } from '../../src/island/attribute-words'
import type { Attribute, Attributes } from '../../src/island/attributes'
import { commonAttributes } from '../../src/island/definition'
import { attributeText, kebab } from '../../src/page/attribute-text'
import { sitePageOf } from '../site/builder/screen'
import { widgetNames, wordsOf } from '../site/builder/tags'
import { fonts, ownColor, ownRadius, radii, schemes } from '../site/builder/theme'

interface PluginAttribute {
  label: string
  kind: 'id' | 'ids' | 'text' | 'path' | 'date' | 'count' | 'color' | 'words'
  fallback?: string
  /** Range of a number, both included */
  least?: number
  most?: number
  /** The labels of its words */
  words?: Readonly<Record<string, string>>
}

interface PluginLook extends PluginAttribute {
  /** The custom property that it sets */
  property: string
  /** The unit of a number */
  unit?: string
  /** The CSS values of its words */
  css?: Readonly<Record<string, string>>
}

const kinds = ['id', 'ids', 'text', 'path', 'date'] as const
const switchWords: Readonly<Record<string, string>> = { on: 'Da', off: 'Ne' }

function pluginAttribute(
  { takes, fallback }: Attribute<unknown>,
  words: Pick<PlainWords, 'label' | 'choices'>,
): PluginAttribute {
  const own = attributeText(fallback)
  const common = { label: words.label, ...(own && { fallback: own }) }
  if (typeof takes !== 'string') {
    const named = takes.map((word) => [word, words.choices?.[word] ?? switchWords[word] ?? word])
    return { ...common, kind: 'words', words: Object.fromEntries(named) }
  }
  const kind = kinds.find((each) => each === takes)
  if (kind) return { ...common, kind }
  const [least = 0, most = 0] = takes.split('–').map(Number)
  return { ...common, kind: 'count', least, most }
}

const listOf = (
  attributes: Attributes,
  said: Readonly<Record<string, Pick<PlainWords, 'label' | 'choices'>>>,
) =>
  Object.fromEntries(
    Object.entries(attributes).map(([property, attribute]) => [
      kebab(property),
      pluginAttribute(attribute, said[property] ?? { label: property }),
    ]),
  )

const commonWords = { headingLevel: { label: 'Raven naslova' }, start: { label: 'Začetno stanje' } }

const look: Readonly<Record<string, PluginLook>> = {
  color: { label: 'Barva', kind: 'color', fallback: ownColor, property: '--parket-color-primary' },
  radius: {
    label: 'Zaobljenost',
    kind: 'count',
    least: 0,
    most: Math.max(...radii),
    fallback: String(ownRadius),
    unit: 'px',
    property: '--parket-radius',
  },
  font: {
    label: 'Pisava',
    kind: 'words',
    words: Object.fromEntries(Object.entries(fonts).map(([font, { name }]) => [font, name])),
    css: Object.fromEntries(Object.entries(fonts).map(([font, { family }]) => [font, family])),
    property: '--parket-font-family',
  },
  scheme: {
    label: 'Svetlo ali temno',
    kind: 'words',
    words: { light: 'Svetlo', dark: 'Temno' },
    css: Object.fromEntries(
      Object.values(schemes).flatMap((scheme) => (scheme === null ? [] : [[scheme, scheme]])),
    ),
    property: 'color-scheme',
  },
}

/** The site's and the API's addresses come only from the plugin's settings, not from attributes. */
export const widgetList = () => ({
  widgets: Object.fromEntries(
    widgetNames.map((widget) => {
      const { name, shows, tag, attributes } = wordsOf(widget)
      const page = sitePageOf({ widget, values: {}, start: '' }, '')
      return [
        widget,
        { name, shows, path: page?.slice(1) ?? '', attributes: listOf(tag.attributes, attributes) },
      ]
    }),
  ),
  common: listOf(commonAttributes, commonWords),
  look,
})
