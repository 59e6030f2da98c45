/** A link to a file, which opens in a new tab. */

import { Icon } from '../base/icon'
import { inNewTab } from '../base/plain-click'
import { shapes } from '../base/shapes'
import './button.css?sheet'
import './document.css?sheet'

interface DocumentProperties {
  title: string
  /** Null if the address is unsafe: the title is shown as text. */
  href: string | null
}

/** A single file. */
export function DocumentLink({ title, href }: DocumentProperties) {
  if (href === null) return <span part="document">{title}</span>
  return (
    <a part="document" className="button document-button" href={href} {...inNewTab}>
      <Icon shape={shapes.file} />
      {title}
    </a>
  )
}

/** A list of files. */
export function DocumentList({ documents }: { documents: readonly DocumentProperties[] }) {
  if (documents.length === 0) return null
  return (
    <ul className="documents" role="list">
      {documents.map(({ title, href }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same document may be listed twice
        <li key={index}>
          {href === null ? (
            <span part="document" className="document">
              {title}
            </span>
          ) : (
            <a part="document" className="document" href={href} {...inNewTab}>
              <Icon shape={shapes.file} />
              <span>
                <span className="document-title">{title}</span>
                <Icon shape={shapes.external} />
              </span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
