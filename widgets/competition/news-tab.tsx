/** The news of the competition, without the list's header. */
import { NewsResults } from '../../src/blocks/news-results/news-results'
import { pageEntry } from '../../src/domain/query/pagination'
import { useWidget } from '../../src/page/widget'
import { newsQuestion } from './news-question'

export interface NewsTabProperties {
  /** The news category's id; null while loading. */
  category: string | null
  query: string
  headingLevel: number
  /** The address of this tab with these changes of its query. */
  addressOf: (changes: Record<string, string | null>) => string
}

const changesTo = (page: number) => ({ stran: pageEntry(page) })

export function View({ category, query, headingLevel, addressOf }: NewsTabProperties) {
  const { query: state } = useWidget()
  return (
    <NewsResults
      {...newsQuestion(category, query)}
      headingLevel={headingLevel}
      hrefOf={(page) => addressOf(changesTo(page))}
      onPage={(page) => state.write(changesTo(page), 'push')}
      onPageBeyond={() => state.write({ stran: null }, 'replace')}
    />
  )
}
