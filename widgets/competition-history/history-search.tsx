/** The filters over the table; what is chosen is shown at once. */
import { useMemo } from 'react'
import { type HistoryEntry, type HistoryFilters, historyChoices } from '../../src/domain/competition-history'
import { Select } from '../../src/ui/fields/select/select'
import { TextField } from '../../src/ui/fields/text-field'

interface HistorySearchProperties {
  /** What is searched. */
  name: string
  entries: readonly HistoryEntry[]
  isLoading: boolean
  filters: HistoryFilters
  onChoose: (changed: Partial<HistoryFilters>) => void
  onText: (text: string) => void
}

function optionsOf(entries: readonly HistoryEntry[]) {
  const { seasons, competitions } = historyChoices(entries)
  return {
    seasons: seasons.map(({ id, name }) => ({ value: id, label: name })),
    competitions: competitions.map((name) => ({ value: name, label: name })),
  }
}

export function HistorySearch({
  name,
  entries,
  isLoading,
  filters,
  onChoose,
  onText,
}: HistorySearchProperties) {
  const { seasons, competitions } = useMemo(() => optionsOf(entries), [entries])
  return (
    // biome-ignore lint/a11y/useSemanticElements: older screen readers don't know <search>
    <div role="search" aria-label={name} className="history-search">
      <Select
        label="Sezona"
        value={filters.season}
        options={seasons}
        loading={isLoading}
        onChange={(season) => onChoose({ season })}
      />
      <Select
        label="Tekmovanje"
        value={filters.competition}
        options={competitions}
        loading={isLoading}
        onChange={(competition) => onChoose({ competition })}
      />
      <TextField label="Iskanje" value={filters.text} onChange={onText} />
    </div>
  )
}
