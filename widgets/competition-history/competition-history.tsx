/** The history of competitions (/zgodovina-tekmovanj). What is looked for is the visitor's alone: no address names it. */
import { useState } from 'react'
import { getCompetitionHistory } from '../../src/api/competition-history'
import { useContent } from '../../src/api/use-content'
import { useRequest } from '../../src/api/use-request'
import type { CompetitionHistoryRow } from '../../src/contract/competition-history'
import { noHistoryFilters } from '../../src/domain/competition-history'
import type { WidgetDefinition } from '../../src/element/definition'
import { lazyView } from '../../src/element/lazy-view'
import { siteUrl } from '../../src/page/addresses'
import { useMetadata } from '../../src/page/use-metadata'
import { useWidget } from '../../src/page/widget'
import { baseStyles } from '../../src/styles/base'
import { fieldStyles } from '../../src/ui/field/field'
import { headingTag } from '../../src/ui/heading/heading-tag'
import { iconStyles } from '../../src/ui/icon/icon'
import { competitionHistoryTag } from './attributes'
import css from './competition-history.css?sheet'
import { HistorySearch } from './history-search'

const title = 'Zgodovina tekmovanj'
const request = getCompetitionHistory()
/** Comes while the answer does. */
const HistoryTable = lazyView(() => import('./history-table'))

const noRows: readonly CompetitionHistoryRow[] = []

function Screen() {
  const { headingLevel } = useWidget()
  const answer = useRequest(request)
  const [filters, setFilters] = useState(noHistoryFilters)
  const entries = answer.state === 'ready' ? answer.value : noRows
  useContent(answer)
  useHistoryMetadata()
  const Title = headingTag(headingLevel)
  if (answer.state === 'failed') return null
  return (
    <>
      <Title className="history-title">{title}</Title>
      <HistorySearch
        name={title}
        entries={entries}
        isLoading={answer.state === 'loading'}
        filters={filters}
        onChoose={(changed) => setFilters((last) => ({ ...last, ...changed }))}
      />
      <HistoryTable
        entries={answer.state === 'ready' ? answer.value : null}
        filters={filters}
        caption={title}
        instead={<div className="history-place" />}
      />
    </>
  )
}

function useHistoryMetadata(): void {
  const { configuration } = useWidget()
  useMetadata({
    title: `${configuration.productName} - ${title}`,
    description: title,
    image: null,
    url: siteUrl(configuration, 'zgodovina-tekmovanj'),
  })
}

export const competitionHistory: WidgetDefinition<typeof competitionHistoryTag.attributes> = {
  tag: competitionHistoryTag,
  Screen,
  styles: [...baseStyles, iconStyles, fieldStyles, css],
}
