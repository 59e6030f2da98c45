/** All players' statistics in the competition. */
import { useMemo } from 'react'
import type { Loading } from '../../src/client/ask'
import type { StatLine } from '../../src/contract/competitions'
import { isExternal } from '../../src/domain/text/link'
import { crestUrl } from '../../src/page/addresses'
import type { Configuration } from '../../src/page/configuration'
import { useWidget } from '../../src/page/widget'
import { linkUrl } from '../../src/ui/navigation/link-url'
import { statLineColumns } from '../../src/ui/tables/stat-table/stat-line-columns'
import { StatTable, StatTableSkeleton, type TableColumn } from '../../src/ui/tables/stat-table/stat-table'
import { useTableOrder } from '../../src/ui/tables/stat-table/use-table-order'

/** Number of placeholders: a screenful. */
const placeholders = 14

/** A player who changed clubs during the season has a row for each. */
const lineKey = ({ player, team }: StatLine): string => `${player.id} ${team.name}`

const columnsOf = (configuration: Configuration): TableColumn<StatLine>[] => [
  { key: 'position', kind: 'position', head: '#', meaning: 'mesto' },
  {
    key: 'player',
    kind: 'link',
    head: 'Igralec',
    isRowHead: true,
    text: ({ player }) => `${player.first_name} ${player.last_name}`,
    href: ({ url }) => linkUrl(configuration, url),
    isExternal: ({ url }) => isExternal(linkUrl(configuration, url) ?? '', configuration.site),
  },
  { key: 'team', kind: 'text', head: 'Ekipa', text: ({ team }) => team.name },
  { key: 'nation', kind: 'flag', head: 'Država', code: ({ nationality }) => nationality },
  ...statLineColumns,
]

export function View({ answer }: { answer: Loading<readonly StatLine[]> }) {
  const { configuration } = useWidget()
  const columns = useMemo(() => columnsOf(configuration), [configuration])
  const order = useTableOrder()
  if (answer.state === 'loading') return <StatTableSkeleton columns={columns} count={placeholders} />
  if (answer.state === 'failed') return null
  return (
    <StatTable
      rows={answer.value}
      columns={columns}
      rowKey={lineKey}
      caption="Statistika"
      order={order}
      flagUrl={(code) => crestUrl(configuration, code)}
    />
  )
}
