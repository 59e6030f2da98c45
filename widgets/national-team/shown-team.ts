/** The page's and the team's data, and the tabs that follow from them. */
import type { Ask, Loading } from '../../src/client/ask'
import type { NationalTeam } from '../../src/contract/national-teams'
import type { Page } from '../../src/contract/pages'
import { type Tab, tabsOf } from '../../src/contract/tabs'
import { teamTitle } from '../../src/domain/team/national-team'
import { selectedTeam } from '../../src/domain/team/team-query'
import { standardTabs, type TeamTab, teamTabs } from '../../src/domain/team/team-tabs'
import { getNationalTeam } from '../../src/endpoints/national-teams'
import { getPage } from '../../src/endpoints/pages'
import type { AttributeValues } from '../../src/island/attributes'
import type { nationalTeamTag } from './attributes'

export interface ShownTeam {
  /** The CMS page, or the team if there is none: decides whether there is content. */
  answer: Loading<unknown>
  page: Page | null
  /** Null while unknown. */
  title: string | null
  /** The selected team's id; null if nothing names one. */
  teamId: string | null
  /** The previous team stays, busy, until the selected one has loaded. */
  team: Loading<NationalTeam>
  /** Empty while the page is loading. */
  tabs: TeamTab<Tab>[]
}

const absent: Loading<never> = { state: 'failed' }

/** The tabs are in the first published segment. */
function settingsOf(page: Page): Tab[] {
  const first = page.segments.find(({ published }) => published)
  return first ? tabsOf(first) : []
}

const readyOf = <T>(answer: Loading<T>): T | null => (answer.state === 'ready' ? answer.value : null)

/** `page` takes precedence over `team`. */
export function shownTeam(
  ask: Ask,
  given: AttributeValues<typeof nationalTeamTag.attributes>,
  query: string,
): ShownTeam {
  const pageAnswer = ask(given.page === null ? null : getPage({ url: given.page }))
  const page = readyOf(pageAnswer)
  const standard = given.page === null && given.team ? standardTabs(given.team) : []
  const settings = pageAnswer.state === 'ready' ? settingsOf(pageAnswer.value) : standard
  const teamId = (given.page ?? given.team) ? selectedTeam(query, settings) : null
  const asked = ask(teamId === null ? null : getNationalTeam(teamId), { keep: true })
  const isUnnamed = teamId === null && (page !== null || given.page === null)
  const team = isUnnamed ? absent : asked
  return {
    answer: given.page === null ? asked : pageAnswer,
    page,
    title: page?.title ?? (given.page === null && team.state === 'ready' ? teamTitle(team.value) : null),
    teamId,
    team,
    tabs: teamTabs(settings, team.state === 'loading' ? 'loading' : readyOf(team)),
  }
}
