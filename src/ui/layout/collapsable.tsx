/** Collapsible content: a plain row with plus and minus, or a filled bar. */
import type { ReactNode } from 'react'
import { Icon } from '../base/icon'
import { shapes } from '../base/shapes'
import './accordion.css?sheet'
import './collapsable.css?sheet'

export interface CollapsableProperties {
  title: string
  /** The initial state. */
  isOpen: boolean
  children: ReactNode
}

/** Only the row, without its content. */
export function Collapsable({ title, isOpen, children }: CollapsableProperties) {
  return (
    <div className="accordion">
      <details className="accordion-item" open={isOpen}>
        <summary className="accordion-head">
          <span className="accordion-title">{title}</span>
          <span className="accordion-sign unprinted" />
        </summary>
        <div className="accordion-body">{children}</div>
      </details>
    </div>
  )
}

/** A filled bar, with its content in a card below. */
export function CollapsableWindow({ title, isOpen, children }: CollapsableProperties) {
  return (
    <details className="window" open={isOpen}>
      <summary className="window-bar">
        <span className="window-title">{title}</span>
        <Icon shape={shapes.chevronDown} />
      </summary>
      <div className="window-body card">{children}</div>
    </details>
  )
}
