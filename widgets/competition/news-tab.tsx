/** The news of the competition, without the list's header. */
import { newsPerPage } from '../../src/api/competition-news'
import { NewsResults, newsResultsStyles } from '../../src/blocks/news-results/news-results'
import { pageEntry, pageUnder } from '../../src/domain/pagination'
import { useWidget } from '../../src/page/widget'

export const styles = newsResultsStyles

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
      isWaiting={category === null}
      from={null}
      to={null}
      page={pageUnder(new URLSearchParams(query))}
      perPage={newsPerPage}
      ads={false}
      {...{ category, headingLevel }}
      hrefOf={(page) => addressOf(changesTo(page))}
      onPage={(page) => state.write(changesTo(page), 'push')}
      onPageBeyond={() => state.write({ stran: null }, 'replace')}
    />
  )
}
