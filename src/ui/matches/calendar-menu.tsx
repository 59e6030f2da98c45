/** The menu of "Dodaj v koledar", loaded when the visitor focuses or points at it; import this file only by `import()`. */
import { type RefObject, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { adoptStyles } from '../../styles/adopt'
import { Icon } from '../base/icon'
import { inNewTab } from '../base/plain-click'
import { shapes } from '../base/shapes'
import { Layer } from '../fields/layer'
import { walk } from '../navigation/tabs/arrow-keys'
import type { CalendarLinks } from './calendar-button'
import './calendar-menu.css?sheet'

interface CalendarMenuProperties extends Required<{ [K in keyof CalendarLinks]: string }> {
  anchor: RefObject<HTMLElement | null>
  /** The visitor is elsewhere already. */
  onLeave: () => void
  onDone: () => void
}

const menuKeys = { back: 'ArrowUp', ahead: 'ArrowDown', wraps: true }

const copyShape = 'M6 5.5h7.5V13H6ZM10 5.5V3H2.5v7.5H6'
const saveShape = 'M8 2.5v8M4.5 7.5 8 11l3.5-3.5M3 13.5h10'

/** How long "Kopirano" is shown, in ms. */
const copiedFor = 3000

const choice = { className: 'calendar-choice layer-choice', role: 'menuitem', tabIndex: -1 }

const stopsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('.calendar-choice') ?? []),
]

export function CalendarMenu({ href, subscription, title, anchor, onLeave, onDone }: CalendarMenuProperties) {
  const list = useRef<HTMLDivElement>(null)
  // Before the layer measures itself.
  useInsertionEffect(() => {
    if (anchor.current) adoptStyles(anchor.current, ...import.meta.sheets)
  }, [anchor])
  // After the layer's own effect, which opens it: a closed layer can't be focused.
  useLayoutEffect(() => stopsIn(list.current)[0]?.focus(), [])
  const { href: address } = new URL(subscription, location.href)
  const webcal = address.replace(/^https?:/, 'webcal:')
  const { copied, copy } = useCopy(address)
  return (
    <Layer field={anchor} onLeave={onLeave} leastHeight={120} atEnd className="calendar-menu-layer">
      <p className="calendar-menu-title secondary">{title}</p>
      <div
        ref={list}
        role="menu"
        tabIndex={-1}
        aria-label={title}
        className="layer-menu"
        onKeyDown={(event) => walk(event, stopsIn(list.current), menuKeys)}
      >
        <a {...choice} href={webcal} onClick={onDone}>
          <Row icon={shapes.calendarPlus} name="Naroči se" detail="Apple, Outlook · posodablja se samo" />
        </a>
        <a
          {...choice}
          href={`https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`}
          {...inNewTab}
          onClick={onDone}
        >
          <Row icon={shapes.calendar} name="Google Koledar" detail="v brskalniku · posodablja se samo" />
        </a>
        <button type="button" {...choice} data-done={copied ? '' : undefined} onClick={copy}>
          {copied ? (
            <Row icon={shapes.check} name="Kopirano" detail="prilepite v koledar kot naročnino" />
          ) : (
            <Row
              icon={copyShape}
              name="Kopiraj naslov"
              detail={copied === false ? address : 'za druge koledarje'}
            />
          )}
        </button>
        <a {...choice} href={href} download onClick={onDone}>
          <Row icon={saveShape} name="Prenesi datoteko" detail="enkrat, brez poznejših sprememb" />
        </a>
      </div>
      <span role="status" className="visually-hidden">
        {copied && 'Naslov je kopiran'}
      </span>
    </Layer>
  )
}

/** `copied` is null before; false without a permission, or on an insecure origin. */
function useCopy(address: string) {
  const [copied, setCopied] = useState<boolean | null>(null)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(null), copiedFor)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(address) ?? Promise.reject())
      .then(() => true)
      .catch(() => false)
      .then(setCopied)
  return { copied, copy }
}

function Row({ icon, name, detail }: { icon: string; name: string; detail: string }) {
  return (
    <>
      <Icon shape={icon} />
      <span>
        <span className="calendar-name">{name}</span>
        <span className="calendar-detail detail">{detail}</span>
      </span>
    </>
  )
}
