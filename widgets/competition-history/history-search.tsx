/** The filters over the table, applied while they are chosen. Without JavaScript they are a form to submit. */
import { useMemo } from 'react'
import {
  type HistoryEntry,
  type HistoryFilters,
  historyChoices,
} from '../../src/domain/competition/competition-history'
import type { PlainForm } from '../../src/page/plain-form'
import { namedOptions } from '../../src/ui/fields/select/option'
import { Select } from '../../src/ui/fields/select/select'
import { TextField } from '../../src/ui/fields/text-field'
import { Button } from '../../src/ui/navigation/button'

interface HistorySearchProperties {
  /** The current filters. */
  name: string
  entries: readonly HistoryEntry[]
  isLoading: boolean
  filters: HistoryFilters
  /** The form's action without JavaScript. */
  plain: PlainForm | undefined
  onChoose: (changed: Partial<HistoryFilters>) => void
  onText: (text: string) => void
}

export function HistorySearch(properties: HistorySearchProperties) {
  const { name, entries, isLoading, filters, plain, onChoose, onText } = properties
  const { seasons, competitions } = useMemo(() => historyChoices(entries), [entries])
  const plainName = (key: string) => plain && key
  return (
    // biome-ignore lint/a11y/useSemanticElements: older screen readers don't know <search>
    <form
      role="search"
      aria-label={name}
      className="history-search unprinted"
      action={plain?.address}
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        label="Sezona"
        plainName={plainName('sezona')}
        value={filters.season}
        options={namedOptions(seasons)}
        loading={isLoading}
        onChange={(season) => onChoose({ season })}
      />
      <Select
        label="Tekmovanje"
        plainName={plainName('tekmovanje')}
        value={competitions.find((each) => each.name === filters.competition)?.id ?? null}
        options={namedOptions(competitions)}
        loading={isLoading}
        onChange={(id) =>
          onChoose({ competition: competitions.find((each) => each.id === id)?.name ?? null })
        }
      />
      <TextField label="Iskanje" plainName={plainName('q')} value={filters.text} onChange={onText} />
      {plain && (
        <noscript>
          <Button filled type="submit">
            IŠČI
          </Button>
        </noscript>
      )}
    </form>
  )
}
