import { type Tag, textAttribute } from '../../src/element/attributes'

export const siteSearchTag = {
  tag: 'parket-site-search',
  summary: 'Searches news, pages, clubs, players and competitions of the whole site.',
  attributes: {
    query: textAttribute('Words that are looked for at the start'),
  },
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-metadata'],
  parts: ['search-result', 'pagination', 'skeleton'],
} satisfies Tag
