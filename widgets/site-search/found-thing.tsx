/** One result: picture, type, title and excerpt, with the query's words highlighted. */
import type { SearchResult } from '../../src/contract/site-search'
import { resultWord } from '../../src/domain/query/site-search'
import { isExternal, safeUrl, sitePath } from '../../src/domain/text/link'
import { matchPieces } from '../../src/domain/text/text-pieces'
import { dateOf, formatDate } from '../../src/domain/time/date'
import { pictureUrl, siteUrl, storageUrl } from '../../src/page/addresses'
import type { Configuration } from '../../src/page/configuration'
import { useWidget } from '../../src/page/widget'
import { headingTag } from '../../src/ui/base/heading-tag'
import { inNewTab } from '../../src/ui/base/plain-click'
import { Picture } from '../../src/ui/pictures/picture'
import { Loading, TextBar } from '../../src/ui/states/skeleton'

interface FoundThingProperties {
  result: SearchResult
  /** The query. */
  words: string
  headingLevel: number
}

/** A path on the site, or another address that is safe to follow (contract: Links in data). */
function resultUrl(configuration: Configuration, url: string): string | null {
  const path = sitePath(url, configuration.site)
  const isPath = /^\s*[\\/]/.test(url) || path === ''
  return isPath ? siteUrl(configuration, path) : safeUrl(path, `${configuration.site}/`)
}

export function FoundThing({ result, words, headingLevel }: FoundThingProperties) {
  const { configuration } = useWidget()
  const { title, url, excerpt, published_at } = result
  const Title = headingTag(headingLevel)
  const href = resultUrl(configuration, url)
  const day = published_at && formatDate(published_at)
  const outside = href !== null && isExternal(href, configuration.site) && inNewTab
  const marked = <Marked words={words} text={title} />
  return (
    <li part="search-result" className="found">
      <FoundPicture result={result} />
      <div className="found-words">
        <p className="detail">
          {resultWord(result)}
          {day && (
            <>
              {' · '}
              <time dateTime={dateOf(published_at)}>{day}</time>
            </>
          )}
        </p>
        <Title className="found-title">
          {href ? (
            <a href={href} {...outside}>
              {marked}
            </a>
          ) : (
            marked
          )}
        </Title>
        {excerpt && (
          <p className="found-excerpt">
            <Marked words={words} text={excerpt} />
          </p>
        )}
      </div>
    </li>
  )
}

function Marked({ words, text }: { words: string; text: string }) {
  return matchPieces(words, text).map(({ text: piece, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have only their index
    isMatch ? <mark key={index}>{piece}</mark> : piece,
  )
}

/** The default news image without a usable picture; a crest is shown uncropped. */
function FoundPicture({ result: { type, image } }: Pick<FoundThingProperties, 'result'>) {
  const { configuration } = useWidget()
  return (
    <span className="found-picture cover">
      <Picture
        src={pictureUrl(configuration, image)}
        data-type={type}
        instead={<Picture src={storageUrl(configuration, 'default-news.svg')} />}
      />
    </span>
  )
}

/** A placeholder: the row's own markup with bars in place of text. */
export function FoundThingsSkeleton({ count }: { count: number }) {
  return (
    <Loading count={count} className="found-list">
      <div className="found">
        <span className="found-picture cover" />
        <div className="found-words">
          <TextBar as="p" className="detail" width={90} />
          <TextBar as="p" className="found-title" width={360} height={16} />
          <TextBar as="p" className="found-excerpt" width={280} />
        </div>
      </div>
    </Loading>
  )
}
