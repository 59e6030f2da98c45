/** A match's external links: tickets, stream, statistics; one to come can be added to a calendar. */
import type { Match } from '../../contract/matches'
import { hasBegun, matchMoment } from '../../domain/match/match'
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

/**
 * One external link is filled, the first: the stream if the match is on, else the tickets, or without them the stream.
 * An unsafe address gets no button.
 */
export function actionsOf(match: Match, { now, calendarUrl }: ActionOptions): MatchAction[] {
  const tickets = { text: 'Vstopnice', href: safeUrl(match.ticket_url), icon: shapes.ticket }
  const stream = { text: 'Prenos', href: safeUrl(match.live_stream_url), icon: shapes.play }
  const ways = matchMoment(match, now) === 'LIVE' ? [stream, tickets] : [tickets, stream]
  const first = ways.find(({ href }) => href)
  const all = [...ways, { text: 'Statistika', href: safeUrl(match.stats_url), icon: shapes.bars }]
  const calendar = hasBegun(match, now) ? null : calendarUrl?.(match)
  return [
    ...all.flatMap(({ href, ...action }) =>
      href ? [{ href, ...action, external: true, filled: action.text === first?.text }] : [],
    ),
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
