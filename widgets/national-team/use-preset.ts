/** A select that says what is shown until the visitor chooses something else. */
import { useState } from 'react'
<<<<<<< HEAD:widgets/national-team/statistics/preset.ts
import { jsonText } from '../../../src/domain/json-text'
import type { StatisticsView } from '../../../src/domain/statistics-view'

/** What a form of the statistics knows. */
export interface FormProperties {
  /** What is shown now. */
  view: StatisticsView | null
  headingLevel: number
  onShow: (view: StatisticsView) => void
}
=======
>>>>>>> 1f9340c56e7bc734af94c5c243351d271e308e46:widgets/national-team/use-preset.ts

/** The value in the select: `preset` again whenever something else is shown, else what was chosen since. */
export function usePreset(
  preset: string | null,
  view: unknown,
): [value: string | null, choose: (value: string | null) => void] {
  const shown = jsonText(view)
  const [state, setState] = useState({ shown, value: preset })
  const current = state.shown === shown ? state : { shown, value: preset }
  // While drawing, so that the old choice is never seen beside the new view.
  if (current !== state) setState(current)
  return [current.value, (value) => setState({ shown, value })]
}
