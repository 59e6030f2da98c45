/**
 * Says politely what a search, a choice or a turned page has brought; nothing of what is there from the start. It
 * stands before there is anything to say: screen readers miss what comes together with its place.
 */
import { useEffect, useRef, useState } from 'react'

export interface AnnouncementProperties {
  /** How many were found; null while that is on its way. */
  total: number | null
  /** Of a list in pages, from 1. */
  page?: number
  pages?: number | null
  /** The visitor has asked for the first ones, too. */
  isAsked?: boolean | undefined
}

export function Announcement({ total, page = 1, pages, isAsked }: AnnouncementProperties) {
  const [said, say] = useState('')
  const last = useRef(isAsked ? { total: -1, page } : null)
  useEffect(() => {
    // Gone in between, the same words are heard again.
    if (total === null) return say('')
    const before = last.current
    last.current = { total, page }
    if (!before) return
    const isTurned = before.total === total && before.page !== page
    say(isTurned ? `Stran ${page} od ${pages}` : `Število zadetkov: ${total}`)
  }, [total, page, pages])
  return (
    <span role="status" className="visually-hidden">
      {said}
    </span>
  )
}
