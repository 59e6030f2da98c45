/** In the head of a team's page: its last result and its next match, each leading to the team's matches. */
import { getTeamMatches } from '../../src/api/team-matches'
import { useRequest } from '../../src/api/use-request'
import type { Match } from '../../src/contract/matches'
import { timeOf } from '../../src/domain/date'
import { isTimed, matchMoment, winnerOf } from '../../src/domain/match'
import { dayWords, highlightsOf, untilWords } from '../../src/domain/match-highlights'
import { Crest } from '../../src/ui/crest/crest'
import { actsInPlace } from '../../src/ui/link/plain-click'
import { useMatchOptions } from '../../src/ui/match-list/use-match-options'

export interface HighlightsProperties {
  team: string
  /** The tab with the team's matches; null where the page has none. */
  href: string | null
  onFollow: () => void
}

export function TeamHighlights({ team, href, onFollow }: HighlightsProperties) {
  const { now, crestUrl } = useMatchOptions()
  const answer = useRequest(getTeamMatches(team))
  if (answer.state === 'loading') return <HighlightsPlace />
  const { last, next } = highlightsOf(answer.state === 'ready' ? answer.value : [], now)
  if (!last && !next) return null
  const row = { now, crestUrl, href, onFollow }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="highlights" role="list">
      {last && <Row label="Zadnji izid" match={last} {...row} />}
      {next && <Row label="Naslednja tekma" match={next} {...row} />}
    </ul>
  )
}

/** What stands above stays where it is when they come. */
export const HighlightsPlace = () => <div className="highlights" aria-hidden="true" />

interface RowProperties extends Omit<HighlightsProperties, 'team'> {
  label: string
  match: Match
  now: string
  crestUrl: (code: string | null) => string | null
}

function Row({ label, match, now, crestUrl, href, onFollow }: RowProperties) {
  const isPlayed = matchMoment(match, now) === 'FINISHED'
  const until = isPlayed ? null : untilWords(match, now)
  const winner = isPlayed ? winnerOf(match) : null
  const lost = (side: 'first' | 'second') => (winner && winner !== side ? '' : undefined)
  const inside = (
    <>
      <span className="highlight-label">{label}</span>{' '}
      <span className="highlight-duel">
        <span className="highlight-team" data-lost={lost('first')}>
          <span className="highlight-name">{match.firstTeamName}</span>{' '}
          <Crest src={crestUrl(match.firstTeamCode)} />
        </span>{' '}
        {isPlayed ? (
          <span className="highlight-middle">
            <span data-lost={lost('first')}>{match.firstTeamScore}</span>
            {' : '}
            <span data-lost={lost('second')}>{match.secondTeamScore}</span>
          </span>
        ) : (
          <span className="highlight-middle">{isTimed(match) ? timeOf(match.dateTime) : '– : –'}</span>
        )}{' '}
        <span className="highlight-team" data-lost={lost('second')}>
          <Crest src={crestUrl(match.secondTeamCode)} />{' '}
          <span className="highlight-name">{match.secondTeamName}</span>
        </span>
      </span>{' '}
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
