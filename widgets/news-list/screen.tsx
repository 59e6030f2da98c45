/** The news list. */
import { NewsResults } from '../../src/blocks/news-results/news-results'
import { newsQueryOf, noNewsFilters } from '../../src/domain/news/news-search'
import type { AttributeValues } from '../../src/island/attributes'
import type { WidgetDefinition } from '../../src/island/definition'
import { siteUrl } from '../../src/page/addresses'
import { useMetadata } from '../../src/page/use-metadata'
import { useWidget } from '../../src/page/widget'
import { newsListTag as tag } from './attributes'
import { questionOf, useListFilters } from './filters'
import { NewsSearch } from './news-search'
import { about, route } from './site'
import './news-list.css?sheet'

function Screen({ attributes }: { attributes: AttributeValues<typeof tag.attributes> }) {
  const { configuration, headingLevel } = useWidget()
  const { category, perPage, header, ads } = attributes
  const { filters, isWaiting, write } = useListFilters(category)
  const { categories, from, to } = filters
  useMetadata({ ...about, path: route.path, query: newsQueryOf(filters) })
  return (
    <>
      {header && <NewsSearch filters={filters} onSearch={(searched) => write(searched, 'push')} />}
      <NewsResults
        {...questionOf(filters, perPage)}
        {...{ ads, isWaiting }}
        headingLevel={header ? headingLevel + 1 : headingLevel}
        hrefOf={(to) => siteUrl(configuration, route.path, newsQueryOf({ ...filters, page: to }))}
        onPage={(to) => write({ ...filters, page: to }, 'push')}
        unfiltered={
          header && (categories.length > 0 || from !== null || to !== null)
            ? { href: siteUrl(configuration, route.path), act: () => write(noNewsFilters, 'push') }
            : undefined
        }
        onPageBeyond={() => write({ ...filters, page: 1 }, 'replace')}
        isScreen
      />
    </>
  )
}

export const newsList = { tag, Screen, styles: import.meta.sheets } satisfies WidgetDefinition
