/**
 * "Več": a button with a menu of the tabs that don't fit in the bar. Before they are measured it is rendered without
 * tabs, and CSS shows it if necessary; if it is pressed then, the menu opens after measuring.
 */
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { Icon } from '../../base/icon'
import { shapes } from '../../base/shapes'
import type * as MoreMenuModule from './more-menu'
import { type Tab, type TabChoice, TabName } from './tab-link'

export const moreLabel = 'Več'

interface MoreTabsProperties extends TabChoice {
  tabs: readonly Tab[]
  button: RefObject<HTMLButtonElement | null>
  /** Undefined until it has loaded. */
  module: typeof MoreMenuModule | undefined
  /** Called when the visitor focuses or points at the button: starts loading. */
  onIntent: () => void
}

export function MoreTabs({ tabs, button, module, onIntent, onChoose }: MoreTabsProperties) {
  const [isOpen, setOpen] = useState(false)
  const holdsActive = tabs.some(({ isActive }) => isActive) || undefined
  const anchor = useRef<HTMLDivElement>(null)
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
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and presses belong to the button and the menu inside
    <div
      className="tabs-more"
      ref={anchor}
      onKeyDown={onKeyDown}
      onFocus={onIntent}
      onPointerEnter={onIntent}
      onClick={onIntent}
    >
      <button
        ref={button}
        type="button"
        className="tab"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-current={holdsActive}
        data-active={holdsActive}
        onClick={() => setOpen(!isOpen)}
      >
        <TabName name={moreLabel} />
        <Icon shape={shapes.chevronDown} />
      </button>
      {isOpen && module && tabs.length > 0 && (
        <module.MoreMenu
          id={id}
          tabs={tabs}
          anchor={anchor}
          onLeave={() => setOpen(false)}
          onDone={close}
          onChoose={onChoose}
        />
      )}
    </div>
  )
}
