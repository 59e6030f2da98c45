/** A table of the docs; too wide, it scrolls by itself. */
import type { ReactNode } from 'react'

interface RowsProperties {
  title: string
  head: readonly string[]
  /** The first cell names its row. */
  rows: readonly (readonly ReactNode[])[]
}

export function Rows({ title, head, rows }: RowsProperties) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
    <div className="docs-scroller" role="group" aria-label={title} tabIndex={0}>
      <table className="docs-table" data-columns={head.length}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={row}>
              <th scope="row">{first}</th>
              {rest.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
