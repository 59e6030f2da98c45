/** Under the search of a home page: each national team's last result and next match. */
import { useState } from 'react'
import { getTeamMatches } from '../../api/team-matches'
import { useRequest } from '../../api/use-request'
import type { Match } from '../../contract/matches'
import type { ShownTeam } from '../../contract/segment-settings'
import { weekdayOf } from '../../domain/date'
import { dayWords, highlightLabels, highlightsOf, untilWords } from '../../domain/match-highlights'
import { openStarts } from '../../domain/match-status'
import { siteUrl } from '../../page/addresses'
import { useWidget } from '../../page/widget'
import { HighlightDuel, highlightDuelStyles } from '../../ui/matches/highlight-duel'
import { useMatchOptions } from '../match-results/use-match-options'
import css from './home-matches.css?sheet'

export const homeMatchesStyles: readonly string[] = [...highlightDuelStyles, css]

/**
 * Of at most two teams: the men's and the women's first. A team without matches, or whose matches fail to load, adds
 * nothing.
 */
export function HomeMatches({ teams: [first, second] }: { teams: readonly ShownTeam[] }) {
  const { now } = useMatchOptions()
  const shown = [useTeam(first), useTeam(second)]
  const [hasPlace, keepPlace] = useState(false)
  if (shown.includes('waiting')) {
    // Reserved height: content below must not move, however many matches there are.
    if (!hasPlace) keepPlace(true)
    return place
  }
  const { last, next } = highlightsOf(
    shown.flatMap((team) => (team === 'waiting' ? [] : team)),
    now,
  )
  if (!last && !next) return hasPlace && place
  return (
    <div className={hasPlace ? 'home-matches home-matches-place' : 'home-matches'}>
      {next && <HomeMatch kind="next" match={next} />}
      {last && <HomeMatch kind="last" match={last} />}
    </div>
  )
}

/** A placeholder for both. */
const place = <div className="home-matches home-matches-place" aria-hidden="true" />

/** `page`: the url of the team's page, "{id}/{single}" */
type TeamMatch = Match & Pick<ShownTeam, 'page'>

function useTeam(team: ShownTeam | undefined): TeamMatch[] | 'waiting' {
  const answer = useRequest(team ? getTeamMatches(team.id) : null, { follow: openStarts })
  if (!team || answer.state === 'failed') return []
  return answer.state === 'loading' ? 'waiting' : answer.value.map((match) => ({ ...match, page: team.page }))
}

function HomeMatch({ kind, match }: { kind: 'last' | 'next'; match: TeamMatch }) {
  const { configuration } = useWidget()
  const { now, crestUrl } = useMatchOptions()
  const day = dayWords(match, now).replace(/^[^,]+/, weekdayOf(match.dateTime))
  const until = kind === 'next' ? untilWords(match, now) : null
  const where = [match.competition, match.location].filter(Boolean)
  const inside = (
    <>
      <span className="home-match-head">
        <span className="home-match-label">{highlightLabels[kind]}</span>{' '}
        <span className="home-match-when">{[until, day].filter(Boolean).join(' · ')}</span>
      </span>{' '}
      <HighlightDuel match={match} now={now} crestUrl={crestUrl} />
      {where.length > 0 && <span className="home-match-where">{` ${where.join(' · ')}`}</span>}
    </>
  )
  if (!match.page) return <div className="home-match">{inside}</div>
  return (
    <a className="home-match" href={siteUrl(configuration, `reprezentance/${match.page}`, { tab: 'tekme' })}>
      {inside}
    </a>
  )
}
