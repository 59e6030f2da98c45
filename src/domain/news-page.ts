/** The page number of a national team's news in the query. */

/** The page of the news tab, from 1; 1 for anything invalid. */
export function newsPageOf(query: string): number {
  const page = new URLSearchParams(query).get('stran') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** The query, without "?", for that page; page 1 is left out. */
export function queryOnNewsPage(query: string, page: number): string {
  const parameters = new URLSearchParams(query)
  if (page > 1) parameters.set('stran', String(page))
  else parameters.delete('stran')
  return parameters.toString()
}
