/** A national team's page in the query: the team, and the effect of choosing a tab or a competition. */
import { changedQuery } from '../query/query'
import { activeTab, isShown, rosterHash, type TabSetting, type TeamTab } from './team-tabs'

/** Ids that are safe in a URL's path: never "." or "..". */
const idPattern = /^[\w-][\w.-]{0,63}$/

/** The national team's id: `tekmovanje` in the query, else the first one of a visible tab; null without one. */
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

/** The query, without "?", with the first tab added; null if it names a tab already or there is no tab. */
export function queryWithTab(query: string, tabs: readonly TeamTab<unknown>[]): string | null {
  if (new URLSearchParams(query).get('tab')) return null
  const first = activeTab(tabs, '')
  return first && changedQuery(query, { tab: first.hash })
}

/** Query keys that only this tab understands. */
function ownKeys({ hash, target }: TeamTab<unknown>): string[] {
  const view = target.kind === 'view' ? target.view : null
  if (hash === 'statistika' || view === 'statistics') return ['tip', 'filter']
  if (view === 'history') return ['sezona', 'vrsta']
  return view === 'news' ? ['stran'] : []
}

/**
 * The query, without "?", after choosing `to` while `from` was active. If the tab has own entries they replace the
 * query as a whole, plus `tab` if they don't name one. Leaving the statistics removes `tip` and `filter`, leaving the
 * history its season and kind, leaving the news their page; all other keys are kept.
 */
export function queryOnTab(query: string, from: TeamTab<unknown> | null, to: TeamTab<unknown>): string {
  if (to.replaces) return changedQuery('', { ...to.replaces, tab: to.replaces.tab ?? to.hash })
  const left = from && from.hash !== to.hash ? ownKeys(from) : []
  return changedQuery(query, { ...Object.fromEntries(left.map((key) => [key, null])), tab: to.hash })
}

/** The query, without "?", after choosing a competition: nothing else is kept. */
export const queryOnCompetition = (id: string): string =>
  new URLSearchParams({ tekmovanje: id, tab: rosterHash }).toString()
