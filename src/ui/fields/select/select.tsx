/**
 * A select with search. Its visible part is rendered by React and doesn't change when tom-select has loaded; tom-select
 * works only inside the open layer.
 */
import { useId, useRef } from 'react'
import { holdsFocus } from '../../base/leave'
import { assertMarkupLayers, lazyPart, useLazyPart } from '../lazy-part'
import { choiceOf, type SelectProps } from './choice'
import { NativeSelect } from './native-select'
import { SearchSelect } from './search-select'

export type { SelectOption } from './option'

const list = lazyPart('list of a select', () => import('./tom-select'), assertMarkupLayers)

/** `value` may name an option that hasn't loaded yet; until then the field looks empty. */
export function Select(props: SelectProps) {
  const choice = choiceOf(props, useId())
  const field = useRef<HTMLDivElement>(null)
  const { found, load, giveUp } = useLazyPart(list)
  if (found === null) {
    // The list's field is still in the document while its replacement renders for the first time.
    return <NativeSelect choice={choice} focused={holdsFocus(field.current)} />
  }
  return <SearchSelect choice={choice} field={field} module={found} onIntent={load} onFail={giveUp} />
}
