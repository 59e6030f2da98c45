/** One row of a statistic table. */
// biome-ignore-all lint/a11y/useSemanticElements: see stat-table.tsx
import { memo } from 'react'
import { type StatText, statText } from '../../../domain/competition/stat-column'
import { shareOf } from '../../../domain/competition/stat-number'
import { isNation } from '../../../domain/team/nation'
import { inNewTab } from '../../base/plain-click'
import { Crest } from '../../pictures/crest'
import { SmallPicture } from '../../pictures/small-picture'
import type { TableColumn } from './column-widths'

export interface RowOptions<R> {
  /** The part name of the rows. */
  part?: 'stat-row' | 'standing-row' | 'history-row'
  /** Which rows are the page's own club's. */
  isOwn?: (row: R) => boolean
  /** Whether the row starts a new group after the row before it. */
  isFirst?: (row: R, before: R | undefined) => boolean
  /** A flag's address by its code; null without one. Only needed by flag columns. */
  flagUrl?: (code: string) => string | null
}

interface StatRowProperties<R> extends RowOptions<R> {
  row: R
  /** Index in the current order. */
  index: number
  before: R | undefined
  columns: readonly TableColumn<R>[]
}

function Row<R>({ row, index, before, columns, part = 'stat-row', ...options }: StatRowProperties<R>) {
  const { isOwn, isFirst, flagUrl } = options
  const own = isOwn?.(row) ?? false
  return (
    <tr
      role="row"
      part={own ? `${part} own` : part}
      className="stat-row"
      data-own={own || undefined}
      data-first={isFirst?.(row, before) || undefined}
    >
      {columns.map((column) => {
        const cell = {
          className: 'stat-cell',
          'data-kind': column.kind,
          'data-column': column.key,
          'data-tone': column.tone,
          children: <Content column={column} row={row} index={index} flagUrl={flagUrl} />,
        }
        return column.isRowHead ? (
          <th key={column.key} role="rowheader" scope="row" data-row-head {...cell} />
        ) : (
          <td key={column.key} role="cell" {...cell} />
        )
      })}
    </tr>
  )
}

// memo drops the type parameter.
export const StatRow = memo(Row) as typeof Row

interface ContentProperties<R> {
  column: TableColumn<R>
  row: R
  index: number
  flagUrl: RowOptions<R>['flagUrl']
}

function Content<R>({ column, row, index, flagUrl }: ContentProperties<R>) {
  const text = statText(column, row, index)
  const { main } = text
  if (column.kind === 'flag' && main) return <Flag code={main} src={flagUrl?.(main) ?? null} />
  if (column.kind === 'form') return <Form won={column.won(row)} label={`${column.head}: ${main}`} />
  if (column.kind === 'number' && column.share)
    return (
      <>
        <Share of={column.share(row)} />
        <Value {...text} />
      </>
    )
  if (column.kind === 'number' && column.isNoted?.(row))
    return (
      <>
        <Value {...text} />
        <sup className="stat-note">*</sup>
      </>
    )
  if (column.kind === 'made' && column.hasBar)
    return <Made {...text} share={shareOf(column.shots(row) ?? none)} />
  if (column.kind === 'link' || column.kind === 'text') {
    const words =
      column.kind === 'link' && main ? (
        <StatLink href={column.href(row)} isExternal={column.isExternal?.(row) ?? false}>
          {main}
        </StatLink>
      ) : (
        <Value main={main} detail={null} />
      )
    return (
      <>
        {main && column.kind === 'text' && column.picture && <Crest src={column.picture(row)} />}
        {text.detail === null ? (
          words
        ) : (
          <span className="stat-named">
            {words} <span className="stat-detail">{text.detail}</span>
          </span>
        )}
      </>
    )
  }
  return <Value {...text} />
}

/** A dash for an unknown value. */
const Value = ({ main, detail }: StatText) => (
  <>
    <span className="stat-main" data-none={main === null || undefined}>
      {main ?? '–'}
    </span>
    {detail !== null && (
      <>
        {' '}
        <span className="stat-detail">{detail}</span>
      </>
    )}
  </>
)

const none = { made: 0, attempted: 0 }

/** The bar repeats the numbers. */
function Made({ main, detail, share }: StatText & { share: number | null }) {
  if (share === null) return <Value main={null} detail={null} />
  return (
    <>
      <Value main={main} detail={detail} />
      <svg className="stat-made" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <path className="stat-rest" d="M0 2h100" />
        <path d={`M0 2h${Math.round(share * 1000) / 10}`} />
      </svg>
    </>
  )
}

/** Positive values to the right of the middle, negative ones to the left. The number is beside it. */
const Share = ({ of: share }: { of: number }) => (
  <svg className="stat-share" viewBox="-50 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <path className={share < 0 ? 'stat-below' : 'stat-above'} d={`M0 4h${Math.round(share * 500) / 10}`} />
    <path className="stat-zero" d="M0 0v8" />
  </svg>
)

/** Empty until known. `label`: for screen readers */
function Form({ won, label }: { won: readonly boolean[] | null; label: string }) {
  if (!won || won.length === 0) return null
  return (
    <span className="stat-form" role="img" aria-label={label}>
      {won.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a match has only its index here
        <span key={index} className={each ? 'stat-won' : 'stat-lost'} />
      ))}
    </span>
  )
}

interface StatLinkProperties {
  href: string | null
  isExternal: boolean
  children: string
}

const StatLink = ({ href, isExternal, children }: StatLinkProperties) =>
  href === null ? (
    <span className="stat-main">{children}</span>
  ) : (
    <a className="stat-link" href={href} {...(isExternal && inNewTab)}>
      {children}
    </a>
  )

const Flag = ({ code, src }: { code: string; src: string | null }) => (
  <>
    {isNation(code) && <SmallPicture className="stat-flag" src={src} instead={null} />}
    <span className="stat-main">{code}</span>
  </>
)
