/** A category's news in a tab, without the list's header; their page is in the query. */
import { pageEntry } from '../../domain/query/pagination'
import { useWidget } from '../../page/widget'
import { type TabNews, tabNews } from './news-responses'
import { NewsResults } from './news-results'

interface CategoryNewsProperties extends TabNews {
  query: string
  headingLevel: number
  /** The address of the tab with these changes of its query. */
  addressOf: (changes: Record<string, string | null>) => string
}

const changesTo = (page: number) => ({ stran: pageEntry(page) })

export function View({ query, headingLevel, addressOf, ...news }: CategoryNewsProperties) {
  const { query: state } = useWidget()
  return (
    <NewsResults
      {...tabNews(news, query)}
      headingLevel={headingLevel}
      hrefOf={(page) => addressOf(changesTo(page))}
      onPage={(page) => state.write(changesTo(page), 'push')}
      onPageBeyond={() => state.write({ stran: null }, 'replace')}
    />
  )
}
