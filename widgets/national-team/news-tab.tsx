/** A team's news, without the list's header. */
import { NewsResults } from '../../src/blocks/news-results/news-results'
import { pageEntry } from '../../src/domain/query/pagination'
import { changedQuery } from '../../src/domain/query/query'
import { useWidget } from '../../src/page/widget'
import { newsQuestion } from './news-question'

export interface NewsTabProperties {
  /** Null for the news of all categories. */
  category: string | null
  query: string
  headingLevel: number
  /** The address of this tab with another query. */
  addressOf: (query: string) => string
}

export function View({ category, query, headingLevel, addressOf }: NewsTabProperties) {
  const { query: state } = useWidget()
  return (
    <NewsResults
      {...newsQuestion(category, query)}
      headingLevel={headingLevel}
      hrefOf={(page) => addressOf(changedQuery(query, { stran: pageEntry(page) }))}
      onPage={(page) => state.write({ stran: pageEntry(page) }, 'push')}
      onPageBeyond={() => state.write({ stran: null }, 'replace')}
    />
  )
}
