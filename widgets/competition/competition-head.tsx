/** Over the tabs: what the competition is called, its season and the way to its others, and what can be taken along. */
import { useCompetitionSeasons } from '../../src/api/competition-seasons'
import type { CompetitionDetail } from '../../src/contract/competitions'
import { competitionSummary, type MatchCounts } from '../../src/domain/competition'
import { HeadingRow, HeadingRowSkeleton } from '../../src/ui/layout/heading-row'
import { SeasonSwitch } from '../../src/ui/navigation/season-switch'
import { Bar } from '../../src/ui/states/skeleton'

interface CompetitionHeadProperties {
  competition: CompetitionDetail
  /** How many take part; 0 where that isn't known. */
  teams: number
  /** Null where they are not shown, and while they are on their way. */
  matches: MatchCounts | null
  /** The address of the calendar; null where it would be empty. */
  calendar: string | null
  /** Another season was chosen: the id of its competition. Null where there is nothing to choose. */
  onSeason: ((id: string) => void) | null
  /** The address of the competition with this id, the same tab of it. */
  hrefOf: (id: string) => string
}

export function CompetitionHead({
  competition,
  teams,
  matches,
  calendar,
  onSeason,
  hrefOf,
}: CompetitionHeadProperties) {
  const { id, name, description, season } = competition
  const switcher = onSeason ? (
    <SeasonChoice {...{ competition, onSeason, hrefOf }} />
  ) : (
    <SeasonSwitch seasons={[{ id, name: season.name }]} season={id} onSeason={() => {}} hrefOf={hrefOf} />
  )
  return (
    <HeadingRow title={name} season={switcher} calendar={calendar}>
      <p className="competition-line">{competitionSummary({ description, teams, matches })}</p>
    </HeadingRow>
  )
}

interface SeasonChoiceProperties {
  competition: CompetitionDetail
  onSeason: (id: string) => void
  hrefOf: (id: string) => string
}

/** A competition is one season's: to the visitor it is the same one in another season. */
function SeasonChoice({ competition, onSeason, hrefOf }: SeasonChoiceProperties) {
  const seasons = useCompetitionSeasons(competition)
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
    <p className="competition-line">
      <Bar width={260} height={16} />
    </p>
  </HeadingRowSkeleton>
)
