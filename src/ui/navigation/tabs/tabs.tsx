/**
 * A bar of tabs, each a real link. Those that don't fit collapse into "Več": by CSS alone at first, so
 * that server-rendered markup doesn't change. Where no menu can open, the row scrolls. The content of a tab and the
 * query are up to the caller.
 */
import { useRef, useState } from 'react'
import { assertPopovers, lazyPart, useLazyPart } from '../../fields/lazy-part'
import { walk } from './arrow-keys'
import { MoreTabs } from './more-tabs'
import { type Tab, type TabChoice, TabLink } from './tab-link'
import { useFittingTabs } from './use-fitting-tabs'
import '../../base/band.css?sheet'
import './tabs.css?sheet'

export type { Tab } from './tab-link'

const menu = lazyPart('menu of a tab bar', () => import('./more-menu'), assertPopovers)

export interface TabsProperties extends TabChoice {
  /** In order, with unique keys. */
  items: readonly Tab[]
  /** The id of the tab panel, where there is one. */
  panelId?: string
  /** Full page width: the line from edge to edge, the tabs in the page's column. */
  isBand?: boolean
}

const barKeys = { back: 'ArrowLeft', ahead: 'ArrowRight', wraps: false }

export function Tabs({ items, onChoose, panelId, isBand = false }: TabsProperties) {
  const bar = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  // "Več" may be hidden.
  const links = () =>
    [...(bar.current?.querySelectorAll<HTMLElement>('.tab') ?? [])].filter(
      (each) => each.getClientRects().length > 0,
    )
  const { found, load } = useLazyPart(menu)
  const focusNearest = () => (more.current ?? links().at(-1))?.focus()
  const { count, isFolded } = useFittingTabs(bar, items, found !== null, focusNearest)
  const [held, setHeld] = useState<string | null>(null)
  const [row, rest] = [isFolded ? items : items.slice(0, count), items.slice(count)]
  const stop = row.find(({ key }) => key === held) ?? row.find(({ isActive }) => isActive) ?? row[0]
  return (
    <div className={isBand ? 'tabs unprinted band' : 'tabs unprinted'}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are the tabs' inside */}
      <div
        className="tabs-bar"
        ref={bar}
        data-folds={isFolded ? '' : undefined}
        onKeyDown={(event) => walk(event, links(), barKeys)}
      >
        <div className="tabs-fold">
          {row.length > 0 && (
            <div role="tablist" className="tabs-row" onBlur={() => setHeld(null)}>
              {row.map((tab) => (
                <TabLink
                  key={tab.key}
                  tab={tab}
                  className="tab"
                  role="tab"
                  tabIndex={tab === stop ? 0 : -1}
                  aria-selected={tab.isActive}
                  aria-controls={tab.isActive ? panelId : undefined}
                  data-active={tab.isActive || undefined}
                  onFocus={() => setHeld(tab.key)}
                  onChoose={onChoose}
                />
              ))}
            </div>
          )}
          {(isFolded || rest.length > 0) && (
            <MoreTabs
              tabs={rest}
              button={more}
              module={found ?? undefined}
              onIntent={load}
              onChoose={onChoose}
            />
          )}
        </div>
      </div>
    </div>
  )
}
