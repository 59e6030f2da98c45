/** Pages as links. */
import type { ReactNode, RefObject } from 'react'
import { clampPage, isPaged, pageCount, pageNumbers } from '../../domain/pagination'
import { Icon } from '../base/icon'
import { actsInPlace } from '../base/plain-click'
import { shapes } from '../base/shapes'
import css from './pagination.css?sheet'

export const paginationStyles = css

export interface PaginationProperties {
  /** The current page, from 1. */
  page: number
  pages: number
  /** Where a page is, for middle click, "copy link" and no scripts. */
  hrefOf: (page: number) => string
  /** Takes a plain click; without it the browser follows the link. */
  onPage?: (page: number) => void
}

export function Pagination(properties: PaginationProperties) {
  const { page, pages } = properties
  return (
    <nav part="pagination" className="pagination" aria-label="Strani">
      <PageLink {...properties} to={page - 1} label="Prejšnja stran">
        <Icon shape={shapes.chevronLeft} />
      </PageLink>
      {pageNumbers(page, pages).map((number, index) =>
        number === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
          <span key={`gap ${index}`} className="pagination-gap">
            …
          </span>
        ) : (
          <PageLink key={number} {...properties} to={number}>
            {number}
          </PageLink>
        ),
      )}
      <PageLink {...properties} to={page + 1} label="Naslednja stran">
        <Icon shape={shapes.chevronRight} />
      </PageLink>
    </nav>
  )
}

export interface PagesProperties extends Omit<PaginationProperties, 'pages' | 'onPage'> {
  /** Of the whole list. */
  total: number
  perPage: number
  onPage: (page: number) => void
  /** Where the list begins. */
  top: RefObject<HTMLElement | null>
}

/** Under a list that has more than a page; nothing under a shorter one. */
export function Pages({ page, total, perPage, hrefOf, onPage, top }: PagesProperties) {
  if (!isPaged(total, perPage)) return null
  const pages = pageCount(total, perPage)
  const turn = (to: number) => {
    onPage(to)
    // The new page begins where the old one did, also when that is far up.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: 'start' })
  }
  return <Pagination page={clampPage(page, pages)} pages={pages} hrefOf={hrefOf} onPage={turn} />
}

interface PageLinkProperties extends PaginationProperties {
  to: number
  label?: string
  children: ReactNode
}

/** A page that isn't there keeps its place without an address, and the focus of who has just gone to the last one. */
function PageLink({ page, pages, hrefOf, onPage, to, label, children }: PageLinkProperties) {
  const isThere = to >= 1 && to <= pages
  const leads = isThere
    ? {
        href: hrefOf(to),
        'aria-current': to === page ? ('page' as const) : undefined,
        ...actsInPlace(onPage && (() => onPage(to))),
      }
    : { role: 'link', 'aria-disabled': true, tabIndex: 0 }
  return (
    <a className="page" {...{ 'aria-label': label, ...leads }}>
      {children}
    </a>
  )
}
