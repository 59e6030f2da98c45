/** The search of the whole site, /iskalnik (contract: Pages and query keys). */
import { useEffect, useState } from 'react'
import { readSiteSearch, type SiteSearch, siteSearchQuery } from '../../src/domain/query/site-search'
import type { AttributeValues } from '../../src/island/attributes'
import type { WidgetDefinition } from '../../src/island/definition'
import { siteUrl } from '../../src/page/addresses'
import { useMetadata } from '../../src/page/use-metadata'
import { useQueryText, useRestart } from '../../src/page/use-query'
import { useWidget } from '../../src/page/widget'
import { siteSearchTag as tag } from './attributes'
import { SearchHeader } from './search-header'
import { SearchResults } from './search-results'
import { about, route } from './site'
import '../../src/ui/base/band.css?sheet'
import './site-search.css?sheet'

const keys = ['q', 'stran']

function Screen({ attributes }: { attributes: AttributeValues<typeof tag.attributes> }) {
  const widget = useWidget()
  const { query: state, configuration } = widget
  const start = attributes.query ?? ''
  const search = readSiteSearch(useQueryText(state), start)
  const write = (changed: SiteSearch, how: 'push' | 'replace') =>
    state.write(siteSearchQuery(changed, start), how)
  const queryOf = (page: number) => siteSearchQuery({ ...search, page }, '')
  const [wasSearched] = useState(search.words !== '')
  useRestart(keys, start)
  useEffect(() => widget.showContent(), [widget])
  useMetadata({ ...about, path: route.path, query: queryOf(search.page) })
  return (
    <>
      <SearchHeader words={search.words} onSearch={(words) => write({ words, page: 1 }, 'push')} />
      {search.words !== '' && (
        <div className="band">
          <SearchResults
            search={search}
            isRequested={!wasSearched}
            hrefOf={(page) => siteUrl(configuration, route.path, queryOf(page))}
            onPage={(page) => write({ ...search, page }, 'push')}
            onPageBeyond={() => write({ ...search, page: 1 }, 'replace')}
          />
        </div>
      )}
    </>
  )
}

export const siteSearch = { tag, Screen, styles: import.meta.sheets } satisfies WidgetDefinition
