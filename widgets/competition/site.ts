import { competitionLine, competitionTitle } from '../../src/domain/competition/competition'
import type { PageAbout, Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/tekmovanje/:competition', list: '/tekme' }

export const competitionPath = (id: string): string => `tekmovanje/${encodeURIComponent(id)}`

export const page: SitePage = { otherKeys: ['tab', 'stran', 'razvrstitev'] }

export const aboutCompetition = (
  competition: Parameters<typeof competitionLine>[0],
  query: string,
): PageAbout => ({
  title: competitionTitle(competition, query),
  description: competitionLine(competition),
})
