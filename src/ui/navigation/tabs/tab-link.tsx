/** One tab as a link, in the bar or in the menu of "Več". */
import type { ComponentProps } from 'react'
import { Icon } from '../../base/icon'
import { actsInPlace, inNewTab } from '../../base/plain-click'
import { shapes } from '../../base/shapes'
import type { Tab, TabChoice } from './tab'

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
