/** The head of the list: its title, season and calendar, and the search, whose IŠČI filters the list. */

import type { MatchPage } from '../../src/contract/matches'
import {
  daysAround,
  daysText,
  dayWithin,
  type MatchFilters as Filters,
  matchQueryOf,
} from '../../src/domain/match/match-search'
import { queryOutput } from '../../src/domain/query/search-box'
import { matchCalendarAddress, matchTableAddress } from '../../src/endpoints/matches'
import { crestUrl, siteUrl } from '../../src/page/addresses'
import { plainForm } from '../../src/page/plain-form'
import { useWidget } from '../../src/page/widget'
import { type MatchChoice, MatchFilters } from '../../src/ui/fields/match-filters'
import { useDraft } from '../../src/ui/fields/use-draft'
import { HeadingRow } from '../../src/ui/layout/heading-row'
import { SeasonSwitch } from '../../src/ui/navigation/season-switch'
import { chosenNames } from './chosen-names'
import type { KnownFilters } from './known-filters'

/** "Vse tekme kluba Krka"; what else narrows the list stands after a colon. */
function calendarTitle(club: string | null, others: readonly (string | null)[]): string {
  const what = others.filter(Boolean).join(' · ')
  return `Vse tekme${club ? ` kluba ${club}` : ''}${what && `: ${what}`}`
}

/** Days in the query that don't correspond to a single date are kept until a date is chosen or cleared. */
function searchedFor(filters: Filters, draft: Partial<MatchChoice>): Filters {
  const { date, ...chosen } = draft
  const days = date === undefined ? {} : date ? daysAround(date) : { from: null, to: null }
  return { ...filters, ...chosen, ...days, page: null }
}

export interface ListSearchProperties {
  known: KnownFilters
  /** The address of the calendar to follow. */
  subscription: string
  /** Null while loading. */
  found: MatchPage | null
  isClubLocked: boolean
  onSearch: (filters: Filters) => void
}

export function ListSearch(properties: ListSearchProperties) {
  const { known, found, subscription, isClubLocked, onSearch } = properties
  const { shown: filters, choices } = known
  const widget = useWidget()
  const { configuration, headingLevel } = widget
  const shown: MatchChoice & Filters = { ...filters, date: dayWithin(filters) }
  const { draft, choose } = useDraft(shown)
  const search = () => {
    const searched = searchedFor(filters, draft)
    onSearch(searched)
    widget.announceFilters(queryOutput(matchQueryOf(searched)))
  }
  const inSeason = (season: string): Filters => ({ ...filters, season, page: null })
  const { club, competition, hall } = chosenNames(known)
  const others = [competition, hall, daysText(filters.from, filters.to)]
  const href = matchCalendarAddress(configuration.api, filters)
  return (
    <>
      <HeadingRow
        title="Tekme"
        season={
          <SeasonSwitch
            seasons={choices.seasons ?? []}
            season={filters.season}
            onSeason={(season) => onSearch(inSeason(season))}
            hrefOf={(season) => siteUrl(configuration, 'tekme', matchQueryOf(inSeason(season)))}
          />
        }
        calendar={found?.total ? { href, subscription, title: calendarTitle(club, others) } : null}
        table={found?.total ? matchTableAddress(configuration.api, filters) : null}
        sheet={[club, ...others]}
      />
      <div className="search">
        <MatchFilters
          {...{ choices, isClubLocked }}
          choice={{ ...shown, ...draft }}
          crestUrl={(code) => crestUrl(configuration, code)}
          onChoose={choose}
          onSearch={search}
          headingLevel={headingLevel + 1}
          plain={plainForm(configuration, 'tekme', { sezona: filters.season })}
        />
      </div>
    </>
  )
}
