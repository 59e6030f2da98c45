/** Over the tabs: the competition's name, the season switch, the calendar link and the table. */
import { useState } from 'react'
import { useRequest } from '../../src/client/use-request'
import type { CompetitionDetail } from '../../src/contract/competitions'
import { competitionSummary, type MatchCounts } from '../../src/domain/competition/competition'
import { competitionSeasons } from '../../src/endpoints/competition-seasons'
import { HeadingRow, HeadingRowSkeleton } from '../../src/ui/layout/heading-row'
import { SeasonSwitch } from '../../src/ui/navigation/season-switch'
import { Bar } from '../../src/ui/states/skeleton'

interface CompetitionHeadProperties {
  competition: CompetitionDetail
  /** Number of clubs; 0 if unknown. */
  teams: number
  /** Null while loading, and if matches aren't shown. */
  matches: MatchCounts | null
  /** The matches are loading. */
  isCounting: boolean
  /** The calendar's address; null if it would be empty. */
  calendar: string | null
  /** The address of what the tab shows as a table; null without one. */
  table: string | null
  /** Called with the id of the competition in the chosen season. Null if there is only one. */
  onSeason: ((id: string) => void) | null
  /** The address of the competition with this id, on the same tab. */
  hrefOf: (id: string) => string
}

export function CompetitionHead({
  competition,
  teams,
  matches,
  isCounting,
  calendar,
  table,
  onSeason,
  hrefOf,
}: CompetitionHeadProperties) {
  const [isLate] = useState(isCounting)
  const { id, name, description, season } = competition
  const switcher = onSeason ? (
    <SeasonChoice {...{ competition, onSeason, hrefOf }} />
  ) : (
    <SeasonSwitch seasons={[{ id, name: season.name }]} season={id} onSeason={() => {}} hrefOf={hrefOf} />
  )
  return (
    <HeadingRow
      title={name}
      season={switcher}
      calendar={calendar === null ? null : { href: calendar, title: `Vse tekme: ${name}` }}
      table={table}
    >
      <p className="competition-line" data-late={isLate || undefined}>
        {competitionSummary({ description, teams, matches }).map((piece) => (
          <span key={piece}>{`${piece} `}</span>
        ))}
      </p>
    </HeadingRow>
  )
}

interface SeasonChoiceProperties {
  competition: CompetitionDetail
  onSeason: (id: string) => void
  hrefOf: (id: string) => string
}

/** A competition's id belongs to one season; for visitors it is the same competition in another season. */
function SeasonChoice({ competition, onSeason, hrefOf }: SeasonChoiceProperties) {
  const seasons = competitionSeasons(useRequest, competition)
  return (
    <SeasonSwitch
      seasons={seasons.map(({ id, season }) => ({ id, name: season }))}
      season={competition.id}
      onSeason={(id) => id !== competition.id && onSeason(id)}
      hrefOf={hrefOf}
    />
  )
}

export const CompetitionHeadSkeleton = () => (
  <HeadingRowSkeleton title={<Bar width={220} height={32} />}>
    <p className="competition-line" data-late>
      <Bar width={260} height={16} />
    </p>
  </HeadingRowSkeleton>
)
