/** Season, competition and its first three; a second or third place that is known nowhere is left out. */
import type { CompetitionHistoryRow } from '../../src/contract/competition-history'
import { crestUrl, siteUrl } from '../../src/page/addresses'
import type { Configuration } from '../../src/page/configuration'
import type { TableColumn } from '../../src/ui/tables/stat-table/stat-table'

const ranks = [
  { key: 'first', head: '1. mesto', medal: 'gold' },
  { key: 'second', head: '2. mesto', medal: 'silver' },
  { key: 'third', head: '3. mesto', medal: 'bronze' },
] as const

/** `entries`: null while loading. */
export const historyColumns = (
  configuration: Configuration,
  entries: readonly CompetitionHistoryRow[] | null,
): TableColumn<CompetitionHistoryRow>[] => [
  {
    key: 'season',
    kind: 'text',
    head: 'Sezona',
    tone: 'muted',
    width: 84,
    text: ({ season }) => season.name,
  },
  {
    key: 'competition',
    kind: 'link',
    head: 'Tekmovanje',
    isRowHead: true,
    width: 120,
    text: ({ competition }) => competition.name,
    href: ({ competition }) => siteUrl(configuration, `tekmovanje/${encodeURIComponent(competition.id)}`),
  },
  ...ranks
    .filter(({ key }) => key === 'first' || !entries || entries.some((row) => row[key]))
    .map(
      ({ key, head, medal }): TableColumn<CompetitionHistoryRow> => ({
        ...{ key, head, medal, kind: 'text', width: 190 },
        ...(key === 'first' && { tone: 'bold' }),
        text: (row) => row[key]?.name ?? null,
        picture: (row) => crestUrl(configuration, row[key]?.code ?? null),
      }),
    ),
]
