/** Column widths of a statistic table. All rows use the same template, so that each can be laid out by itself. */
import type { StatColumn, StatValue } from '../../../domain/competition/stat-column'

/** A column with this table's layout options. */
export type TableColumn<R> = StatColumn<R> & {
  /** The least width in px, instead of the kind's default. Spare width is distributed proportionally. */
  width?: number
  /** The row header, which stays visible when the table is scrolled sideways. */
  isRowHead?: boolean
  /**
   * `strong`: what the rows are ranked by, larger and bold; `bold`: like the row header; `muted`: of less importance.
   */
  tone?: 'strong' | 'bold' | 'muted'
  /** Shown before the header. */
  medal?: 'gold' | 'silver' | 'bronze'
}

/** Default least widths in px. */
const widths: Record<StatValue<never>['kind'], number> = {
  position: 28,
  text: 120,
  link: 130,
  number: 54,
  made: 64,
  average: 64,
  sum: 64,
  points: 58,
  flag: 66,
  form: 86,
}

type Measured = Pick<TableColumn<never>, 'kind' | 'width'>

const widthOf = ({ kind, width }: Measured): number => width ?? widths[kind]

/** `--stat-px` is a scaled px on the screen, and 0 on paper, where the table has to fit. */
export const columnTemplate = (columns: readonly Measured[]): string =>
  columns.map((column) => `minmax(calc(${widthOf(column)} * var(--stat-px)), ${widthOf(column)}fr)`).join(' ')

/** The sum of all least widths in px, without gaps and paddings. */
export const leastWidth = (columns: readonly Measured[]): number =>
  columns.reduce((sum, column) => sum + widthOf(column), 0)
