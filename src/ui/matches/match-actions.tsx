/** A match's external links: tickets, stream, statistics. */
import type { Match } from '../../contract/matches'
import { hasBegun, isCalledOff, matchMoment } from '../../domain/match/match'
import { safeUrl } from '../../domain/text/link'
import { shapes } from '../base/shapes'
import { Button } from '../navigation/button'

interface Offer {
  text: string
  href: string | null
  icon: string
  filled?: boolean
}

type MatchAction = Offer & { href: string }

/**
 * Before the match tickets and stream, the first of them filled; while it is on the stream; afterwards its recording.
 * Neither for a match that is called off.
 */
function offersOf(match: Match, now: string): Offer[] {
  if (isCalledOff(match)) return []
  const tickets = { text: 'Vstopnice', href: safeUrl(match.ticket_url), icon: shapes.ticket }
  const stream = { text: 'Prenos', href: safeUrl(match.live_stream_url), icon: shapes.play }
  if (!hasBegun(match, now))
    return [
      { ...tickets, filled: true },
      { ...stream, filled: !tickets.href },
    ]
  if (matchMoment(match, now) === 'LIVE') return [{ ...stream, filled: true }]
  return [{ ...stream, text: 'Posnetek' }]
}

/** An unsafe address gets no button. */
export function actionsOf(match: Match, now: string): MatchAction[] {
  const statistics = { text: 'Statistika', href: safeUrl(match.stats_url), icon: shapes.bars }
  return [...offersOf(match, now), statistics].filter((offer): offer is MatchAction => offer.href !== null)
}

/** Whether a list needs room for buttons: the attribute's value. */
export const roomForButtons = (matches: readonly Match[], now: string): '' | undefined =>
  matches.some((match) => actionsOf(match, now).length > 0) ? '' : undefined

export function MatchActions({ actions }: { actions: readonly MatchAction[] }) {
  const buttons = actions.map(({ text, ...action }) => (
    <Button key={text} small external {...action}>
      {text}
    </Button>
  ))
  return buttons.length > 1 ? <div className="match-actions">{buttons}</div> : buttons
}
