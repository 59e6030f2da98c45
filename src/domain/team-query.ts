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
 * `tab` being the chosen one's where they name none. Leaving the statistics takes `tip` and `filter` out; every
 * other key stays.
 */
export function queryOnTab(query: string, from: TeamTab<unknown> | null, to: TeamTab<unknown>): string {
  if (to.replaces) return new URLSearchParams({ ...to.replaces, tab: to.replaces.tab ?? to.hash }).toString()
  const leaves = from !== null && isStatistics(from) && from.hash !== to.hash
  return withTab(leaves ? statisticsQuery(query, null) : query, to.hash)
}

/** The query, without "?", after a competition was chosen: nothing else stays. */
export const queryOnCompetition = (id: string): string =>
  new URLSearchParams({ tekmovanje: id, tab: rosterHash }).toString()
