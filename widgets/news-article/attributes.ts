import type { WidgetWords } from '../../src/island/attribute-words'
import { type Tag, textAttribute } from '../../src/island/attributes'

export const newsArticleTag = {
  tag: 'parket-news-article',
  summary: 'One article: its text, its photos and the articles that go with it.',
  attributes: {
    slug: textAttribute('Url of the article; without it, or with an unknown one, nothing is shown'),
  },
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-metadata'],
  parts: ['photo', 'news-card'],
} satisfies Tag

export const words: WidgetWords<typeof newsArticleTag.attributes> = {
  tag: newsArticleTag,
  name: 'Novica',
  shows: 'Ena novica: besedilo, fotografije in povezane novice.',
  loads: ['pictures', 'recordings', 'films'],
  needs: 'slug',
  attributes: {
    slug: {
      key: 'novica',
      label: 'Novica',
      description: 'Konec naslova novice: /novica/{konec}. Brez njega ni vsebine.',
    },
  },
}
