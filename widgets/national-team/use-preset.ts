/** A select that shows the current view until the visitor chooses something else. */
import { useState } from 'react'
import { jsonText } from '../../src/domain/text/json-text'

/** The select's value: `preset` again whenever the view changes, else the last choice. */
export function usePreset(
  preset: string | null,
  view: unknown,
): [value: string | null, choose: (value: string | null) => void] {
  const shown = jsonText(view)
  const [state, setState] = useState({ shown, value: preset })
  const current = state.shown === shown ? state : { shown, value: preset }
  // During render, so that the old choice is never visible with the new view.
  if (current !== state) setState(current)
  return [current.value, (value) => setState({ shown, value })]
}
