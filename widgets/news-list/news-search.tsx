/** "Poišči novico": two dates and four category selects in the generic search box. */
import { useRequest } from '../../src/client/use-request'
import type { NewsCategoryType } from '../../src/contract/news'
import type { NewsFilters } from '../../src/domain/news/news-search'
import { queryOutput, type SearchOutput } from '../../src/domain/query/search-box'
import { formatDotDate } from '../../src/domain/time/date'
import { plainForm } from '../../src/page/plain-form'
import { useWidget } from '../../src/page/widget'
import { DateField } from '../../src/ui/fields/date-field/date-field'
import { SearchBox } from '../../src/ui/fields/search-box'
import { namedOptions } from '../../src/ui/fields/select/option'
import { Select } from '../../src/ui/fields/select/select'
import { useDraft } from '../../src/ui/fields/use-draft'
import { type CategoryLists, categoryLists, chosenElsewhere, chosenIn } from './categories'

type NewsChoice = Omit<NewsFilters, 'page'>

/** `federation` is its abbreviation. */
const labelsOf = (federation: string): Record<NewsCategoryType, string> => ({
  COMPETITION: `Tekmovanja ${federation}`,
  NATIONAL_TEAM: 'Reprezentance',
  PROJECT: 'Projekti',
  GENERAL: 'Splošno',
})

/** The search box's output; days as in the page's query, dd.mm.yyyy. */
function outputOf({ categories, from, to }: NewsChoice, known: CategoryLists): SearchOutput {
  const offered = known.lists.flatMap((list) => chosenIn(list, categories))
  const category = [...offered, ...(known.isWhole ? [] : chosenElsewhere(known, categories))].join(',')
  return queryOutput({ od: from && formatDotDate(from), do: to && formatDotDate(to), category }, 'category')
}

interface NewsSearchProperties {
  filters: NewsFilters
  onSearch: (filters: NewsFilters) => void
}

export function NewsSearch({ filters, onSearch }: NewsSearchProperties) {
  const widget = useWidget()
  const known = categoryLists(useRequest)
  const labels = labelsOf(widget.configuration.federation)
  const { draft, choose } = useDraft(filters)
  const { from, to, categories } = { ...filters, ...draft }
  const plain = plainForm(widget.configuration, 'novice')
  const search = () => {
    const output = outputOf({ from, to, categories }, known)
    onSearch({ from, to, categories: output.values.category?.split(',') ?? [], page: 1 })
    widget.announceFilters(output)
  }
  return (
    <div className="search">
      <SearchBox title="Poišči novico" headingLevel={widget.headingLevel} onSearch={search} plain={plain}>
        <DateField
          label="Od"
          plainNames={plain && ['od']}
          value={from}
          onChange={(day) => choose({ from: day })}
        />
        <DateField
          label="Do"
          plainNames={plain && ['do']}
          value={to}
          onChange={(day) => choose({ to: day })}
        />
        {known.lists.map((list) => (
          <Select
            key={list.type}
            multiple
            label={labels[list.type]}
            plainName={plain && 'kategorija'}
            value={chosenIn(list, categories)}
            options={namedOptions(list.categories)}
            loading={list.categories === null}
            onChange={(ids) => choose({ categories: exchanged(categories, chosenIn(list, categories), ids) })}
          />
        ))}
      </SearchBox>
    </div>
  )
}

/** All chosen categories, with one list's part changed. */
const exchanged = (all: readonly string[], before: readonly string[], after: readonly string[]): string[] => [
  ...all.filter((id) => !before.includes(id)),
  ...after,
]
