import { parseIds } from '../../src/domain/news/news-search'
import { perPageWords, type WidgetWords } from '../../src/island/attribute-words'
import { type Attribute, countAttribute, switchAttribute, type Tag } from '../../src/island/attributes'

const categories: Attribute<readonly string[]> = {
  parse: (text) => parseIds(text) ?? undefined,
  fallback: [],
  description:
    'Categories that are chosen until the visitor chooses others; without it all news; an unknown one has no news',
  takes: 'ids',
}

export const newsListTag = {
  tag: 'parket-news-list',
  summary: 'News as cards, newest first, with their search above and an ad in their middle.',
  attributes: {
    category: categories,
    perPage: countAttribute('Number of news on a page', { least: 1, most: 100, fallback: 9 }),
    header: switchAttribute('The search form above the list', 'on'),
    ads: switchAttribute('An ad after the sixth article', 'on'),
  },
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-filter-change', 'parket-metadata'],
  parts: ['filter', 'news-card', 'banner', 'pagination', 'skeleton'],
} satisfies Tag

export const words: WidgetWords<typeof newsListTag.attributes> = {
  tag: newsListTag,
  name: 'Novice',
  shows: 'Novice na karticah, najnovejše najprej, nad njimi iskalnik.',
  loads: ['pictures'],
  attributes: {
    category: {
      key: 'kategorija',
      label: 'Kategorije',
      description: 'Kategorije, ki so izbrane na začetku, ločene z\u00a0vejico. Brez njih vse novice.',
    },
    perPage: perPageWords('novic'),
    header: { key: 'glava', label: 'Iskalnik nad seznamom', description: 'Iskalnik novic nad seznamom.' },
    ads: { key: 'oglasi', label: 'Oglas med novicami', description: 'Oglas za prvimi šestimi novicami.' },
  },
}
