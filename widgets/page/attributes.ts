import type { WidgetWords } from '../../src/island/attribute-words'
import { type Tag, textAttribute } from '../../src/island/attributes'

export const pageTag = {
  tag: 'parket-page',
  summary: 'A page of the content management system, made of its segments.',
  attributes: {
    url: textAttribute(
      'Url of the page, for example `domov`; without it, or with an unknown one, nothing is shown',
    ),
  },
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-metadata'],
  parts: ['segment', 'tile', 'photo', 'document', 'news-card', 'skeleton'],
} satisfies Tag

export const words: WidgetWords<typeof pageTag.attributes> = {
  tag: pageTag,
  name: 'Stran',
  shows: 'Poljubna stran zveze, sestavljena iz svojih delov.',
  loads: ['pictures', 'recordings', 'films'],
  needs: 'url',
  attributes: {
    url: {
      key: 'stran',
      label: 'Stran',
      description: 'Pot do strani, na primer »domov«. Brez nje ni vsebine.',
    },
  },
}
