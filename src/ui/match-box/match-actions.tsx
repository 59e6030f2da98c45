/** The links of a match: tickets, the stream, the statistics. They lead out of the site. */
import type { Match } from '../../contract/matches'
import { safeUrl } from '../../domain/link'
import { Button } from '../button/button'
import { shapes } from '../icon/shapes'

interface MatchAction {
  text: string
  href: string
  icon: string
  filled: boolean
}

/** One filled button a box: the tickets, or without them the stream. An address that isn't safe has no button. */
export function actionsOf(match: Match): MatchAction[] {
  const tickets = safeUrl(match.ticket_url)
  const all = [
    { text: 'Vstopnice', href: tickets, icon: shapes.ticket, filled: true },
    { text: 'Prenos', href: safeUrl(match.live_stream_url), icon: shapes.play, filled: !tickets },
    { text: 'Statistika', href: safeUrl(match.stats_url), icon: shapes.bars, filled: false },
  ]
  return all.flatMap(({ href, ...action }) => (href ? [{ href, ...action }] : []))
}

export function MatchActions({ actions }: { actions: readonly MatchAction[] }) {
  if (actions.length === 0) return null
  return (
    <div className="match-actions">
      {actions.map(({ text, ...action }) => (
        <Button key={text} small external {...action}>
          {text}
        </Button>
      ))}
    </div>
  )
}
