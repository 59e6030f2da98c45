import { type Tag, textAttribute } from '../../src/element/attributes'

export const newsArticleTag = {
  tag: 'parket-news-article',
  summary: 'One article: its text, its photos and the articles that go with it.',
  attributes: {
    slug: textAttribute('Url of the article; without it, or with an unknown one, nothing is shown'),
  },
  events: ['parket-load', 'parket-error', 'parket-navigate', 'parket-metadata'],
  parts: ['photo', 'news-card'],
} satisfies Tag
