import { idAttribute, refreshAttribute, type Tag } from '../../src/element/attributes'

export const playerTag = {
  tag: 'parket-player',
  summary: 'A national team’s player: facts, appearances and points, statistics, matches.',
  attributes: {
    player: idAttribute('Player; without one, or with an unknown one, nothing is shown'),
    refresh: refreshAttribute,
  },
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-metadata'],
  parts: ['stat-row', 'match', 'skeleton'],
} satisfies Tag
