import { type Tag, textAttribute } from '../../src/element/attributes'

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
