/** The results, page by page; without any, links that may help. */
import { useRef } from 'react'
import { usePage } from '../../src/client/use-page'
import { useRequest } from '../../src/client/use-request'
import type { SearchPage } from '../../src/contract/site-search'
import { foundText, type SiteSearch } from '../../src/domain/query/site-search'
import { foundPage, foundPerPage, meantPage, meantWords } from '../../src/endpoints/site-search'
import { siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { Announcement } from '../../src/ui/base/announcement'
import { Rows } from '../../src/ui/base/rows'
import { Button } from '../../src/ui/navigation/button'
import { Pages } from '../../src/ui/navigation/pagination'
import { EmptyState } from '../../src/ui/states/empty-state'
import { FoundThing, FoundThingsSkeleton } from './found-thing'

const listOf = ({ results: rows, total }: SearchPage) => ({ rows, total })
const placeholders = 5

interface SearchResultsProperties {
  search: SiteSearch
  /** The visitor has started the first search; it wasn't in the initial URL. */
  isRequested: boolean
  hrefOf: (page: number) => string
  onPage: (page: number) => void
  /** Called if the requested page is beyond the last one, as in an old link. */
  onPageBeyond: () => void
}

export function SearchResults({ search, isRequested, onPageBeyond, ...properties }: SearchResultsProperties) {
  const { page } = search
  const answer = foundPage(useRequest, search)
  const { found, isBusy, lastPage } = usePage(answer, { page, perPage: foundPerPage, listOf, onPageBeyond })
  if (answer.state === 'failed') return null
  return (
    <div className="found-things" aria-busy={isBusy}>
      <Announcement
        {...{ page, isRequested }}
        total={found && !isBusy ? found.total : null}
        pages={lastPage}
      />
      {!found && <FoundThingsSkeleton count={placeholders} />}
      {found && <Answer {...{ found, search, ...properties }} />}
    </div>
  )
}

interface FoundProperties extends Omit<SearchResultsProperties, 'isRequested' | 'onPageBeyond'> {
  found: SearchPage
}

/** The results; else a suggestion; else links that may help. */
function Answer({ found, search, ...properties }: FoundProperties) {
  if (found.results.length > 0) return <Found {...{ found, search, ...properties }} />
  const words = meantWords(found, search)
  return words ? <Meant words={words} /> : <Nothing />
}

function Found({ found, search: { words, page }, hrefOf, onPage }: FoundProperties) {
  const top = useRef<HTMLParagraphElement>(null)
  return (
    <>
      <p className="found-count secondary" ref={top}>
        {foundText(found)}
      </p>
      <FoundList {...{ found, words }} />
      <Pages {...{ page, hrefOf, onPage, top }} perPage={foundPerPage} total={found.total} />
    </>
  )
}

function FoundList({ found, words }: { found: SearchPage; words: string }) {
  const { headingLevel } = useWidget()
  return (
    <ul className="found-list" role="list">
      <Rows of={found.results}>
        {(result) => (
          <FoundThing key={result.url} result={result} words={words} headingLevel={headingLevel + 1} />
        )}
      </Rows>
    </ul>
  )
}

/** Nothing was found, but the suggestion finds something: its first results. */
function Meant({ words }: { words: string }) {
  const { configuration } = useWidget()
  const answer = meantPage(useRequest, words)
  return (
    <>
      <p className="found-meant">
        Ni zadetkov. Ste mislili <a href={siteUrl(configuration, 'iskalnik', { q: words })}>{words}</a>?
      </p>
      {answer.state === 'loading' && <FoundThingsSkeleton count={placeholders} />}
      {answer.state === 'ready' && <FoundList found={answer.value} words={words} />}
    </>
  )
}

const ways = [
  { text: 'Novice', path: 'novice' },
  { text: 'Tekme', path: 'tekme' },
  { text: 'Člani zveze', path: 'klubi' },
]

function Nothing() {
  const { configuration } = useWidget()
  return (
    <>
      <EmptyState>Ni zadetkov</EmptyState>
      <p className="found-ways unprinted">
        {ways.map(({ text, path }) => (
          <Button key={path} href={siteUrl(configuration, path)}>
            {text}
          </Button>
        ))}
      </p>
    </>
  )
}
