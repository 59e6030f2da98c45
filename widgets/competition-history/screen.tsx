/** The history of competitions (/zgodovina-tekmovanj). Its filters are in the query. */

import { useContent } from '../../src/client/use-content'
import { useRequest } from '../../src/client/use-request'
import type { CompetitionHistoryRow } from '../../src/contract/competition-history'
import { historyQueryOf, readHistoryFilters } from '../../src/domain/competition/competition-history'
import { getCompetitionHistory } from '../../src/endpoints/competition-history'
import type { WidgetDefinition } from '../../src/island/definition'
import { lazyView } from '../../src/island/lazy-view'
import { plainForm } from '../../src/page/plain-form'
import { useMetadata } from '../../src/page/use-metadata'
import { useQueryText } from '../../src/page/use-query'
import { useWidget } from '../../src/page/widget'
import { headingTag } from '../../src/ui/base/heading-tag'
import { competitionHistoryTag as tag } from './attributes'
import { HistorySearch } from './history-search'
import { about, route } from './site'
import { useTyped } from './use-typed'
import './competition-history.css?sheet'

const request = getCompetitionHistory()
/** Loaded while the answer is. */
const HistoryTable = lazyView(() => import('./history-table'))

const noRows: readonly CompetitionHistoryRow[] = []

function Screen() {
  const { headingLevel, query: state, configuration } = useWidget()
  const answer = useRequest(request)
  const query = useQueryText(state)
  const entries = answer.state === 'ready' ? answer.value : noRows
  const asked = readHistoryFilters(query, entries)
  const [text, type] = useTyped(asked.text, (q) => state.write({ q }, 'replace'))
  const filters = { ...asked, text }
  useContent(answer)
  useMetadata({
    ...about,
    path: route.path,
    query: historyQueryOf(asked, entries),
  })
  const Title = headingTag(headingLevel)
  if (answer.state === 'failed') return null
  return (
    <>
      <Title className="history-title page-title">{about.title}</Title>
      <HistorySearch
        name={about.title}
        entries={entries}
        isLoading={answer.state === 'loading'}
        filters={filters}
        plain={plainForm(configuration, route.path)}
        onChoose={(changed) => state.write(historyQueryOf(changed, entries), 'push')}
        onText={type}
      />
      <HistoryTable
        entries={answer.state === 'ready' ? answer.value : null}
        filters={filters}
        caption={about.title}
        instead={<div className="history-place" />}
      />
    </>
  )
}

export const competitionHistory = { tag, Screen, styles: import.meta.sheets } satisfies WidgetDefinition
