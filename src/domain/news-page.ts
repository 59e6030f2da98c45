/** The page of a national team's news in its query. */

/** The page of the news tab, from 1; the first for anything that is no page. */
export function newsPageOf(query: string): number {
  const page = new URLSearchParams(query).get('stran') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** The query, without "?", that shows that page of the news; the first goes without saying. */
export function queryOnNewsPage(query: string, page: number): string {
  const parameters = new URLSearchParams(query)
  if (page > 1) parameters.set('stran', String(page))
  else parameters.delete('stran')
  return parameters.toString()
}
