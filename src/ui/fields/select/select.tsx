/**
 * A select with search. What stands in the page is drawn by React and is the
 * same before and after tom-select has come; tom-select works inside the open layer only.
 */
import { useId, useRef } from 'react'
import { trustedHtml } from '../../../page/trusted-html'
import { holdsFocus } from '../../base/leave'
import { assertPopovers, lazyPart, useLazyPart } from '../lazy-part'
import { choiceOf, type SelectProps } from './choice'
import { NativeSelect } from './native-select'
import { SearchSelect } from './search-select'

export type { SelectOption } from './option'

const list = lazyPart(
  'list of a select',
  () => import('./tom-select'),
  () => {
    assertPopovers()
    // tom-select makes HTML from strings; throws where the page forbids our policy (contract: Trusted Types).
    trustedHtml('')
  },
)

/** `value` may name an option that has not come yet; until then the field looks empty. */
export function Select(props: SelectProps) {
  const choice = choiceOf(props, useId())
  const field = useRef<HTMLDivElement>(null)
  const { found, reach, giveUp } = useLazyPart(list)
  if (found === null) {
    // The list's field is still in the page while its stand-in is drawn for the first time.
    return <NativeSelect choice={choice} focused={holdsFocus(field.current)} />
  }
  return <SearchSelect choice={choice} field={field} module={found} onReach={reach} onFail={giveUp} />
}
