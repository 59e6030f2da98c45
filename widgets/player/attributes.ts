import { refreshWords, type WidgetWords } from '../../src/island/attribute-words'
import { idAttribute, refreshAttribute, type Tag } from '../../src/island/attributes'

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

export const words: WidgetWords<typeof playerTag.attributes> = {
  tag: playerTag,
  name: 'Igralec',
  shows: 'Igralec reprezentance: podatki, nastopi in točke, statistika, tekme.',
  loads: ['pictures'],
  needs: 'player',
  attributes: {
    player: { key: 'igralec', label: 'Igralec', description: 'Igralec. Brez njega ni vsebine.' },
    refresh: refreshWords,
  },
}
