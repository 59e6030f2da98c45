/** Matches as schema.org's SportsEvent, for search engines. */

import { hasBegun, isCalledOff, isTimed } from '../../../src/domain/match/match'
import { safeUrl } from '../../../src/domain/text/link'
import type { PageAbout } from '../../../src/page/site-page'
import { slovenianInstant } from '../../api/feeds/instant'
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
  | 'status'
  | 'previousDateTime'
  | 'time_zone'
>

/** The instant of "2025-11-28 17:00:00" UTC. */
const instantOf = (utc: string): string => `${utc.replace(' ', 'T')}Z`

/** Tickets only for matches to come. */
function offersOf(match: Described, now: string): { offers?: object } {
  const url = hasBegun(match, now) || isCalledOff(match) ? null : safeUrl(match.ticket_url)
  return url ? { offers: { '@type': 'Offer', url } } : {}
}

/** The time on the hall's clock, with its offset where that is Slovenia's. */
const instantIn = (wallTime: string, zone: string | null | undefined): string =>
  !zone || zone === 'Europe/Ljubljana' ? slovenianInstant(wallTime) : wallTime.replace(' ', 'T')

const statuses: Readonly<Partial<Record<string, string>>> = {
  POSTPONED: 'EventPostponed',
  CANCELLED: 'EventCancelled',
}

function statusOf(match: Described, now: string): { eventStatus: string; previousStartDate?: string } {
  const { status, previousDateTime, time_zone } = match
  const isMoved = Boolean(previousDateTime) && status !== 'CANCELLED' && !hasBegun(match, now)
  const word = statuses[status ?? ''] ?? (isMoved ? 'EventRescheduled' : 'EventScheduled')
  return {
    eventStatus: `https://schema.org/${word}`,
    ...(previousDateTime && isMoved ? { previousStartDate: instantIn(previousDateTime, time_zone) } : {}),
  }
}

/** Null if the name, the start time or the location is unknown. */
function sportsEvent(match: Described, now: string): Record<string, unknown> | null {
  const teams = [match.firstTeamName.trim(), match.secondTeamName.trim()]
  const location = match.location?.trim()
  if (teams.includes('') || !location || !isTimed(match)) return null
  return {
    '@type': 'SportsEvent',
    name: teams.join(' – '),
    ...(match.competition ? { description: match.competition } : {}),
    sport: 'Basketball',
    startDate: instantOf(match.dateTimeUtc),
    ...statusOf(match, now),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: location, address: location },
    // Not home and away: many matches are played on neutral ground.
    competitor: teams.map((name) => ({ '@type': 'SportsTeam', name })),
    ...offersOf(match, now),
  }
}

/** The matches that are complete enough; null without one. `now`: a UTC wall time. */
export const sportsEvents =
  (matches: readonly Described[], now: string): NonNullable<PageAbout['jsonLd']> =>
  ({ picture }) => {
    const events = matches.map((match) => sportsEvent(match, now)).filter((event) => event !== null)
    if (events.length === 0) return null
    const graph = events.map((event) => (picture ? { ...event, image: picture } : event))
    return { '@context': 'https://schema.org', '@graph': graph }
  }
