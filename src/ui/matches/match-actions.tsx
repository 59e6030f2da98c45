/** A match's external links: tickets, stream, statistics; one to come can be added to a calendar. */
import type { Match } from '../../contract/matches'
import { hasBegun, isCalledOff, isDated, matchMoment } from '../../domain/match/match'
import { safeUrl } from '../../domain/text/link'
import { shapes } from '../base/shapes'
import { Button } from '../navigation/button'

interface MatchAction {
  text: string
  href: string
  icon: string
  filled?: boolean
  external?: boolean
  download?: boolean
}

interface ActionOptions {
  /** UTC wall time */
  now: string
  calendarUrl?: ((match: Match) => string | null) | undefined
}

interface Offer {
  text: string
  url: string | null
  icon: string
  filled?: boolean
}

/**
 * Before the match tickets and stream, the first of them filled; while it is on the stream; afterwards its recording.
 * Neither for a match that is called off.
 */
function offersOf(match: Match, now: string): Offer[] {
  if (isCalledOff(match)) return []
  const tickets = { text: 'Vstopnice', url: safeUrl(match.ticket_url), icon: shapes.ticket }
  const stream = { text: 'Prenos', url: safeUrl(match.live_stream_url), icon: shapes.play }
  if (!hasBegun(match, now))
    return [
      { ...tickets, filled: true },
      { ...stream, filled: !tickets.url },
    ]
  if (matchMoment(match, now) === 'LIVE') return [{ ...stream, filled: true }]
  return [{ ...stream, text: 'Posnetek' }]
}

/** An unsafe address gets no button. */
export function actionsOf(match: Match, { now, calendarUrl }: ActionOptions): MatchAction[] {
  const statistics = { text: 'Statistika', url: safeUrl(match.stats_url), icon: shapes.bars }
  const all: Offer[] = [...offersOf(match, now), statistics]
  const isInCalendar = isDated(match) && !isCalledOff(match) && !hasBegun(match, now)
  const calendar = isInCalendar ? calendarUrl?.(match) : null
  return [
    ...all.flatMap(({ url, ...action }) => (url ? [{ href: url, ...action, external: true }] : [])),
    ...(calendar ? [{ text: 'V koledar', href: calendar, icon: shapes.calendarPlus, download: true }] : []),
  ]
}

/** Whether a list needs room for buttons, and if only for that of the calendar; undefined without any. */
export function roomForButtons(
  matches: readonly Match[],
  options: ActionOptions,
): 'links' | 'calendar' | undefined {
  const all = matches.flatMap((match) => actionsOf(match, options))
  if (all.length === 0) return undefined
  return all.every(({ download }) => download) ? 'calendar' : 'links'
}

export function MatchActions({ actions }: { actions: readonly MatchAction[] }) {
  const buttons = actions.map(({ text, ...action }) => (
    <Button key={text} small {...action}>
      {text}
    </Button>
  ))
  return buttons.length > 1 ? <div className="match-actions">{buttons}</div> : buttons
}
