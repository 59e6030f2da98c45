/**
 * "Dodaj v koledar": opens a menu of ways to follow exactly the shown matches (contract: Feeds and calendars). Without
 * scripts, and where no menu can open, it is the link to the .ics file.
 */
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { shapes } from '../base/shapes'
import { assertPopovers, lazyPart, useLazyPart } from '../fields/lazy-part'
import { Button } from '../navigation/button'

export interface CalendarLinks {
  /** The address of the file. */
  href: string
  /** The one to follow: it may be another season's file next year. By default the file's. */
  subscription?: string | undefined
  /** What it holds; by default all matches. */
  title?: string | undefined
}

const menu = lazyPart('menu of a calendar', () => import('./calendar-menu'), assertPopovers)

const focusButton = (anchor: RefObject<HTMLElement | null>) => anchor.current?.querySelector('a')?.focus()

/** The text may be hidden in narrow rows. */
export function CalendarButton({ href, subscription = href, title = 'Vse tekme' }: CalendarLinks) {
  const [isOpen, setOpen] = useState(false)
  const { found, load } = useLazyPart(menu)
  const anchor = useRef<HTMLSpanElement>(null)
  const close = () => {
    setOpen(false)
    focusButton(anchor)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isOwn = !isOpen && found !== null && /^(?: |ArrowDown)$/.test(event.key)
    if (!isOwn && !(isOpen && event.key === 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (isOwn) setOpen(true)
    else close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and presses belong to the link and the menu inside
    <span
      className="calendar"
      ref={anchor}
      onKeyDown={onKeyDown}
      onFocus={load}
      onPointerEnter={load}
      onClick={load}
    >
      <Button
        small
        icon={shapes.calendarPlus}
        href={href}
        download
        expanded={isOpen}
        act={found === null ? undefined : () => setOpen(!isOpen)}
      >
        <span className="action-word">Dodaj v koledar</span>
      </Button>
      {isOpen && found && (
        <found.CalendarMenu
          {...{ href, subscription, title, anchor }}
          onLeave={() => setOpen(false)}
          onDone={close}
        />
      )}
    </span>
  )
}
