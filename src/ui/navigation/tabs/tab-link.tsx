/** One tab as a link, in the bar or in the menu of "Več". */
import type { ComponentProps } from 'react'
import { Icon } from '../../base/icon'
import { actsInPlace, inNewTab } from '../../base/plain-click'
import { shapes } from '../../base/shapes'

export interface Tab {
  key: string
  label: string
  /** A real address: for middle click, "copy link" and visitors without JavaScript. */
  href: string
  /** External: opens in a new window. */
  external?: boolean
  isActive: boolean
}

export interface TabChoice {
  /** Handles a plain click; without it, and for external tabs, the browser follows the link. */
  onChoose?: ((key: string) => void) | undefined
}

interface TabLinkProperties extends TabChoice, Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  tab: Tab
}

export function TabLink({ tab, onChoose, ...rest }: TabLinkProperties) {
  const { key, label, href, external } = tab
  const choose = onChoose && !external ? () => onChoose(key) : undefined
  return (
    <a {...rest} {...(external && inNewTab)} part="tab" href={href} {...actsInPlace(choose)}>
      <TabName name={label} isNeverBold={external} />
      {external && <Icon shape={shapes.external} />}
    </a>
  )
}

/** As wide as if it were bold, so that nothing moves. External tabs are never bold: their arrow follows the text. */
export function TabName({ name, isNeverBold }: { name: string; isNeverBold?: boolean | undefined }) {
  return (
    <span className="tab-name" data-name={isNeverBold ? undefined : name}>
      {name}
    </span>
  )
}
