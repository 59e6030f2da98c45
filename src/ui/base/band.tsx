/** A strip over the element's full width, with its content in the page's column. */
import type { ReactNode } from 'react'
import './band.css?sheet'

export function Band({ children }: { children: ReactNode }) {
  return <div className="band">{children}</div>
}
