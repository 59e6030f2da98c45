/** A competition's matches: the next round, the last results, and all of them by month. */
import { useMemo, useRef } from 'react'
import { useMatchOptions } from '../../src/blocks/match-results/use-match-options'
import type { Loading } from '../../src/client/ask'
import type { LeagueStanding } from '../../src/contract/competitions'
import type { Match, MatchPage } from '../../src/contract/matches'
import { matchesCounted } from '../../src/domain/competition/competition'
import { withClubCodes } from '../../src/domain/match/club-codes'
import { groupByDay } from '../../src/domain/match/match'
import { groupByMonth, matchProgram, programPage } from '../../src/domain/match/match-program'
import { matchQueryOf, noMatchFilters } from '../../src/domain/match/match-search'
import { countBeforeToday } from '../../src/domain/match/past-matches'
import { commonName, type RoundTexts, roundTexts } from '../../src/domain/match/play-off'
import { namedPage } from '../../src/domain/query/pagination'
import { slovenianDay } from '../../src/domain/time/clock'
import { formatDayOf } from '../../src/domain/time/date'
import { useOwnMatches } from '../../src/endpoints/own-matches'
import { siteUrl } from '../../src/page/addresses'
import { useCorrection } from '../../src/page/use-query'
import { useWidget } from '../../src/page/widget'
import { headingTag } from '../../src/ui/base/heading-tag'
import { Heading } from '../../src/ui/layout/heading'
import { FinalScores } from '../../src/ui/matches/final-scores'
import { MatchListSkeleton } from '../../src/ui/matches/match-box-skeleton'
import { DayHead, MatchList, type MatchListProperties } from '../../src/ui/matches/match-list'
import { PastMatches } from '../../src/ui/matches/past-matches'
import { Button } from '../../src/ui/navigation/button'
import { Pages } from '../../src/ui/navigation/pagination'
import { isPageBeyondMatches, perPage } from './match-pages'
import './matches.css?sheet'

/** Number of placeholders. */
const placeholders = 7

export interface MatchesTabProperties {
  answer: Loading<MatchPage>
  /** The competition. */
  id: string
  /** Name crests of clubs that its matches lack; null while loading. */
  standings: readonly LeagueStanding[] | null
  club: string | null
  query: string
  headingLevel: number
  /** The address of this tab with these changes of its query. */
  addressOf: (changes: Record<string, string | null>) => string
}

export function View({ answer, ...properties }: MatchesTabProperties) {
  const { query: state } = useWidget()
  const isBeyond = isPageBeyondMatches(answer, properties.query)
  useCorrection(isBeyond ? () => state.write({ stran: null }, 'replace') : null)
  if (answer.state === 'loading') return <MatchListSkeleton count={placeholders} />
  return answer.state === 'failed' ? null : <Program found={answer.value} {...properties} />
}

interface ProgramProperties extends Omit<MatchesTabProperties, 'answer'> {
  found: MatchPage
}

function Program({ found, id, standings, club, query, headingLevel, addressOf }: ProgramProperties) {
  const { configuration, query: state } = useWidget()
  const isOwn = useOwnMatches(club)
  // This is the competition's own page.
  const { competitionUrl: _, ...matchOptions } = useMatchOptions()
  const { now } = matchOptions
  const matches = useMemo(
    () =>
      withClubCodes(
        found.matches,
        standings?.map((row) => row.club),
      ),
    [found, standings],
  )
  const program = useMemo(() => matchProgram(matches, now), [matches, now])
  const textsOf = useMemo(() => roundTexts(matches, now), [matches, now])
  const top = useRef<HTMLElement>(null)
  const asked = namedPage(new URLSearchParams(query))
  const page = programPage(program, asked, perPage)
  const options = { ...matchOptions, isOwn, headingLevel: headingLevel + 2 }
  const shown = program.all.slice((page - 1) * perPage, page * perPage)
  const past = asked === null ? countBeforeToday(shown, now) : 0
  const common = { headingLevel, options, textsOf }
  return (
    <div className="program stack">
      <FinalScores matches={found.matches} now={now} />
      <Days title="Naslednji krog" matches={program.next} {...common} />
      <Days title="Zadnji izidi" matches={program.last} {...common} />
      <section className="program-section" ref={top}>
        <div className="program-top">
          <Heading level={headingLevel}>Vse tekme</Heading>
          <p className="program-count">{matchesCounted(found.total)}</p>
        </div>
        {past > 0 && (
          <PastMatches matches={shown.slice(0, past)}>
            <Months matches={shown.slice(0, past)} {...common} />
          </PastMatches>
        )}
        <Months matches={shown.slice(past)} {...common} />
        <Pages
          total={program.all.length}
          {...{ page, perPage, top }}
          hrefOf={(to) => addressOf({ stran: String(to) })}
          onPage={(to) => state.write({ stran: String(to) }, 'push')}
        />
        {found.total > found.matches.length && (
          <div className="after unprinted">
            <Button
              small
              href={siteUrl(configuration, 'tekme', matchQueryOf({ ...noMatchFilters, competition: id }))}
            >
              VSE TEKME
            </Button>
          </div>
        )}
      </section>
    </div>
  )
}

/** The round is shown instead of the competition's name, the state of a series before the hall, where all widths show it. */
function inCompetition(match: Match, { name, state }: RoundTexts): Match {
  const location = [state, match.location].filter(Boolean).join(' · ')
  return { ...match, location, competition: name, competitionId: null }
}

interface MonthsProperties {
  matches: readonly Match[]
  headingLevel: number
  options: Omit<MatchListProperties, 'matches'>
  textsOf: (match: Match) => RoundTexts
}

function Months({ matches, headingLevel, options, textsOf }: MonthsProperties) {
  const Month = headingTag(headingLevel + 1)
  return groupByMonth(matches).map(({ month, name, matches }) => (
    <section key={month} className="match-day">
      <div className="match-day-top">
        <Month className="match-day-head">{name}</Month>
      </div>
      <MatchList
        {...options}
        matches={matches.map((match) => inCompetition(match, textsOf(match)))}
        dateText={(day) => formatDayOf(day, slovenianDay(options.now))}
      />
    </section>
  ))
}

/** Nothing without matches. */
function Days({ title, matches, headingLevel, options, textsOf }: MonthsProperties & { title: string }) {
  if (matches.length === 0) return null
  const today = slovenianDay(options.now)
  return (
    <section className="program-section">
      <Heading level={headingLevel}>{title}</Heading>
      {groupByDay(matches).map((day) => {
        const round = commonName(day.matches.map((match) => textsOf(match).name))
        return (
          <section key={day.date} className="match-day">
            <div className="match-day-top">
              <DayHead day={day} today={today} level={headingLevel + 1} />
              {round && <p className="program-round">{round}</p>}
            </div>
            <MatchList
              {...options}
              matches={day.matches.map((match) => {
                const { name, state } = textsOf(match)
                return inCompetition(match, { name: round ? null : name, state })
              })}
              isUnderDay
            />
          </section>
        )
      })}
    </section>
  )
}
