/** CMS pages of national teams: their first segment carries the tabs (spec 2.3, contract 8.28). */
import { headCoaches } from './coaches'
import { nationalFacts, type SegmentFact, type SiteFacts, type TeamPageFact } from './facts'
import { newsCategoryId } from './news'

function teamOf(slug: string) {
  const team = nationalFacts().competitions.find((one) => one.slug === slug)
  if (!team) throw new Error(`No national team ${slug}`)
  return team
}

const rosterName = (gender: 'MALE' | 'FEMALE') =>
  gender === 'FEMALE' ? 'Igralke in štab' : 'Igralci in štab'

const tabsSegment = (tabs: readonly object[]): SegmentFact => ({ type: 'html_text', settings: { tabs } })

export function teamPage(page: TeamPageFact) {
  const team = teamOf(page.team)
  const shared = { type: 'national_team_competition', show: true, competitionId: team.id }
  const tabs = [
    {
      ...shared,
      name: rosterName(team.gender),
      value: 'roster',
      hash: 'igralci-stab',
      rosterType: page.rosterType,
      rosterOrder: page.rosterOrder,
    },
    { ...shared, name: 'Tekme', value: 'matches', hash: 'tekme' },
    {
      ...shared,
      name: 'Novice',
      value: 'news',
      hash: 'novice',
      newsCategoryId: newsCategoryId(page.news_category),
    },
    { ...shared, name: 'Statistika', value: 'statistics', hash: 'statistika', showAllTimeStandings: true },
    { ...shared, name: 'Zgodovina', value: 'history', hash: 'zgodovina' },
    ...(page.coaches ? [coachesTab()] : []),
  ]
  return {
    id: page.id,
    url: page.url,
    title: page.title,
    title_background: team.team_photo,
    segments: [tabsSegment(tabs)],
  }
}

const coachesTab = () => ({
  name: 'Selektorji',
  value: '',
  hash: 'selektorji',
  type: 'other',
  show: true,
  segments: [
    {
      type: 'federation_personnel',
      published: true,
      segmentSettings: [{ key: 'personnel', value: JSON.stringify(headCoaches()) }],
    },
  ],
})

/** Several teams on one page: each tab is a roster and chooses its own team by `new`. */
export function sharedTeamPage({ id, url, title, teams }: SiteFacts['shared_team_page']) {
  const tabs = teams.map(({ name, hash, team }) => ({
    name,
    value: 'roster',
    hash,
    type: 'national_team_competition',
    show: true,
    competitionId: teamOf(team).id,
    new: { tekmovanje: teamOf(team).id },
    rosterType: 'grid',
    rosterOrder: 'byLastName',
  }))
  const title_background = teamOf(teams[0]?.team ?? '').team_photo
  return { id, url, title, title_background, segments: [tabsSegment(tabs)] }
}
