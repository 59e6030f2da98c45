/** The filtered rows. */
import { useMemo } from 'react'
import type { CompetitionHistoryRow } from '../../src/contract/competition-history'
import { type HistoryFilters, historyRows } from '../../src/domain/competition/competition-history'
import { useWidget } from '../../src/page/widget'
import { Announcement } from '../../src/ui/base/announcement'
import { EmptyState } from '../../src/ui/states/empty-state'
import { StatTable, StatTableSkeleton } from '../../src/ui/tables/stat-table/stat-table'
import { useTableOrder } from '../../src/ui/tables/stat-table/use-table-order'
import { historyColumns } from './history-columns'
import './history.css?sheet'

/** Number of placeholders, enough for the first screen. */
const placeholders = 10

const isOtherSeason = (row: CompetitionHistoryRow, before: CompetitionHistoryRow | undefined): boolean =>
  row.season.id !== before?.season.id

const rowKey = ({ competition }: CompetitionHistoryRow): string => competition.id

interface HistoryTableProperties {
  /** Null while loading. */
  entries: readonly CompetitionHistoryRow[] | null
  filters: HistoryFilters
  caption: string
}

export function View({ entries, filters, caption }: HistoryTableProperties) {
  const { configuration } = useWidget()
  const columns = useMemo(() => historyColumns(configuration, entries), [configuration, entries])
  const rows = useMemo(() => entries && historyRows(entries, filters), [entries, filters])
  const order = useTableOrder()
  if (!entries || !rows)
    return (
      <div className="history">
        <StatTableSkeleton columns={columns} count={placeholders} />
      </div>
    )
  return (
    <>
      <Announcement total={rows.length} />
      {/* Where there is no history at all the table says so itself. */}
      {rows.length === 0 && entries.length > 0 ? (
        <EmptyState>Ni zadetkov</EmptyState>
      ) : (
        <div className="history">
          <StatTable
            rows={rows}
            columns={columns}
            rowKey={rowKey}
            caption={caption}
            part="history-row"
            isFirst={isOtherSeason}
            order={order}
          />
        </div>
      )}
    </>
  )
}
