/** A select that says what is shown until the visitor chooses something else. */
import { useState } from 'react'
import { jsonText } from '../../src/domain/json-text'

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
