/** "Iskalnik": the title, the field and IŠČI over the default news image. */
import { type FormEvent, useId } from 'react'
import { longestQuery, searchWords } from '../../src/domain/query/site-search'
import { siteUrl, storageUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { headingTag } from '../../src/ui/base/heading-tag'
import { Icon } from '../../src/ui/base/icon'
import { shapes } from '../../src/ui/base/shapes'
import { useDraft } from '../../src/ui/fields/use-draft'
import { Button } from '../../src/ui/navigation/button'
import { leadImage, Picture } from '../../src/ui/pictures/picture'

export function SearchHeader({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const { configuration, headingLevel } = useWidget()
  const { draft, choose } = useDraft({ words })
  const titleId = useId()
  const Title = headingTag(headingLevel)
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(searchWords(draft.words ?? words))
  }
  return (
    <div className="search-header band">
      <picture className="search-header-picture cover unprinted">
        <Picture {...leadImage} src={storageUrl(configuration, 'default-news.svg')} />
      </picture>
      <Title className="page-title" id={titleId}>
        Iskalnik
      </Title>
      {/* biome-ignore lint/a11y/useSemanticElements: older screen readers don't know <search> */}
      <form
        role="search"
        className="search-header-form unprinted"
        aria-labelledby={titleId}
        action={siteUrl(configuration, 'iskalnik')}
        onSubmit={search}
      >
        <span className="search-words">
          <input
            type="search"
            name="q"
            aria-labelledby={titleId}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={longestQuery}
            value={draft.words ?? words}
            onChange={(event) => choose({ words: event.target.value })}
          />
          <Icon shape={shapes.search} />
        </span>
        <Button filled type="submit">
          IŠČI
        </Button>
      </form>
    </div>
  )
}
