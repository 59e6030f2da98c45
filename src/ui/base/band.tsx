/** A strip over the whole width of the element whose content stands in the page's column. */
import type { ReactNode } from 'react'
import css from './band.css?sheet'

/** Hero and Tabs lean on it as well. */
export const bandStyles = css

export function Band({ children }: { children: ReactNode }) {
  return <div className="band">{children}</div>
}
