/** "Več": a button that opens a menu of the tabs that have no room in the bar (spec 2.2). */
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { Layer } from '../field/layer'
import { Icon } from '../icon/icon'
import { shapes } from '../icon/shapes'
import { walk } from './arrow-keys'
import type { Tab, TabChoice } from './tab'
import { TabLink, TabName } from './tab-link'
import { moreLabel } from './use-fitting-tabs'

interface MoreTabsProperties extends TabChoice {
  tabs: readonly Tab[]
  button: RefObject<HTMLButtonElement | null>
}

export function MoreTabs({ tabs, button, onChoose }: MoreTabsProperties) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const opens = event.key === 'ArrowDown' && !isOpen
    if (!opens && !(event.key === 'Escape' && isOpen)) return
    event.preventDefault()
    event.stopPropagation()
    if (opens) setOpen(true)
    else close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the button's and the menu's inside
    <div className="tabs-more" ref={place} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="tab"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-active={tabs.some(({ isActive }) => isActive) || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <TabName name={moreLabel} />
        <Icon shape={shapes.chevronDown} />
      </button>
      {isOpen && (
        <MoreMenu
          id={id}
          tabs={tabs}
          place={place}
          onLeave={() => setOpen(false)}
          onDone={close}
          onChoose={onChoose}
        />
      )}
    </div>
  )
}

interface MoreMenuProperties extends TabChoice {
  id: string
  tabs: readonly Tab[]
  place: RefObject<HTMLDivElement | null>
  onLeave: () => void
  onDone: () => void
}

const menuKeys = { back: 'ArrowUp', ahead: 'ArrowDown', wraps: true }

const links = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('.tab-choice') ?? [])]

function MoreMenu({ id, tabs, place, onLeave, onDone, onChoose }: MoreMenuProperties) {
  const list = useRef<HTMLDivElement>(null)
  // After the layer's own effect, which opens it: what is closed takes no focus.
  useLayoutEffect(() => {
    const stops = links(list.current)
    const active = stops.find((stop) => stop.hasAttribute('aria-current'))
    ;(active ?? stops[0])?.focus()
  }, [])
  const choose = (key: string) => {
    onDone()
    onChoose?.(key)
  }
  return (
    <Layer field={place} onLeave={onLeave} leastHeight={120} className="tabs-layer">
      <div
        id={id}
        ref={list}
        role="menu"
        tabIndex={-1}
        aria-label={moreLabel}
        className="tabs-menu"
        onKeyDown={(event) => walk(event, links(list.current), menuKeys)}
      >
        {tabs.map((tab) => (
          <TabLink
            key={tab.key}
            tab={tab}
            className="tab-choice"
            role="menuitem"
            tabIndex={-1}
            aria-current={tab.isActive ? 'page' : undefined}
            onChoose={onChoose && choose}
          />
        ))}
      </div>
    </Layer>
  )
}
