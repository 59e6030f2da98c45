/** All-time standings: the ranking, and beside it those without a score. */
import type { Loading } from '../../../src/client/ask'
import type { StandingRow } from '../../../src/contract/team-records'
import type { StandingType } from '../../../src/domain/competition/standing-types'
import { standingsOf, standingTitles } from '../../../src/domain/competition/standings'
import { countedText } from '../../../src/domain/text/counted'
import { pictureUrl, siteUrl } from '../../../src/page/addresses'
import { useWidget } from '../../../src/page/widget'
import { Heading } from '../../../src/ui/layout/heading'
import { Ranking, RankingSkeleton, UnscoredList } from '../../../src/ui/tables/ranking'
import { Answered } from '../answered'

/** Number of placeholders. */
const placeholders = 10

interface StandingsViewProperties {
  type: StandingType
  answer: Loading<readonly StandingRow[]>
  headingLevel: number
  isRequested: boolean
}

/** Nothing without rows. */
export function StandingsView({ type, headingLevel, ...answered }: StandingsViewProperties) {
  const look = { type, headingLevel }
  return (
    <Answered
      {...answered}
      className="statistics-view"
      countOf={({ length }) => length}
      skeleton={<Awaited {...look} />}
    >
      {(rows) => <Lists rows={rows} {...look} />}
    </Answered>
  )
}

interface ListsProperties extends Pick<StandingsViewProperties, 'type' | 'headingLevel'> {
  rows: readonly StandingRow[]
}

/** Two columns, 2:1, if there is room: the ranking and the list without a score, each with its heading. */
function Lists({ rows, type, headingLevel }: ListsProperties) {
  const { configuration } = useWidget()
  const { ranking, best, unscored } = standingsOf(rows, type)
  const titles = standingTitles(type)
  const counted = rows[0]?.counted
  const addresses = {
    playerUrl: (id: string) => siteUrl(configuration, `reprezentant/${encodeURIComponent(id)}`),
    pictureUrl: (path: string | null) => pictureUrl(configuration, path),
  }
  return (
    <div className="ranking-columns stack">
      {ranking.length > 0 && (
        <section>
          <Heading level={headingLevel}>{titles.ranking}</Heading>
          <div>
            <p className="standings-counted detail">{counted && countedText(counted)}</p>
            <Ranking rows={ranking} best={best} {...addresses} />
          </div>
        </section>
      )}
      {unscored.length > 0 && (
        <section>
          <Heading level={headingLevel}>{titles.unscored}</Heading>
          <UnscoredList rows={unscored} {...addresses} />
        </section>
      )}
    </div>
  )
}

/** Most standings have a second list: its column is reserved, so that the first has its final width from the start. */
function Awaited({ type, headingLevel }: Pick<StandingsViewProperties, 'type' | 'headingLevel'>) {
  return (
    <div className="ranking-columns stack">
      <section>
        <Heading level={headingLevel}>{standingTitles(type).ranking}</Heading>
        <div>
          <p className="standings-counted detail" />
          <RankingSkeleton count={placeholders} />
        </div>
      </section>
      <div />
    </div>
  )
}
