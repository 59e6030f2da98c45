/**
 * Politely announces the result of a search, a choice or a page change to screen readers; not the initial content. The
 * empty element is rendered first: screen readers ignore a live region that is added together with its text.
 */
import { useEffect, useRef, useState } from 'react'

export interface AnnouncementProperties {
  /** The number of results; null while loading. */
  total: number | null
  /** The page number, from 1. */
  page?: number
  pages?: number | null
  /** Announced as soon as it changes. */
  final?: string
  /** Announce the initial results as well, because the visitor requested them. */
  isRequested?: boolean | undefined
}

export function Announcement({ total, page = 1, pages, final, isRequested }: AnnouncementProperties) {
  const [text, setText] = useState('')
  const last = useRef(isRequested ? { total: -1, page } : null)
  useEffect(() => {
    // Emptied in between, so that equal text is announced again.
    if (total === null) return setText('')
    const before = last.current
    last.current = { total, page }
    if (!before) return
    const isTurned = before.total === total && before.page !== page
    setText(isTurned ? `Stran ${page} od ${pages}` : `Število zadetkov: ${total}`)
  }, [total, page, pages])
  useEffect(() => {
    if (final) setText(final)
  }, [final])
  return (
    <span role="status" className="visually-hidden">
      {text}
    </span>
  )
}
