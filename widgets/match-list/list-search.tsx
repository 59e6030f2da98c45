/** The search header above the list: IŠČI filters in place. */

import {
  daysAround,
  dayWithin,
  type MatchFilters as Filters,
  matchQueryOf,
} from '../../src/domain/match/match-search'
import { queryOutput } from '../../src/domain/query/search-box'
import type { MatchChoices } from '../../src/endpoints/match-choices'
import { crestUrl } from '../../src/page/addresses'
import { plainForm } from '../../src/page/plain-form'
import { useWidget } from '../../src/page/widget'
import { type MatchChoice, MatchFilters } from '../../src/ui/fields/match-filters'
import { useDraft } from '../../src/ui/fields/use-draft'

/** Days in the query that don't correspond to a single date are kept until a date is chosen or cleared. */
function searchedFor(filters: Filters, draft: Partial<MatchChoice>): Filters {
  const { date, ...chosen } = draft
  const days = date === undefined ? {} : date ? daysAround(date) : { from: null, to: null }
  return { ...filters, ...chosen, ...days, page: null }
}

export interface ListSearchProperties {
  filters: Filters
  choices: MatchChoices
  isClubLocked: boolean
  onSearch: (filters: Filters) => void
}

export function ListSearch({ filters, choices, isClubLocked, onSearch }: ListSearchProperties) {
  const widget = useWidget()
  const { configuration, headingLevel } = widget
  const shown: MatchChoice & Filters = { ...filters, date: dayWithin(filters) }
  const { draft, choose } = useDraft(shown)
  const search = () => {
    const searched = searchedFor(filters, draft)
    onSearch(searched)
    widget.announceFilters(queryOutput(matchQueryOf(searched)))
  }
  return (
    <div className="search">
      <MatchFilters
        choice={{ ...shown, ...draft }}
        choices={choices}
        crestUrl={(code) => crestUrl(configuration, code)}
        onChoose={choose}
        onSearch={search}
        headingLevel={headingLevel + 1}
        isClubLocked={isClubLocked}
        plain={plainForm(configuration, 'tekme', { sezona: filters.season })}
      />
    </div>
  )
}
