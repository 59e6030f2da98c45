/** CMS pages of national teams: their first segment carries the tabs. */
import { required } from './fact-file'
import { type NationalFacts, nationalFacts } from './facts'
import { newsCategoryId } from './news'
import type { SegmentFact, SiteFacts, TeamPageFact, TeamTabFact } from './site-facts'

/** Persons as the setting `personnel` wants them; nobody's photo is known. No line breaks before a year. */
export const headCoaches = () =>
  nationalFacts().head_coaches.map(({ name, period }) => ({
    name,
    function: period.replace(/ (?=\d)/g, '\u00a0'),
    photo: null,
  }))

type TeamFact = NationalFacts['competitions'][number]

/** By the team's slug; throws where there is none. */
export const nationalTeamOf = (slug: string): TeamFact =>
  required(
    nationalFacts().competitions.find((each) => each.slug === slug),
    `No national team ${slug}`,
  )

export const teamPages = (site: SiteFacts) => site.team_pages.map(teamPage)

function teamPage({ team, tabs, ...page }: TeamPageFact) {
  const made = tabs.map((tab) => tabOf(tab, nationalTeamOf(tab.team ?? team)))
  return { ...page, segments: [{ type: 'html_text', published: true, settings: { tabs: made } }] }
}

/** The tab as an editor would have saved it: over the standard of its value comes what the facts say. */
function tabOf({ team: _, news_category, segments, ...tab }: TeamTabFact, team: TeamFact) {
  const isOfTeam = tab.type === undefined || tab.type === 'national_team_competition'
  return {
    type: 'national_team_competition',
    show: true,
    ...standardTab(tab.value, team.gender),
    ...(isOfTeam && { competitionId: team.id }),
    ...(news_category !== undefined && { newsCategoryId: newsCategoryId(news_category) }),
    ...tab,
    ...(tab.new && { new: withTeamId(tab.new) }),
    ...(segments && { segments: segments.map(wireSegment) }),
  }
}

function standardTab(value: unknown, gender: TeamFact['gender']): object {
  switch (value) {
    case 'roster': {
      const name = gender === 'FEMALE' ? 'Igralke in štab' : 'Igralci in štab'
      return { name, hash: 'igralci-stab', rosterType: 'grid', rosterOrder: 'byLastName' }
    }
    case 'matches':
      return { name: 'Tekme', hash: 'tekme' }
    case 'news':
      return { name: 'Novice', hash: 'novice' }
    case 'statistics':
      return { name: 'Statistika', hash: 'statistika', showAllTimeStandings: true }
    case 'history':
      return { name: 'Zgodovina', hash: 'zgodovina' }
    default:
      return {}
  }
}

const withTeamId = ({ tekmovanje, ...entries }: Record<string, string>) => ({
  ...(tekmovanje !== undefined && { tekmovanje: nationalTeamOf(tekmovanje).id }),
  ...entries,
})

/** A segment inside a tab travels as JSON, so whole, with its settings as a list. */
const wireSegment = ({ type, published, settings }: SegmentFact) => ({
  type,
  published,
  segmentSettings: Object.entries(settings).map(([key, value]) => ({ key, value: settingText(key, value) })),
})

function settingText(key: string, value: unknown): string {
  if (typeof value === 'string' && value !== 'head_coaches') return value
  if (key === 'personnel') return JSON.stringify(headCoaches())
  return JSON.stringify(value)
}
