/** Matches as schema.org's SportsEvent, for search engines. */

import { isTimed, matchStatus } from '../../../src/domain/match/match'
import { safeUrl } from '../../../src/domain/text/link'
import type { PageAbout } from '../../../src/page/site-page'
import type { SentMatch } from '../../api/requests/match-rows'

type Described = Pick<
  SentMatch,
  | 'firstTeamName'
  | 'firstTeamScore'
  | 'secondTeamName'
  | 'secondTeamScore'
  | 'dateTime'
  | 'dateTimeUtc'
  | 'location'
  | 'competition'
  | 'ticket_url'
>

/** The instant of "2025-11-28 17:00:00" UTC. */
const instantOf = (utc: string): string => `${utc.replace(' ', 'T')}Z`

/** Tickets only for future matches. */
function offersOf(match: Described): { offers?: object } {
  const url = matchStatus(match) === 'SCHEDULED' ? safeUrl(match.ticket_url) : null
  return url ? { offers: { '@type': 'Offer', url } } : {}
}

/** Null if the name, the start time or the place is unknown. */
function sportsEvent(match: Described): Record<string, unknown> | null {
  const teams = [match.firstTeamName.trim(), match.secondTeamName.trim()]
  const place = match.location?.trim()
  if (teams.includes('') || !place || !isTimed(match)) return null
  return {
    '@type': 'SportsEvent',
    name: teams.join(' – '),
    ...(match.competition ? { description: match.competition } : {}),
    sport: 'Basketball',
    startDate: instantOf(match.dateTimeUtc),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: place },
    // Not home and away: many matches are played on neutral ground.
    competitor: teams.map((name) => ({ '@type': 'SportsTeam', name })),
    ...offersOf(match),
  }
}

/** The matches that are complete enough; null without one. */
export const sportsEvents =
  (matches: readonly Described[]): NonNullable<PageAbout['jsonLd']> =>
  ({ picture }) => {
    const events = matches.map(sportsEvent).filter((event) => event !== null)
    if (events.length === 0) return null
    const graph = events.map((event) => (picture ? { ...event, image: picture } : event))
    return { '@context': 'https://schema.org', '@graph': graph }
  }
