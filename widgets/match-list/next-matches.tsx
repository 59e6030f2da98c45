/** The next matches, or the last ones where none is to come, as one card that leads to all of them. */
import { useId } from 'react'
import { useMatchOptions } from '../../src/blocks/match-results/use-match-options'
import type { Loading } from '../../src/client/ask'
import { useContent } from '../../src/client/use-content'
import { useRequest } from '../../src/client/use-request'
import type { Match, MatchPage } from '../../src/contract/matches'
import { matchQueryOf } from '../../src/domain/match/match-search'
import { nextMatchesTitle } from '../../src/domain/match/next-matches'
import { slovenianDay } from '../../src/domain/time/clock'
import { formatDayOf } from '../../src/domain/time/date'
import { useOwnMatches } from '../../src/endpoints/own-matches'
import { siteUrl } from '../../src/page/addresses'
import { useMetadata } from '../../src/page/use-metadata'
import { useWidget } from '../../src/page/widget'
import { headingTag } from '../../src/ui/base/heading-tag'
import { Icon } from '../../src/ui/base/icon'
import { shapes } from '../../src/ui/base/shapes'
import { FinalScores } from '../../src/ui/matches/final-scores'
import { MatchListSkeleton } from '../../src/ui/matches/match-box-skeleton'
import { MatchList } from '../../src/ui/matches/match-list'
import { Bar } from '../../src/ui/states/skeleton'
import { type ListAttributes, useListFilters } from './filters'
import { knownFilters } from './known-filters'
import { nextOrLastMatches } from './next-or-last-matches'
import { aboutMatches } from './site'
import './next-matches.css?sheet'

const listedIn = (answer: Loading<MatchPage>): readonly Match[] =>
  answer.state === 'ready' ? answer.value.matches : []

export function View({ attributes }: { attributes: ListAttributes }) {
  const { club, perPage } = attributes
  const { configuration, headingLevel } = useWidget()
  const options = useMatchOptions()
  const id = useId()
  const { now } = options
  const today = slovenianDay(now)
  const known = knownFilters(useRequest, useListFilters(attributes))
  const { answer, which, matches } = nextOrLastMatches(useRequest, known, { count: perPage, today, now })
  const isOwn = useOwnMatches(club)
  const all = { ...known.named, page: null }
  // Where there is nothing at all the host's fallback says more.
  useContent(answer, () => matches?.length !== 0)
  useMetadata(aboutMatches(all))
  if (answer.state === 'failed' || matches?.length === 0) return null
  const Heading = headingTag(headingLevel)
  return (
    <section className="next" aria-labelledby={id} aria-busy={!matches}>
      <Heading className="next-title" id={id}>
        {matches ? nextMatchesTitle(matches.length, which) : <Bar width={180} height={18} />}
      </Heading>
      {matches ? (
        <MatchList
          matches={matches}
          headingLevel={headingLevel + 1}
          dateText={(dateTime) => formatDayOf(dateTime, today)}
          isOwn={isOwn}
          {...options}
        />
      ) : (
        <MatchListSkeleton count={perPage} />
      )}
      <FinalScores matches={listedIn(answer)} now={now} />
      <div className="next-foot unprinted">
        <span className="next-source">
          <Mark />
          {configuration.productName}
        </span>
        <a className="next-all" href={siteUrl(configuration, 'tekme', matchQueryOf(all))}>
          vse tekme <Icon shape={shapes.external} />
        </a>
      </div>
    </section>
  )
}

/** The court's lines in a rounded square. */
const Mark = () => (
  <svg className="next-mark" viewBox="0 0 40 40" aria-hidden="true">
    <path d="M13.5 0v13.5h13V0m-13 13.5a6.5 6.5 0 0 0 13 0M5.5 0v9c0 12 6 19.5 14.5 19.5S34.5 21 34.5 9V0M0 37h40" />
  </svg>
)
