/** All-time standings: the ranking, and beside it those without a score. */
import type { Loading } from '../../../src/client/ask'
import type { StandingRow } from '../../../src/contract/team-records'
import type { StandingType } from '../../../src/domain/competition/standing-types'
import { standingsOf, standingTitles } from '../../../src/domain/competition/standings'
import { countedText } from '../../../src/domain/text/counted'
import { pictureUrl, siteUrl } from '../../../src/page/addresses'
import { useWidget } from '../../../src/page/widget'
import { Announcement } from '../../../src/ui/base/announcement'
import { Heading } from '../../../src/ui/layout/heading'
import { Ranking, RankingSkeleton, StandingsColumns, UnscoredList } from '../../../src/ui/tables/ranking'

/** Number of placeholders. */
const placeholders = 10

interface StandingsViewProperties {
  type: StandingType
  answer: Loading<readonly StandingRow[]>
  headingLevel: number
  /** The visitor has chosen it; it wasn't there initially. */
  isRequested: boolean
}

/** Nothing without rows, and if the request failed. */
export function StandingsView({ type, answer, headingLevel, isRequested }: StandingsViewProperties) {
  if (answer.state === 'failed') return null
  return (
    <div className="statistics-view">
      <Announcement total={answer.state === 'ready' ? answer.value.length : null} isRequested={isRequested} />
      <StandingsColumns>
        {answer.state === 'ready' ? (
          <Lists rows={answer.value} type={type} headingLevel={headingLevel} />
        ) : (
          <Awaited type={type} headingLevel={headingLevel} />
        )}
      </StandingsColumns>
    </div>
  )
}

interface ListsProperties extends Pick<StandingsViewProperties, 'type' | 'headingLevel'> {
  rows: readonly StandingRow[]
}

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
    <>
      {ranking.length > 0 && (
        <section>
          <Heading level={headingLevel}>{titles.ranking}</Heading>
          <div>
            <p className="standings-counted">{counted && countedText(counted)}</p>
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
    </>
  )
}

/** Most standings have a second list: its column is reserved, so that the first has its final width from the start. */
function Awaited({ type, headingLevel }: Pick<StandingsViewProperties, 'type' | 'headingLevel'>) {
  return (
    <>
      <section>
        <Heading level={headingLevel}>{standingTitles(type).ranking}</Heading>
        <div>
          <p className="standings-counted" />
          <RankingSkeleton count={placeholders} />
        </div>
      </section>
      <div />
    </>
  )
}
