/** What segments request. */
import type { Ask } from '../../client/ask'
import type { SegmentOf, ShownSegment } from '../../contract/segments'
import { homeTeamMatches } from './home-team-matches'
import { tileMenu, tileNews, tilesOf } from './tile-responses'

/** Requests what the segments need, those inside them included; elements in them request for themselves. */
export function requestSegments(ask: Ask, segments: readonly ShownSegment[]): void {
  for (const segment of segments) {
    if (segment.kind === 'connecting_page') requestConnectingPage(ask, segment)
    if ('segments' in segment) requestSegments(ask, segment.segments)
  }
}

function requestConnectingPage(ask: Ask, { teams, subpages }: SegmentOf<'connecting_page'>): void {
  homeTeamMatches(ask, teams)
  if (subpages.length === 0) return
  const menu = tileMenu(ask)
  if (menu.state !== 'ready') return
  for (const { subpage } of tilesOf(menu.value, subpages))
    if (subpage.newsCategoryId !== null) tileNews(ask, subpage.newsCategoryId)
}
