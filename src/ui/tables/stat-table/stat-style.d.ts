import 'react'

declare module 'react' {
  interface CSSProperties {
    /** The columns of a statistic table's rows, for grid-template-columns. */
    '--stat-columns'?: string
    /** The sum of the least widths in px, and the number of gaps. */
    '--stat-least'?: number
    '--stat-gaps'?: number
    /** Number of rows in a group that the browser may skip while it is off screen. */
    '--stat-rows'?: number
  }
}
