/**
 * A bar of tabs, each a real link (spec 2.2, look 3). Those that don't fit the measured width collapse into "Več",
 * which comes when it is first needed; without it the row scrolls. The bar shows nothing itself: what a tab opens
 * is the caller's, as is the query.
 */
import { useLayoutEffect, useRef, useState } from 'react'
import { bandStyles } from '../band/band'
import { assertPopovers, lazyPart, useLazyPart } from '../field/lazy-part'
import { holdsFocus } from '../field/leave'
import { iconStyles } from '../icon/icon'
import { walk } from './arrow-keys'
import type { Tab, TabChoice } from './tab'
import { TabLink } from './tab-link'
import css from './tabs.css?sheet'
import { crowd, useFittingTabs } from './use-fitting-tabs'

export type { Tab } from './tab'

export const tabsStyles: readonly string[] = [iconStyles, bandStyles, css]

const menu = lazyPart('menu of a tab bar', () => import('./more-menu'), assertPopovers)

export interface TabsProperties extends TabChoice {
  /** In their order, with unique keys. */
  items: readonly Tab[]
  /** The id of the tab panel, where there is one. */
  panelId?: string
  /** Over the whole width of the page: the line from edge to edge, the tabs in the page's column. */
  isBand?: boolean
}

const barKeys = { back: 'ArrowLeft', ahead: 'ArrowRight', wraps: false }

export function Tabs({ items, onChoose, panelId, isBand = false }: TabsProperties) {
  const bar = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const links = () => [...(bar.current?.querySelectorAll<HTMLElement>('.tab') ?? [])]
  const { found, reach } = useLazyPart(menu)
  const hadFocus = useRef(false)
  const count = useFittingTabs(bar, items, found !== null, () => {
    hadFocus.current = holdsFocus(bar.current)
  })
  // What had the focus may have moved in or out of the bar: the focus stays near.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when another number of tabs stands
  useLayoutEffect(() => {
    if (hadFocus.current && !holdsFocus(bar.current)) (more.current ?? links().at(-1))?.focus()
    hadFocus.current = false
  }, [count])
  const [held, setHeld] = useState<string | null>(null)
  const [row, rest] = [items.slice(0, count), items.slice(count)]
  const stop = row.find(({ key }) => key === held) ?? row.find(({ isActive }) => isActive) ?? row[0]
  return (
    <div className={isBand ? 'tabs band' : 'tabs'}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are the tabs' inside */}
      <div className="tabs-bar" ref={bar} onKeyDown={(event) => walk(event, links(), barKeys)}>
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
        {rest.length > 0 && crowd.found && (
          <crowd.found.MoreTabs
            tabs={rest}
            button={more}
            module={found ?? undefined}
            onReach={reach}
            onChoose={onChoose}
          />
        )}
      </div>
    </div>
  )
}
