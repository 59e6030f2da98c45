import type { WidgetWords } from '../../src/island/attribute-words'
import type { Tag } from '../../src/island/attributes'

export const competitionHistoryTag = {
  tag: 'parket-competition-history',
  summary: 'Who won which competition in which season, each leading to that competition.',
  attributes: {},
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-metadata'],
  parts: ['filter', 'history-row', 'skeleton'],
} satisfies Tag

export const words: WidgetWords<typeof competitionHistoryTag.attributes> = {
  tag: competitionHistoryTag,
  name: 'Zgodovina tekmovanj',
  shows: 'Kdo je v\u00a0kateri sezoni osvojil katero tekmovanje.',
  attributes: {},
}
