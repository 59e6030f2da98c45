/** Under the search of a home page: how the national teams' last match ended, and which of them plays next. */
import { getTeamMatches } from '../../api/team-matches'
import { useRequest } from '../../api/use-request'
import type { ShownTeam } from '../../contract/segment-settings'
import { highlightsOf } from '../../domain/match-highlights'
import { siteUrl } from '../../page/addresses'
import { useWidget } from '../../page/widget'
import { useMatchOptions } from '../../ui/match-list/use-match-options'
import { NearMatchCard, nearMatchStyles } from '../../ui/near-matches/near-match'
import css from './home-matches.css?sheet'

export const homeMatchesStyles: readonly string[] = [...nearMatchStyles, css]

const requestOf = (team: ShownTeam | undefined) => (team ? getTeamMatches(team.id) : null)

/** Of two teams: the men's and the women's first. A team without matches, or whose matches fail, adds nothing. */
export function HomeMatches({ teams: [first, second] }: { teams: readonly ShownTeam[] }) {
  const { configuration } = useWidget()
  const { now, crestUrl } = useMatchOptions()
  const answers = [useRequest(requestOf(first)), useRequest(requestOf(second))]
  const isWaiting = [first, second].some((team, index) => team && answers[index]?.state === 'loading')
  if (isWaiting) return <div className="home-matches home-matches-place" aria-hidden="true" />
  const matches = answers.flatMap((answer) => (answer.state === 'ready' ? answer.value : []))
  const { last, next } = highlightsOf(matches, now)
  if (!last && !next) return null
  const hrefOf = (id: string) => {
    const isOf = (index: number) => {
      const answer = answers[index]
      return answer?.state === 'ready' && answer.value.some((match) => match.id === id)
    }
    const page = [first, second].find((team, index) => team && isOf(index))?.page
    return page ? siteUrl(configuration, `reprezentance/${page}`, { tab: 'tekme' }) : null
  }
  const common = { now, crestUrl }
  return (
    <div className="home-matches">
      {next && <NearMatchCard kind="next" match={next} href={hrefOf(next.id)} {...common} />}
      {last && <NearMatchCard kind="last" match={last} href={hrefOf(last.id)} {...common} />}
    </div>
  )
}
