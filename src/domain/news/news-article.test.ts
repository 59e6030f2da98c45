import { expect, it } from 'vitest'
import { newsArticleData } from './news-article'

const facts = {
  title: 'Zmaji še naprej brez poraza',
  short_text: 'Po sedmih krogih.',
  published_at: '2025-11-14 10:30:00',
  author: 'Neža Lah',
}
const url = 'https://kzs.example/novica/zmaji'
const picture = 'https://kzs.example/storage/a.svg'

it('an article is a NewsArticle with its day as a wall time', () => {
  expect(newsArticleData(facts, { url, picture, publisher: 'KZS' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: 'Zmaji še naprej brez poraza',
    description: 'Po sedmih krogih.',
    datePublished: '2025-11-14T10:30:00',
    image: [picture],
    author: [{ '@type': 'Person', name: 'Neža Lah' }],
    publisher: { '@type': 'Organization', name: 'KZS' },
    mainEntityOfPage: url,
    inLanguage: 'sl',
  })
})

it('what is not known is left out', () => {
  const bare = newsArticleData(
    { ...facts, author: null, short_text: '' },
    { url, picture: null, publisher: 'KZS' },
  )
  expect(Object.keys(bare).filter((key) => ['author', 'image', 'description'].includes(key))).toEqual([])
})
