import type { WidgetWords } from '../../src/island/attribute-words'
import type { Tag } from '../../src/island/attributes'

export const memberListTag = {
  tag: 'parket-member-list',
  summary: 'The federation’s member clubs; each opens to its address, e-mail, president and matches.',
  attributes: {},
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-metadata'],
  parts: ['club', 'skeleton'],
} satisfies Tag

export const words: WidgetWords<typeof memberListTag.attributes> = {
  tag: memberListTag,
  name: 'Člani zveze',
  shows: 'Klubi, člani zveze. Vsak se odpre in pokaže naslov, e-pošto in predsednika.',
  attributes: {},
}
