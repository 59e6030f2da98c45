/** Page numbers as links. */
import type { ReactNode, RefObject } from 'react'
import { clampPage, isPaged, pageCount, pageNumbers } from '../../domain/query/pagination'
import { Icon } from '../base/icon'
import { actsInPlace } from '../base/plain-click'
import { shapes } from '../base/shapes'
import './pagination.css?sheet'

export interface PaginationProperties {
  /** The current page, from 1. */
  page: number
  pages: number
  /** The address of a page, for middle click, "copy link" and visitors without JavaScript. */
  hrefOf: (page: number) => string
  /** Handles a plain click; without it the browser follows the link. */
  onPage?: (page: number) => void
}

export function Pagination(properties: PaginationProperties) {
  const { page, pages } = properties
  return (
    <nav part="pagination" className="pagination unprinted" aria-label="Strani">
      <PageLink {...properties} to={page - 1} label="Prejšnja stran">
        <Icon shape={shapes.chevronLeft} />
      </PageLink>
      {pageNumbers(page, pages).map((number, index) =>
        number === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has only its index
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
  /** The number of items in the whole list. */
  total: number
  perPage: number
  onPage: (page: number) => void
  /** The start of the list, which is scrolled to. */
  top: RefObject<HTMLElement | null>
}

/** Nothing for a list of one page. */
export function Pages({ page, total, perPage, hrefOf, onPage, top }: PagesProperties) {
  if (!isPaged(total, perPage)) return null
  const pages = pageCount(total, perPage)
  const turn = (to: number) => {
    onPage(to)
    // The new page starts where the old one did, even if that is far up.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: 'start' })
  }
  return <Pagination page={clampPage(page, pages)} pages={pages} hrefOf={hrefOf} onPage={turn} />
}

interface PageLinkProperties extends PaginationProperties {
  to: number
  label?: string
  children: ReactNode
}

/** A disabled link has no address but keeps its position and its focus, for example after the last page was opened. */
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
