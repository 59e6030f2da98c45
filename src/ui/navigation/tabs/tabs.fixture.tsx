import { page } from 'vitest/browser'
import { textsOf } from '../../base/texts.fixture'
import { renderInShadow } from '../../fields/shadow.fixture'
import { type Tab, Tabs } from './tabs'

export const names = ['Igralci in štab', 'Tekme', 'Novice', 'Statistika', 'Zgodovina', 'Tekmovanje']

export const tabsOf = (labels: readonly string[], active = 0): Tab[] =>
  labels.map((label, index) => ({
    key: `tab ${index}`,
    label,
    href: `#zavihek-${index}`,
    isActive: index === active,
  }))

interface Look {
  items?: Tab[]
  width?: number
  onChoose?: (key: string) => void
}

export const renderTabs = ({ items = tabsOf(names), width = 1200, onChoose = () => {} }: Look = {}) =>
  renderInShadow(<Tabs items={items} onChoose={onChoose} />, import.meta.sheets, width)

export const shown = () => textsOf('tab')
export const choices = () => textsOf('menuitem')
export const more = () => page.getByRole('button', { name: 'Več' })
export const menu = () => page.getByRole('menu', { name: 'Več' })

export function rowOf(shadow: ShadowRoot): Element {
  const row = shadow.querySelector('[role=tablist]')
  if (!row) throw new Error('There is no bar.')
  return row
}
