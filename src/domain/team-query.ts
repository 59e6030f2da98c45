/** A national team's page in its query: which team, and what choosing a tab or a competition makes of it. */
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
  const parameters = new URLSearchParams(query)
  if (parameters.get('tab')) return null
  const first = activeTab(tabs, '')
  return first && withTab(parameters, first.hash)
}

function withTab(parameters: URLSearchParams, hash: string): string {
  parameters.set('tab', hash)
  return parameters.toString()
}

/** What only this tab understands in the query. */
function ownKeys({ hash, target }: TeamTab<unknown>): string[] {
  const view = target.kind === 'view' ? target.view : null
  if (hash === 'statistika' || view === 'statistics') return ['tip', 'filter']
  if (view === 'history') return ['sezona', 'vrsta']
  return view === 'news' ? ['stran'] : []
}

/**
 * The query, without "?", after `to` was chosen while `from` was active. A tab's own entries replace it whole,
 * `tab` being the chosen one's where they name none. Leaving the statistics takes `tip` and `filter` out, leaving
 * the history its season and kind, leaving the news their page; every other key stays.
 */
export function queryOnTab(query: string, from: TeamTab<unknown> | null, to: TeamTab<unknown>): string {
  if (to.replaces) return new URLSearchParams({ ...to.replaces, tab: to.replaces.tab ?? to.hash }).toString()
  const parameters = new URLSearchParams(query)
  if (from && from.hash !== to.hash) for (const key of ownKeys(from)) parameters.delete(key)
  return withTab(parameters, to.hash)
}

/** The query, without "?", after a competition was chosen: nothing else stays. */
export const queryOnCompetition = (id: string): string =>
  new URLSearchParams({ tekmovanje: id, tab: rosterHash }).toString()
