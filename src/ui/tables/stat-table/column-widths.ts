/** How wide a statistic table's columns are. All rows share one measure, so that each can be laid out for itself. */
import type { StatColumn, StatValue } from '../../../domain/stat-column'

/** A column as this table takes it. */
export type TableColumn<R> = StatColumn<R> & {
  /** The least width in px, in place of the kind's. What is left over is shared out in the same measure. */
  width?: number
  /** The row's own name: the head of its row, which stays in sight where the table is scrolled sideways. */
  isRowHead?: boolean
  /** `strong`: what the rows are ranked by, larger and bold; `bold`: as the row's head; `muted`: goes without saying. */
  tone?: 'strong' | 'bold' | 'muted'
  /** Before the head. */
  medal?: 'gold' | 'silver' | 'bronze'
}

/** Least widths in px. */
const widths: Record<StatValue<never>['kind'], number> = {
  position: 28,
  text: 120,
  link: 130,
  number: 54,
  pair: 60,
  made: 64,
  average: 64,
  sum: 64,
  points: 58,
  flag: 66,
  form: 86,
}

type Measured = Pick<TableColumn<never>, 'kind' | 'width'>

const widthOf = ({ kind, width }: Measured): number => width ?? widths[kind]

/** `--stat-px` is a px of ours on a screen, and nothing on paper, where the table has to fit. */
export const columnTemplate = (columns: readonly Measured[]): string =>
  columns.map((column) => `minmax(calc(${widthOf(column)} * var(--stat-px)), ${widthOf(column)}fr)`).join(' ')

/** All least widths together, in px, without gaps and paddings. */
export const leastWidth = (columns: readonly Measured[]): number =>
  columns.reduce((sum, column) => sum + widthOf(column), 0)
