/** The standings in the delivered order: the league decides about ties. */
import { useMemo } from 'react'
import type { Loading } from '../../src/client/ask'
import type { LeagueStanding, PointCorrection } from '../../src/contract/competitions'
import type { MatchPage } from '../../src/contract/matches'
import { formOf } from '../../src/domain/competition/competition'
import { correctionText, tieText } from '../../src/domain/competition/league-standings'
import { idsIn } from '../../src/domain/match/club-choice'
import { byDateTime, isFinal } from '../../src/domain/match/match'
import { crestUrl } from '../../src/page/addresses'
import { useNow } from '../../src/page/use-now'
import { useWidget } from '../../src/page/widget'
import { StatTable, StatTableSkeleton, type TableColumn } from '../../src/ui/tables/stat-table/stat-table'
import { useTableOrder } from '../../src/ui/tables/stat-table/use-table-order'
import './standings.css?sheet'

/** Number of placeholders: a usual league. */
const placeholders = 10

interface Standing extends LeagueStanding {
  /** Position in the delivered order, from 1. */
  place: number
  /** Why it comes before the next one of equal points. */
  tie: string | null
}

const standingKey = ({ club }: Standing): string => club.id

const differenceOf = ({ pointsFor, pointsAgainst }: LeagueStanding): number => pointsFor - pointsAgainst

type FormOf = (row: Standing) => readonly boolean[] | null

interface Shown {
  crest: (code: string | null) => string | null
  /** The largest absolute difference. */
  most: number
  /** Null if no club's form is known. */
  form: FormOf | null
  /** Clubs whose points were corrected. */
  corrected: readonly string[]
}

const columnsWith = ({ crest, most, form, corrected }: Shown): TableColumn<Standing>[] => [
  { key: 'place', kind: 'position', head: '#', meaning: 'mesto', given: ({ place }) => place },
  {
    key: 'club',
    kind: 'text',
    head: 'Klub',
    isRowHead: true,
    width: 140,
    text: ({ club }) => club.shortName,
    picture: ({ club }) => crest(club.code),
    detail: ({ tie }) => tie,
  },
  { key: 'played', kind: 'number', head: 'Tekme', short: 'T', value: ({ played }) => played },
  { key: 'won', kind: 'number', head: 'Zmage', short: 'Z', value: ({ won }) => won },
  { key: 'lost', kind: 'number', head: 'Porazi', short: 'P', value: ({ lost }) => lost },
  { key: 'for', kind: 'number', head: 'Dani koši', value: ({ pointsFor }) => pointsFor },
  { key: 'against', kind: 'number', head: 'Prejeti koši', value: ({ pointsAgainst }) => pointsAgainst },
  {
    key: 'difference',
    kind: 'number',
    head: 'Razlika',
    signed: true,
    value: differenceOf,
    share: (row) => (most > 0 ? differenceOf(row) / most : 0),
  },
  ...(form ? [{ key: 'form', kind: 'form', head: 'Zadnjih pet', won: form } as const] : []),
  {
    key: 'points',
    kind: 'number',
    head: 'Točke',
    short: 'Tč',
    tone: 'strong',
    value: ({ points }) => points,
    isNoted: ({ club }) => corrected.includes(club.id),
  },
]

/** Each club's last final results: empty while loading; null if there are none at all. */
function formsOf(
  standings: readonly LeagueStanding[],
  matches: Loading<MatchPage>,
  now: string,
): FormOf | null {
  if (matches.state === 'loading') return () => null
  const all = matches.state === 'ready' ? matches.value.matches.toSorted(byDateTime) : []
  const final = all.filter((match) => isFinal(match, now))
  const forms = new Map(standings.map(({ club }) => [club.id, formOf(club, final)]))
  const isKnown = [...forms.values()].some((form) => form.length > 0)
  return isKnown ? ({ club }) => forms.get(club.id) ?? null : null
}

export interface StandingsTabProperties {
  /** Null while loading. */
  standings: readonly LeagueStanding[] | null
  corrections: readonly PointCorrection[]
  /** For each club's form. */
  matches: Loading<MatchPage>
  club: string | null
}

const none: readonly LeagueStanding[] = []

export function View({ standings, corrections, matches, club }: StandingsTabProperties) {
  const { configuration } = useWidget()
  const now = useNow()
  const order = useTableOrder()
  const given = standings ?? none
  const columns = useMemo(
    () =>
      columnsWith({
        crest: (code) => crestUrl(configuration, code),
        most: Math.max(0, ...given.map((row) => Math.abs(differenceOf(row)))),
        form: formsOf(given, matches, now),
        corrected: corrections.map(({ clubId }) => clubId),
      }),
    [configuration, given, corrections, matches, now],
  )
  const rows = useMemo(
    () => given.map((row, index) => ({ ...row, place: index + 1, tie: tieText(row, given[index + 1]) })),
    [given],
  )
  const hasForm = columns.some(({ kind }) => kind === 'form')
  return (
    <div className="standings" data-form={hasForm || undefined}>
      {standings ? (
        <StatTable
          rows={rows}
          columns={columns}
          rowKey={standingKey}
          caption="Lestvica"
          part="standing-row"
          isOwn={(row) => idsIn(club).includes(row.club.id)}
          order={order}
        />
      ) : (
        <StatTableSkeleton columns={columns} count={placeholders} />
      )}
      <div className="standings-foot">
        {hasForm && (
          <p className="standings-legend">
            <span className="stat-won" aria-hidden="true" /> zmaga{' '}
            <span className="stat-lost" aria-hidden="true" /> poraz · najnovejša tekma je desno
          </p>
        )}
        <Corrections texts={corrections.flatMap((each) => correctionText(each, given) ?? [])} />
      </div>
    </div>
  )
}

/** Nothing without one. */
function Corrections({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ul className="standings-corrections" role="list">
      {texts.map((text) => (
        <li key={text}>
          <b>*</b> Popravek: {text}
        </li>
      ))}
    </ul>
  )
}
