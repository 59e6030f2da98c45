import { perPageWords, seasonWords, type WidgetWords } from '../../src/island/attribute-words'
import { countAttribute, idAttribute, type Tag } from '../../src/island/attributes'

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

export const words: WidgetWords<typeof refereeSearchTag.attributes> = {
  tag: refereeSearchTag,
  name: 'Sodniški iskalnik',
  shows: 'Iskalnik tekem po sodniku in komisarju, sezoni, tekmovanju in dnevih.',
  attributes: {
    season: seasonWords('Sezona, ki je izbrana na začetku. Brez nje velja tekoča.'),
    perPage: perPageWords('tekem'),
  },
}
