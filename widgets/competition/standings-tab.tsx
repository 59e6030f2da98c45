/** The standings as they were delivered: which of two with as many points is first is the league's to say. */
import { useMemo } from 'react'
import type { LeagueStanding } from '../../src/contract/competitions'
import { crestUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import {
  StatTable,
  StatTableSkeleton,
  statTableStyles,
  type TableColumn,
} from '../../src/ui/stat-table/stat-table'

export const styles = statTableStyles

/** Placeholders: a league of a usual size. */
const places = 10

interface Standing extends LeagueStanding {
  /** In the order delivered, from 1. */
  place: number
}

const standingKey = ({ club }: Standing): string => club.id

const columnsWith = (crest: (code: string | null) => string | null): TableColumn<Standing>[] => [
  { key: 'place', kind: 'position', head: '#', meaning: 'mesto', given: ({ place }) => place },
  {
    key: 'club',
    kind: 'text',
    head: 'Klub',
    isRowHead: true,
    width: 140,
    text: ({ club }) => club.shortName,
    picture: ({ club }) => crest(club.code),
  },
  { key: 'played', kind: 'number', head: 'Tekme', value: ({ played }) => played },
  { key: 'won', kind: 'number', head: 'Zmage', value: ({ won }) => won },
  { key: 'lost', kind: 'number', head: 'Porazi', value: ({ lost }) => lost },
  { key: 'for', kind: 'number', head: 'Dani koši', width: 66, value: ({ pointsFor }) => pointsFor },
  {
    key: 'against',
    kind: 'number',
    head: 'Prejeti koši',
    width: 82,
    value: ({ pointsAgainst }) => pointsAgainst,
  },
  {
    key: 'difference',
    kind: 'number',
    head: 'Razlika',
    signed: true,
    value: ({ pointsFor, pointsAgainst }) => pointsFor - pointsAgainst,
  },
  { key: 'points', kind: 'number', head: 'Točke', tone: 'strong', value: ({ points }) => points },
]

export interface StandingsTabProperties {
  /** Null while they are on their way. */
  standings: readonly LeagueStanding[] | null
  club: string | null
}

export function View({ standings, club }: StandingsTabProperties) {
  const { configuration } = useWidget()
  const columns = useMemo(() => columnsWith((code) => crestUrl(configuration, code)), [configuration])
  const rows = useMemo(() => standings?.map((row, index) => ({ ...row, place: index + 1 })), [standings])
  if (!rows) return <StatTableSkeleton columns={columns} count={places} />
  return (
    <StatTable
      rows={rows}
      columns={columns}
      rowKey={standingKey}
      caption="Lestvica"
      part="standing-row"
      isOwn={(row) => row.club.id === club}
    />
  )
}
