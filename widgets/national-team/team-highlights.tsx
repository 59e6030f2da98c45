/** In the page's heading: the team's last result and next match, linked to its matches. */
import { useState } from 'react'
import { useMatchOptions } from '../../src/blocks/match-results/use-match-options'
import { useRequest } from '../../src/client/use-request'
import type { Match } from '../../src/contract/matches'
import { dayWords, highlightLabels, highlightsOf, untilWords } from '../../src/domain/match/match-highlights'
import { teamMatches } from '../../src/endpoints/team-matches'
import { actsInPlace } from '../../src/ui/base/plain-click'
import { HighlightDuel } from '../../src/ui/matches/highlight-duel'
import './team-highlights.css?sheet'

export interface HighlightsProperties {
  team: string
  /** The tab with the team's matches; null if the page has none. */
  href: string | null
  onFollow: () => void
}

export function TeamHighlights({ team, href, onFollow }: HighlightsProperties) {
  const { now, crestUrl } = useMatchOptions()
  const answer = teamMatches(useRequest, team)
  const [hasRoom, keepRoom] = useState(false)
  if (answer.state === 'loading') {
    // Reserved height: content below must not move, however many matches there are.
    if (!hasRoom) keepRoom(true)
    return <HighlightsSkeleton />
  }
  const { last, next } = highlightsOf(answer.state === 'ready' ? answer.value : [], now)
  if (!last && !next) return hasRoom && <HighlightsSkeleton />
  const row = { now, crestUrl, href, onFollow }
  return (
    <ul className={hasRoom ? 'highlights highlights-skeleton' : 'highlights'} role="list">
      {last && <Row kind="last" match={last} {...row} />}
      {next && <Row kind="next" match={next} {...row} />}
    </ul>
  )
}

/** A placeholder for both. */
export const HighlightsSkeleton = () => <div className="highlights highlights-skeleton" aria-hidden="true" />

interface RowProperties extends Omit<HighlightsProperties, 'team'> {
  kind: 'last' | 'next'
  match: Match
  now: string
  crestUrl: (code: string | null) => string | null
}

function Row({ kind, match, now, crestUrl, href, onFollow }: RowProperties) {
  const until = kind === 'last' ? null : untilWords(match, now)
  const inside = (
    <>
      <span className="highlight-label">{highlightLabels[kind]}</span>{' '}
      <HighlightDuel match={match} now={now} crestUrl={crestUrl} />{' '}
      <span className="highlight-when">
        {until && <b>{until}</b>} <span>{dayWords(match, now)}</span>
      </span>
    </>
  )
  return (
    <li>
      {href === null ? (
        <span className="highlight">{inside}</span>
      ) : (
        <a className="highlight" href={href} {...actsInPlace(onFollow)}>
          {inside}
        </a>
      )}
    </li>
  )
}
