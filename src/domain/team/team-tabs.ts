/** A national team's tabs: which are shown, and what each does. */

import { safeUrl } from '../text/link'
import { type Gender, teamGender } from './gender'

/** A tab's setting; `new` replaces the query when it is chosen. */
export interface TabSetting {
  name: string
  value: string
  hash: string
  link: string | null
  new: Readonly<Record<string, string | number>> | null
  show: boolean
  type: string | null
}

/** What a tab's `value` may name; `other` are the tab's own segments. */
const valueViews = ['roster', 'matches', 'news', 'statistics', 'history'] as const
export type TeamView = (typeof valueViews)[number] | 'other'

export type TabTarget =
  /** Shown on the same page. */
  | { kind: 'view'; view: TeamView }
  /** Opens in a new window. */
  | { kind: 'external'; url: string }
  /** Leads to /tekmovanje/{id}. */
  | { kind: 'competition'; id: string }
  /** Shows nothing itself, only changes the query. */
  | { kind: 'query' }

export interface TeamTab<T> {
  name: string
  /** Unique among the visible tabs. */
  hash: string
  target: TabTarget
  /** The entries that replace the query when the tab is chosen; null keeps the query. */
  replaces: Record<string, string> | null
  /** The setting that the tab was made from. */
  tab: T
}

export interface TabTeam {
  category?: { gender: Gender } | null
  gender?: Gender | null
  competitions: readonly { competition_url: string }[]
}

/** The tab that opens after a team's competition was chosen. */
export const rosterHash = 'igralci-stab'

/** Whether the tab's setting is complete and visible: without a name or a hash it isn't. */
export const isShown = ({ show, name, hash }: Pick<TabSetting, 'show' | 'name' | 'hash'>): boolean =>
  show && name.trim() !== '' && hash.trim() !== ''

/** An empty object is a blank field of the CMS: nothing replaces the query. */
function replacedBy({ new: entries, value, type }: TabSetting): Record<string, string> | null {
  const texts = Object.entries(entries ?? {}).map(([key, text]) => [key, String(text)] as const)
  const given = texts.filter(([, text]) => text !== '')
  if (given.length > 0) return Object.fromEntries(given)
  // A competition's id as value: the tab chooses that competition.
  const chooses = type !== 'other' && /^\d{1,15}$/.test(value.trim())
  return chooses ? { tekmovanje: value.trim(), tab: rosterHash } : null
}

/** Only an absolute address is a link: "roster" would be a relative one. */
function externalOf({ link, value }: TabSetting): TabTarget | null {
  const url = safeUrl(link) ?? safeUrl(value)
  return url ? { kind: 'external', url } : null
}

function competitionOf({ value }: TabSetting): TabTarget | null {
  const id = /^toCompetition\|([\w-][\w.-]{0,63})$/.exec(value.trim())?.[1]
  return id ? { kind: 'competition', id } : null
}

/** A tab with an unknown value shows its own segments, if any; if it replaces the query, it only does that. */
function viewOf(tab: TabSetting): TabTarget {
  const view = tab.type === 'other' ? 'other' : valueViews.find((each) => each === tab.value.trim())
  if (view) return { kind: 'view', view }
  return replacedBy(tab) ? { kind: 'query' } : { kind: 'view', view: 'other' }
}

/** Hash "link" is the team's own site, whatever the other settings are. */
function teamSite(team: TabTeam | 'loading' | null): TabTarget | null {
  const address = team === 'loading' ? null : team?.competitions[0]?.competition_url
  const url = safeUrl(address)
  return url ? { kind: 'external', url } : null
}

function targetOf(tab: TabSetting, team: TabTeam | 'loading' | null): TabTarget | null {
  if (tab.hash === 'link') return teamSite(team)
  const target = externalOf(tab) ?? competitionOf(tab) ?? viewOf(tab)
  const isHistory = target.kind === 'view' && target.view === 'history'
  // A direct link to the history must work while the team is loading.
  return isHistory && team !== 'loading' && !team?.category ? null : target
}

function nameOf({ name, hash }: TabSetting, team: TabTeam | 'loading' | null): string {
  const isWomen = team !== 'loading' && teamGender(team) === 'FEMALE'
  return isWomen && hash === rosterHash ? 'Igralke in štab' : name
}

/**
 * The visible tabs, in the editor's order; of several with one hash the first. `team` is null if there is none: then
 * neither the history nor the team's site is shown.
 */
export function teamTabs<T extends TabSetting>(
  tabs: readonly T[],
  team: TabTeam | 'loading' | null,
): TeamTab<T>[] {
  const shown = new Map<string, TeamTab<T>>()
  for (const tab of tabs.filter(isShown)) {
    const target = targetOf(tab, team)
    if (!target || shown.has(tab.hash)) continue
    shown.set(tab.hash, { name: nameOf(tab, team), hash: tab.hash, target, replaces: replacedBy(tab), tab })
  }
  return [...shown.values()]
}

/** Whether the tab is shown on the page; the others are links. */
const isView = ({ target }: Pick<TeamTab<unknown>, 'target'>): boolean => target.kind === 'view'

/** The tab named by the query's `tab`, else the first; null if none has content. */
export function activeTab<T>(tabs: readonly TeamTab<T>[], query: string): TeamTab<T> | null {
  const views = tabs.filter(isView)
  const hash = new URLSearchParams(query).get('tab')
  return views.find((tab) => tab.hash === hash) ?? views[0] ?? null
}

/** Settings of a default tab, besides name, value and hash. */
const standard = {
  link: null,
  new: null,
  show: true,
  type: 'national_team_competition',
  newsCategoryId: null,
  rosterType: 'grid',
  rosterOrder: 'byJerseyNumber',
  showAllTimeStandings: true,
} as const

/** The five default tabs of a team without a CMS page; `team` is its id. */
export const standardTabs = (team: string) =>
  [
    { name: 'Igralci in štab', value: 'roster', hash: rosterHash },
    { name: 'Tekme', value: 'matches', hash: 'tekme' },
    { name: 'Novice', value: 'news', hash: 'novice' },
    { name: 'Statistika', value: 'statistics', hash: 'statistika' },
    { name: 'Zgodovina', value: 'history', hash: 'zgodovina' },
  ].map((tab) => ({ ...standard, ...tab, competitionId: team, segments: [] }))
