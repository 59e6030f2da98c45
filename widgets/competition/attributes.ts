import { idAttribute, refreshAttribute, type Tag, wordAttribute } from '../../src/element/attributes'

export const competitionTag = {
  tag: 'parket-competition',
  summary: 'A competition: its matches, standings, clubs and statistics, and its other seasons.',
  attributes: {
    competition: idAttribute('Competition; without it, or with an unknown one, nothing is shown'),
    club: idAttribute('Club whose rows have the part `own`; an unknown one marks nothing'),
    tab: wordAttribute(
      'One part alone, for example `standings`, without tabs and other seasons; `all` shows everything',
      ['all', 'matches', 'standings', 'statistics', 'clubs'],
      'all',
    ),
    refresh: refreshAttribute,
  },
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-metadata'],
  parts: ['tab', 'match', 'standing-row', 'club', 'stat-row', 'news-card', 'pagination', 'skeleton'],
} satisfies Tag
