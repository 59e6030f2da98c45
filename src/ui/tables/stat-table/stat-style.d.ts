import 'react'

declare module 'react' {
  interface CSSProperties {
    /** The columns of a statistic table's rows, as grid-template-columns takes them. */
    '--stat-columns'?: string
    /** Their least widths together in px, and how many gaps stand between them. */
    '--stat-least'?: number
    '--stat-gaps'?: number
    /** Rows in a group that is drawn only near the screen. */
    '--stat-rows'?: number
  }
}
