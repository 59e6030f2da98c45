/** What a form of the statistics knows. */
import type { StatisticsView } from '../../../src/domain/statistics-view'

export interface FormProperties {
  /** What is shown now. */
  view: StatisticsView | null
  headingLevel: number
  onShow: (view: StatisticsView) => void
}
