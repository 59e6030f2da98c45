/** An accordion with at most one open item, built on <details>. */
import { type ReactNode, useId } from 'react'
import { Rows } from '../base/rows'
import './accordion.css?sheet'

export interface AccordionItem {
  key: string
  title: string
  /** A picture before the title. */
  lead?: ReactNode
  body: ReactNode
}

export interface AccordionProperties {
  items: readonly AccordionItem[]
  /** The part name of each item, for example "club". */
  part?: string
}

export function Accordion({ items, part }: AccordionProperties) {
  const name = useId()
  return (
    <div className="accordion">
      <Rows of={items}>
        {({ key, title, lead, body }) => (
          <details key={key} name={name} part={part} className="accordion-item">
            <summary className="accordion-head">
              {lead}
              <span className="accordion-title">{title}</span>
              <span className="accordion-sign unprinted" />
            </summary>
            <div className="accordion-body">{body}</div>
          </details>
        )}
      </Rows>
    </div>
  )
}
