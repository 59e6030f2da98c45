/** What segments request. */
import type { Ask } from '../../client/ask'
import type { Segment } from '../../contract/pages'
import { headerTeamsOf, subpagesOf } from '../../contract/segment-settings'
import { homeTeamMatches } from './home-team-matches'
import { nestedSegments } from './nested-segments'
import { segmentKindOf } from './segment-kind'
import { tileMenu, tileNews, tilesOf } from './tile-responses'

/** Requests what the published segments need, nested ones included; elements in them request for themselves. */
export function requestSegments(ask: Ask, segments: readonly Segment[], depth = 0): void {
  for (const segment of segments) if (segment.published) requestSegment(ask, segment, depth)
}

function requestSegment(ask: Ask, segment: Segment, depth: number): void {
  // The federation's own type is an element.
  const kind = segmentKindOf(segment.type, '')
  if (kind === 'connecting_page') requestConnectingPage(ask, segment)
  if (kind === 'collapsable' || kind === 'collapsable_window')
    requestSegments(ask, nestedSegments(segment, depth) ?? [], depth + 1)
}

function requestConnectingPage(ask: Ask, segment: Segment): void {
  const subpages = subpagesOf(segment)
  homeTeamMatches(ask, headerTeamsOf(segment))
  if (subpages.length === 0) return
  const menu = tileMenu(ask)
  if (menu.state !== 'ready') return
  for (const { subpage } of tilesOf(menu.value, subpages))
    if (subpage.newsCategoryId !== null) tileNews(ask, subpage.newsCategoryId)
}
