/** A national team's page in its query: which team, and what choosing a tab or a competition makes of it (spec 2.3, contract 8.2, 8.29). */
import { statisticsQuery } from './statistics-view'
import { activeTab, isShown, rosterHash, type TabSetting, type TeamTab } from './team-tabs'

/** Ids that can stand in an address: never "." or "..", which would climb out of it. */
const idPattern = /^[\w-][\w.-]{0,63}$/

/** The national team: `tekmovanje` of the query, else the first shown tab's that has one; null for none. */
export function selectedTeam(
  query: string,
  tabs: readonly (Pick<TabSetting, 'show' | 'name' | 'hash'> & { competitionId: string | null })[],
): string | null {
  const ids = [
    new URLSearchParams(query).get('tekmovanje'),
    ...tabs.filter(isShown).map(({ competitionId }) => competitionId),
  ]
  return ids.find((id) => id !== null && idPattern.test(id)) ?? null
}

/** The query, without "?", with the first tab in it; null where it names a tab already or there is none to name. */
export function queryWithTab(query: string, tabs: readonly TeamTab<unknown>[]): string | null {
  if (new URLSearchParams(query).get('tab')) return null
  const first = activeTab(tabs, '')
  return first && withTab(query, first.hash)
}

function withTab(query: string, hash: string): string {
  const parameters = new URLSearchParams(query)
  parameters.set('tab', hash)
  return parameters.toString()
}

const isStatistics = ({ hash, target }: TeamTab<unknown>): boolean =>
  hash === 'statistika' || (target.kind === 'view' && target.view === 'statistics')

/**
 * The query, without "?", after `to` was chosen while `from` was active. A tab's own entries replace it whole,
 * `tab` being the chosen one's where they name none. Leaving the statistics takes `tip` and `filter` out, leaving
 * the news their page; every other key stays.
 */
export function queryOnTab(query: string, from: TeamTab<unknown> | null, to: TeamTab<unknown>): string {
  if (to.replaces) return new URLSearchParams({ ...to.replaces, tab: to.replaces.tab ?? to.hash }).toString()
  return withTab(from && from.hash !== to.hash ? queryWithout(query, from) : query, to.hash)
}

/** What only the left tab understands goes with it. */
function queryWithout(query: string, left: TeamTab<unknown>): string {
  if (isStatistics(left)) return statisticsQuery(query, null)
  return isNews(left) ? queryOnNewsPage(query, 1) : query
}

const isNews = ({ target }: TeamTab<unknown>): boolean => target.kind === 'view' && target.view === 'news'

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

/** The query, without "?", after a competition was chosen: nothing else stays. */
export const queryOnCompetition = (id: string): string =>
  new URLSearchParams({ tekmovanje: id, tab: rosterHash }).toString()
