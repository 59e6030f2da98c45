import type { WidgetWords } from '../../src/island/attribute-words'
import { type Tag, textAttribute } from '../../src/island/attributes'

export const siteSearchTag = {
  tag: 'parket-site-search',
  summary: 'Searches news, pages, clubs, players and competitions of the whole site.',
  attributes: {
    query: textAttribute(
      'Words that are searched until the visitor enters others; at most the first 100 characters count',
    ),
  },
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-metadata'],
  parts: ['search-result', 'pagination', 'skeleton'],
} satisfies Tag

export const words: WidgetWords<typeof siteSearchTag.attributes> = {
  tag: siteSearchTag,
  name: 'Iskalnik',
  shows: 'Iskanje po novicah, straneh, klubih, igralcih in tekmovanjih.',
  loads: ['pictures'],
  attributes: {
    query: {
      key: 'iskanje',
      label: 'Iskane besede',
      description: 'Besede, ki jih iskalnik išče na začetku.',
    },
  },
}
