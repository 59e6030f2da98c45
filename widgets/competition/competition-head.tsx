/** Over the tabs: what the competition is called, its season, and the way to its other seasons. */
import { useCompetitionSeasons } from '../../src/api/competition-seasons'
import type { CompetitionDetail } from '../../src/contract/competitions'
import { competitionLine } from '../../src/domain/competition'
import { useWidget } from '../../src/page/widget'
import { headingTag } from '../../src/ui/heading/heading-tag'
import { Select } from '../../src/ui/select/select'
import { Bar } from '../../src/ui/skeleton/skeleton'

interface CompetitionHeadProperties {
  competition: CompetitionDetail
  /** Another season was chosen: the id of its competition. Null where there is nothing to choose. */
  onSeason: ((id: string) => void) | null
}

export function CompetitionHead({ competition, onSeason }: CompetitionHeadProperties) {
  const { headingLevel } = useWidget()
  const Title = headingTag(headingLevel)
  const line = competitionLine(competition)
  return (
    <header className="competition-head">
      <Title className="competition-title">{competition.name}</Title>
      {line && <p className="competition-line">{line}</p>}
      {onSeason && <SeasonChoice competition={competition} onSeason={onSeason} />}
    </header>
  )
}

interface SeasonChoiceProperties {
  competition: CompetitionDetail
  onSeason: (id: string) => void
}

function SeasonChoice({ competition, onSeason }: SeasonChoiceProperties) {
  const seasons = useCompetitionSeasons(competition)
  if (seasons.length < 2) return null
  return (
    <div className="competition-season">
      <Select
        label="Sezona"
        value={competition.id}
        options={seasons.map(({ id, season }) => ({ value: id, label: season }))}
        clearable={false}
        onChange={(id) => id && id !== competition.id && onSeason(id)}
      />
    </div>
  )
}

export function CompetitionHeadSkeleton() {
  return (
    <div className="competition-head" aria-hidden="true">
      <p className="competition-title">
        <Bar width={220} height={32} />
      </p>
      <p className="competition-line">
        <Bar width={260} height={16} />
      </p>
    </div>
  )
}
