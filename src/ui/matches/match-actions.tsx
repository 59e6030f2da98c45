/** A match's external links: tickets, stream, statistics. */
import type { Match } from '../../contract/matches'
import { safeUrl } from '../../domain/link'
import type { MatchMoment } from '../../domain/match'
import { shapes } from '../base/shapes'
import { Button } from '../navigation/button'

interface MatchAction {
  text: string
  href: string
  icon: string
  filled: boolean
}

/**
 * One button is filled, the first: the stream if the match is on, else the tickets, or without them the stream. An
 * unsafe address gets no button.
 */
export function actionsOf(match: Match, moment: MatchMoment): MatchAction[] {
  const tickets = { text: 'Vstopnice', href: safeUrl(match.ticket_url), icon: shapes.ticket }
  const stream = { text: 'Prenos', href: safeUrl(match.live_stream_url), icon: shapes.play }
  const ways = moment === 'LIVE' ? [stream, tickets] : [tickets, stream]
  const first = ways.find(({ href }) => href)
  const all = [...ways, { text: 'Statistika', href: safeUrl(match.stats_url), icon: shapes.bars }]
  return all.flatMap(({ href, ...action }) =>
    href ? [{ href, ...action, filled: action.text === first?.text }] : [],
  )
}

export function MatchActions({ actions }: { actions: readonly MatchAction[] }) {
  if (actions.length === 0) return null
  return (
    <div className="match-actions">
      {actions.map(({ text, ...action }) => (
        <Button key={text} small external {...action}>
          <span className="visually-hidden match-word">{text}</span>
        </Button>
      ))}
    </div>
  )
}
