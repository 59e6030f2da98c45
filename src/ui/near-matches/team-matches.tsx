/** What fans come for first: how the team's last match ended and when it plays next. */
import { getTeamMatches } from '../../api/team-matches'
import { useRequest } from '../../api/use-request'
import { nearMatches } from '../../domain/near-matches'
import { useMatchOptions } from '../match-list/use-match-options'
import { NearMatchRow } from './near-match'
import css from './team-matches.css?sheet'

export const teamMatchesStyles: readonly string[] = [css]

/** Over the picture of a team's page; without matches there is nothing. `href`: where all of them are. */
export function TeamMatches({ team, href }: { team: string; href: string | null }) {
  const { now, crestUrl } = useMatchOptions()
  const answer = useRequest(getTeamMatches(team), { keep: true })
  if (answer.state === 'failed') return null
  if (answer.state === 'loading')
    return <div className="team-matches team-matches-place" aria-hidden="true" />
  const { last, next } = nearMatches(answer.value, now)
  if (!last && !next) return null
  const common = { now, crestUrl, href }
  return (
    <div className="team-matches">
      {last && <NearMatchRow kind="last" match={last} {...common} />}
      {next && <NearMatchRow kind="next" match={next} {...common} />}
    </div>
  )
}
