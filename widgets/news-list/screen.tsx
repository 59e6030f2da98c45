/** The news list. */
import { NewsResults, newsResultsStyles } from '../../src/blocks/news-results/news-results'
import { newsQueryOf, noNewsFilters } from '../../src/domain/news-search'
import type { AttributeValues } from '../../src/element/attributes'
import type { WidgetDefinition } from '../../src/element/definition'
import { siteUrl } from '../../src/page/addresses'
import { useMetadata } from '../../src/page/use-metadata'
import { useWidget } from '../../src/page/widget'
import { baseStyles } from '../../src/styles/base'
import { newsListTag } from './attributes'
import { unknownIn, useCategoryLists } from './categories'
import { useListFilters } from './filters'
import css from './news-list.css?sheet'
import { NewsSearch, newsSearchStyles } from './news-search'

/** The path of the site's own list. */
const listPath = 'novice'

function Screen({ attributes }: { attributes: AttributeValues<typeof newsListTag.attributes> }) {
  const { configuration, headingLevel } = useWidget()
  const { category, perPage, header, ads } = attributes
  const { filters: asked, isNamed, write } = useListFilters(category)
  // An unknown category counts as not given.
  const known = useCategoryLists(configuration.federation, !isNamed)
  const isWaiting = isNamed && known.lists.some(({ categories }) => categories === null)
  const unknown = isNamed ? unknownIn(known, asked.categories) : []
  const filters = { ...asked, categories: asked.categories.filter((id) => !unknown.includes(id)) }
  const { categories, from, to, page } = filters
  useMetadata({
    title: 'Novice',
    description: `Novice ${configuration.federation}`,
    path: listPath,
    query: newsQueryOf(filters),
  })
  return (
    <>
      {header && <NewsSearch filters={filters} onSearch={(searched) => write(searched, 'push')} />}
      <NewsResults
        {...{ from, to, page, perPage, ads, isWaiting }}
        category={categories.join(',') || null}
        headingLevel={header ? headingLevel + 1 : headingLevel}
        hrefOf={(to) => siteUrl(configuration, listPath, newsQueryOf({ ...filters, page: to }))}
        onPage={(to) => write({ ...filters, page: to }, 'push')}
        unfiltered={
          header && (categories.length > 0 || from !== null || to !== null)
            ? { href: siteUrl(configuration, listPath), act: () => write(noNewsFilters, 'push') }
            : undefined
        }
        onPageBeyond={() => write({ ...filters, page: 1 }, 'replace')}
        isScreen
      />
    </>
  )
}

export const newsList: WidgetDefinition<typeof newsListTag.attributes> = {
  tag: newsListTag,
  Screen,
  styles: [...baseStyles, ...newsSearchStyles, ...newsResultsStyles, css],
}
