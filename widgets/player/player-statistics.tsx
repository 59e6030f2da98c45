/** The player's statistics, a row per competition. */
import { useMemo } from 'react'
import type { PlayerDetail } from '../../src/contract/competitions'
import { pointsOf } from '../../src/domain/competition/stat-column'
import { competitionLink } from '../../src/domain/team/player'
import { siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { Heading } from '../../src/ui/layout/heading'
import { statLineColumns } from '../../src/ui/tables/stat-table/stat-line-columns'
import { StatTable, type TableColumn } from '../../src/ui/tables/stat-table/stat-table'

type PlayerLine = NonNullable<PlayerDetail['statistics']>[number]

const title = 'Statistika'

const keyOf = ({ season, competition, team }: PlayerLine): string =>
  `${season.name} ${competition.id} ${competition.name} ${team.name}`

const perMatch: TableColumn<PlayerLine> = {
  key: 'average',
  kind: 'average',
  head: 'Na tekmo',
  of: (line) => ({ sum: pointsOf(line), count: line.games }),
}

/** Without the columns that only a whole league's table needs; points per match are beside the points. */
const shownNumbers = statLineColumns
  .filter(({ key }) => key !== 'steals')
  .flatMap((column): TableColumn<PlayerLine>[] => {
    if (column.key === 'points') return [column, perMatch]
    return [column.kind === 'made' ? { ...column, hasBar: true, width: 76 } : column]
  })

export function View({ lines, headingLevel }: { lines: readonly PlayerLine[]; headingLevel: number }) {
  const { configuration } = useWidget()
  const columns = useMemo(
    (): readonly TableColumn<PlayerLine>[] => [
      {
        key: 'competition',
        kind: 'link',
        head: 'Tekmovanje',
        isRowHead: true,
        width: 132,
        text: ({ competition }) => competition.name,
        detail: ({ season }) => season.name,
        href: ({ competition }) => {
          const link = competitionLink(competition)
          return link && siteUrl(configuration, link.path, link.query)
        },
      },
      ...shownNumbers,
    ],
    [configuration],
  )
  return (
    <section className="player-part">
      <Heading level={headingLevel}>{title}</Heading>
      <StatTable rows={lines} columns={columns} rowKey={keyOf} caption={title} />
    </section>
  )
}
