/** The generic search box: a title, filters, IŠČI and further actions. Its output is in domain/search-box.ts. */
import { Children, type FormEvent, type ReactNode, useId } from 'react'
import { filterColumns } from '../../domain/query/search-box'
import type { PlainForm } from '../../page/plain-form'
import { headingTag } from '../base/heading-tag'
import { Button } from '../navigation/button'
import './search-box.css?sheet'

export interface SearchAction {
  text: string
  href: string
}

export interface SearchBoxProperties {
  title: string
  /** Null where the title is over the box: IŠČI is then the last of the fields. */
  headingLevel: number | null
  /** The filters' fields, one child each: four are in four columns, otherwise three. */
  children: ReactNode
  onSearch: () => void
  actions?: readonly SearchAction[]
  /** The form's action without JavaScript, and what it sends besides its fields. */
  plain?: PlainForm | undefined
}

export function SearchBox({ title, headingLevel, children, onSearch, ...look }: SearchBoxProperties) {
  const { actions = [], plain } = look
  const titleId = useId()
  const Title = headingLevel === null ? null : headingTag(headingLevel)
  const columns = filterColumns(Children.toArray(children).length)
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: older screen readers don't know <search>
    <form
      role="search"
      className="search-box stack"
      aria-label={Title ? undefined : title}
      aria-labelledby={Title ? titleId : undefined}
      data-columns={columns}
      data-row={columns === 4 && actions.length === 0 ? '' : undefined}
      data-untitled={Title ? undefined : ''}
      noValidate
      action={plain?.address}
      onSubmit={search}
    >
      {Title && (
        <Title className="search-title" id={titleId}>
          {title}
        </Title>
      )}
      <div className="search-filters">{children}</div>
      {Object.entries(plain?.sent ?? {}).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="search-actions">
        <Button filled type="submit">
          IŠČI
        </Button>
        {actions.length > 0 && (
          <div className="search-links">
            {actions.map(({ text, href }) => (
              <Button key={href} href={href}>
                {text}
              </Button>
            ))}
          </div>
        )}
      </div>
    </form>
  )
}
