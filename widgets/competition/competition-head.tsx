/** Over the tabs: the competition's name, the season switch, the calendar link and the table. */
import { useState } from 'react'
import { useRequest } from '../../src/client/use-request'
import type { CompetitionDetail } from '../../src/contract/competitions'
import {
  type CompetitionPart,
  competitionSummary,
  matchCounts,
} from '../../src/domain/competition/competition'
import { noMatchFilters } from '../../src/domain/match/match-search'
import { competitionSeasons } from '../../src/endpoints/competition-seasons'
import { standingsTableAddress } from '../../src/endpoints/competitions'
import { matchCalendarAddress, matchTableAddress } from '../../src/endpoints/matches'
import { siteUrl } from '../../src/page/addresses'
import { useNow } from '../../src/page/use-now'
import { useWidget } from '../../src/page/widget'
import { HeadingRow, HeadingRowSkeleton } from '../../src/ui/layout/heading-row'
import { SeasonSwitch } from '../../src/ui/navigation/season-switch'
import { Bar } from '../../src/ui/states/skeleton'
import { type CompetitionAnswers, hasTabs } from './competition-answers'
import { competitionPath } from './site'

interface CompetitionHeadProperties {
  id: string
  competition: CompetitionDetail
  part: CompetitionPart
  answers: CompetitionAnswers
  /** The shown tab, if any. */
  hash: string | undefined
  query: string
  /** Called when another season is shown on the same page. */
  follow: () => void
}

export function CompetitionHead(properties: CompetitionHeadProperties) {
  const { id, competition, part, answers, hash } = properties
  const { api } = useWidget().configuration
  const now = useNow()
  const { matches, clubs } = answers
  const hasMatches = part === 'all' || part === 'matches'
  const [isLate] = useState(hasMatches && matches.state === 'loading')
  const found = hasMatches && matches.state === 'ready' ? matches.value : null
  const own = found && found.matches.length > 0 ? { ...noMatchFilters, competition: id } : null
  const tables: Partial<Record<string, string | null>> = {
    tekme: own && matchTableAddress(api, own),
    lestvica: standingsTableAddress(api, id),
  }
  const { name, description, season } = competition
  const counts = { teams: clubs.length, matches: found && matchCounts(found, now) }
  return (
    <HeadingRow
      title={name}
      season={
        hasTabs(part) ? (
          <SeasonChoice {...properties} />
        ) : (
          <SeasonSwitch
            seasons={[{ id: competition.id, name: season.name }]}
            season={competition.id}
            onSeason={() => {}}
            hrefOf={competitionPath}
          />
        )
      }
      calendar={own && { href: matchCalendarAddress(api, own), title: `Vse tekme: ${name}` }}
      table={tables[hash ?? ''] ?? null}
    >
      <p className="competition-line" data-late={isLate || undefined}>
        {competitionSummary({ description, ...counts }).map((piece) => (
          <span key={piece}>{`${piece} `}</span>
        ))}
      </p>
    </HeadingRow>
  )
}

/** A competition's id belongs to one season; for visitors it is the same competition in another season. */
function SeasonChoice({ competition, query, follow }: CompetitionHeadProperties) {
  const { query: state, configuration, navigate } = useWidget()
  const seasons = competitionSeasons(useRequest, competition)
  /** On the same tab. */
  const hrefOf = (id: string) =>
    siteUrl(configuration, competitionPath(id), { tab: new URLSearchParams(query).get('tab') })
  const onSeason = (id: string) => {
    if (id === competition.id) return
    if (configuration.history === 'memory') {
      state.write({ tekmovanje: id, stran: null }, 'push')
      follow()
    } else navigate(hrefOf(id))
  }
  return (
    <SeasonSwitch
      seasons={seasons.map(({ id, season }) => ({ id, name: season }))}
      season={competition.id}
      {...{ onSeason, hrefOf }}
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
