/** The menu of "Več", loaded when the visitor focuses or points at its button; import this file only by `import()`. */
import { type RefObject, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { adoptStyles } from '../../../styles/adopt'
import { Layer } from '../../fields/layer'
import { walk } from './arrow-keys'
import { moreLabel } from './more-tabs'
import { type Tab, type TabChoice, TabLink } from './tab-link'
import './more-menu.css?sheet'

interface MoreMenuProperties extends TabChoice {
  id: string
  tabs: readonly Tab[]
  anchor: RefObject<HTMLDivElement | null>
  onLeave: () => void
  onDone: () => void
}

const menuKeys = { back: 'ArrowUp', ahead: 'ArrowDown', wraps: true }

const links = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('.tab-choice') ?? [])]

export function MoreMenu({ id, tabs, anchor, onLeave, onDone, onChoose }: MoreMenuProperties) {
  const list = useRef<HTMLDivElement>(null)
  // Before the layer measures itself.
  useInsertionEffect(() => {
    if (anchor.current) adoptStyles(anchor.current, ...import.meta.sheets)
  }, [anchor])
  // After the layer's own effect, which opens it: a closed layer can't be focused.
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
    <Layer field={anchor} onLeave={onLeave} leastHeight={120} className="tabs-layer">
      <div
        id={id}
        ref={list}
        role="menu"
        tabIndex={-1}
        aria-label={moreLabel}
        className="layer-menu"
        onKeyDown={(event) => walk(event, links(list.current), menuKeys)}
      >
        {tabs.map((tab) => (
          <TabLink
            key={tab.key}
            tab={tab}
            className="tab-choice layer-choice"
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
