/** Addresses for the sitemap of a backend that has no list of them: collected from its menu, lists and rosters. */

import { isRecord, type Json, recordsOf, textOf } from '../json'
import { type Address, newsAddress } from '../requests/addresses'
import { type Clock, isFuture } from '../requests/embargo'
import { type AskApi, sitePages } from './site-pages'

const newsAddresses = (news: readonly Json[]): Address[] =>
  news.map(({ url, published_at }) => newsAddress({ url: textOf(url), published_at: textOf(published_at) }))

async function readNewsPage(ask: AskApi, page: number) {
  const answer = await ask('/news', { page: String(page), perPage: '100' })
  return {
    news: isRecord(answer) ? recordsOf(answer.news) : [],
    total: isRecord(answer) ? Number(answer.nuOfNews) : Number.NaN,
  }
}

/**
 * The newest news, and which of them are of the future. One request, so that they need not wait until all addresses are
 * gathered again.
 */
export async function newestAddresses(ask: AskApi, clock: Clock) {
  const { news } = await readNewsPage(ask, 1)
  return { newest: newsAddresses(news), coming: newsAddresses(news.filter((one) => isFuture(one, clock))) }
}

/** Without those paths. */
export function without(addresses: readonly Address[], gone: readonly Address[]): Address[] {
  const paths = new Set(gone.map(({ path }) => path))
  return addresses.filter(({ path }) => !paths.has(path))
}

/** All news, whatever the server's page size. @throws Error if a page repeats news */
async function readNews(ask: AskApi): Promise<Json[]> {
  const all: Json[] = []
  const ids = new Set<string>()
  for (let page = 1; ; page++) {
    const { news, total } = await readNewsPage(ask, page)
    if (news.length === 0) return all
    const known = ids.size
    for (const { id } of news) ids.add(textOf(id))
    if (ids.size === known) throw new Error(`/news: page ${page} repeats the pages before it`)
    all.push(...news)
    if (all.length >= (total || Number.POSITIVE_INFINITY)) return all
  }
}

async function pagesAndTeams(ask: AskApi) {
  const pages: Address[] = []
  const teams = new Set<string>()
  for await (const { page, teams: shown } of sitePages(ask, recordsOf(await ask('/menu')))) {
    const url = textOf(page.url)
    if (url && url !== 'domov') pages.push({ path: shown.length > 0 ? `/reprezentance/${url}` : `/${url}` })
    for (const team of shown) teams.add(team)
  }
  return { pages, teams }
}

async function idsAt(ask: AskApi, path: string, query: Record<string, string> = {}): Promise<string[]> {
  return recordsOf(await ask(path, query)).flatMap(({ id }) => textOf(id) || [])
}

/** The pages of a backend, by hundreds of requests. Rejects if one of its lists can't be read. */
export async function gatherAddresses(ask: AskApi): Promise<Address[]> {
  const { pages, teams } = await pagesAndTeams(ask)
  const news = await readNews(ask)
  const players = new Set<string>()
  for (const team of teams)
    for (const id of await idsAt(ask, `/national-teams/${encodeURIComponent(team)}/players`)) players.add(id)
  const competitions: string[] = []
  for (const seasonId of await idsAt(ask, '/seasons'))
    competitions.push(...(await idsAt(ask, '/competitions', { seasonId })))
  return [
    ...pages,
    ...newsAddresses(news),
    ...[...players].map((id) => ({ path: `/reprezentant/${id}` })),
    ...competitions.map((id) => ({ path: `/tekmovanje/${id}` })),
  ]
}
