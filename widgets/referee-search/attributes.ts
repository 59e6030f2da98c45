import { countAttribute, idAttribute, type Tag } from '../../src/element/attributes'

export const refereeSearchTag = {
  tag: 'parket-referee-search',
  summary: 'Searches matches by who leads them, and by season, competition and days.',
  attributes: {
    season: idAttribute(
      'Season that is chosen at first; without it, or with an unknown one, the active season',
    ),
    perPage: countAttribute('Number of matches on a page', { least: 1, most: 100, fallback: 20 }),
  },
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-filter-change', 'parket-metadata'],
  parts: ['filter', 'match', 'pagination', 'skeleton'],
} satisfies Tag
