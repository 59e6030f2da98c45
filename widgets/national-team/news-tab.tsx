/** A team's news, 9 per page, without the list's header. */
import { NewsResults, newsResultsStyles } from '../../src/blocks/news-results/news-results'
import { newsPageOf, queryOnNewsPage } from '../../src/domain/news-page'
import { useWidget } from '../../src/page/widget'

export const styles = newsResultsStyles

const perPage = 9

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
  const turn = (page: number, how: 'push' | 'replace') => state.put(queryOnNewsPage(state.read(), page), how)
  return (
    <NewsResults
      category={category}
      from={null}
      to={null}
      page={newsPageOf(query)}
      perPage={perPage}
      ads
      headingLevel={headingLevel}
      hrefOf={(page) => addressOf(queryOnNewsPage(query, page))}
      onPage={(page) => turn(page, 'push')}
      onPageBeyond={() => turn(1, 'replace')}
    />
  )
}
