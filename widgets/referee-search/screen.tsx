/** The referee search of /sodniski-iskalnik (contract: Pages and query keys). */
import { useEffect, useState } from 'react'
import { useRequest } from '../../src/client/use-request'
import { refereeQueryOf } from '../../src/domain/match/referee-search'
import type { AttributeValues } from '../../src/island/attributes'
import type { WidgetDefinition } from '../../src/island/definition'
import { lazyView } from '../../src/island/lazy-view'
import { useMetadata } from '../../src/page/use-metadata'
import { useWidget } from '../../src/page/widget'
import { refereeSearchTag as tag } from './attributes'
import { seasonChoices } from './choices'
import { useSearchFilters } from './filters'
import { knownFilters } from './known-filters'
import { RefereeForm } from './referee-form'
import { about, route } from './site'
import './referee-search.css?sheet'

const Results = lazyView(() => import('./referee-results'))

type Attributes = AttributeValues<typeof tag.attributes>

/** Before a search only the form is shown: no matches and no names. */
function Screen({ attributes: { season, perPage } }: { attributes: Attributes }) {
  const widget = useWidget()
  const { write, ...given } = useSearchFilters(season)
  const { isSearched } = given
  const [wasSearched] = useState(isSearched)
  const seasons = seasonChoices(useRequest)
  const known = knownFilters(useRequest, given, seasons)
  const { filters } = known
  useEffect(() => widget.showContent(), [widget])
  useMetadata({ ...about, path: route.path, query: refereeQueryOf(filters) })
  return (
    <>
      <RefereeForm {...seasons} filters={filters} onSearch={(searched) => write(searched, 'push')} />
      {isSearched && (
        <Results {...{ known, perPage, write }} active={seasons.active} isRequested={!wasSearched} />
      )}
    </>
  )
}

export const refereeSearch = { tag, Screen, styles: import.meta.sheets } satisfies WidgetDefinition
