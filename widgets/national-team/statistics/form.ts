/** Properties of the statistics forms. */
import type { StatisticsView } from '../../../src/domain/competition/statistics-view'
import type { PlainChoice } from '../../../src/ui/fields/choice-form'

export interface FormProperties {
  /** The current view. */
  view: StatisticsView | null
  headingLevel: number
  onShow: (view: StatisticsView) => void
  /** The form without scripts, by a view of its kind. */
  plainOf: (view: StatisticsView) => PlainChoice | undefined
}
