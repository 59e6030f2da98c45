/** An article's structured data: schema.org's NewsArticle. */

export interface ArticleFacts {
  title: string
  short_text: string
  /** Wall time "YYYY-MM-DD HH:MM:SS" */
  published_at: string
  author: string | null
}

/**
 * `url` and `picture` are absolute; `publisher` is the federation's name. The publication time is written without a
 * zone.
 */
export function newsArticleData(
  { title, short_text, published_at, author }: ArticleFacts,
  { url, picture, publisher }: { url: string; picture: string | null; publisher: string },
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    ...(short_text && { description: short_text }),
    datePublished: published_at.replace(' ', 'T'),
    ...(picture && { image: [picture] }),
    ...(author && { author: [{ '@type': 'Person', name: author }] }),
    publisher: { '@type': 'Organization', name: publisher },
    mainEntityOfPage: url,
    inLanguage: 'sl',
  }
}
