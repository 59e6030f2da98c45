import { idAttribute, type Tag } from '../../src/element/attributes'

export const competitionTag = {
  tag: 'parket-competition',
  summary: 'A competition: its matches, standings, clubs and statistics, and its other seasons.',
  attributes: {
    competition: idAttribute('Competition; without it nothing is shown'),
    club: idAttribute('Club whose rows are marked as `own`'),
  },
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-metadata'],
  parts: ['tab', 'filter', 'match', 'standing-row', 'club', 'stat-row', 'skeleton'],
} satisfies Tag
