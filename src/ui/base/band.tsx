/** A strip over the element's full width, with its content in the page's column. */
import type { ReactNode } from 'react'
import css from './band.css?sheet'

/** Hero and Tabs use it as well. */
export const bandStyles = css

export function Band({ children }: { children: ReactNode }) {
  return <div className="band">{children}</div>
}
