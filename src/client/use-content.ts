/** Reports to the element whether there is content, which hides or shows its fallback. */
import { useEffect } from 'react'
import { useWidget } from '../page/widget'
import type { Loading } from './ask'

/** `isContent` is false for an answer with nothing to show: the host's fallback stays. */
export function useContent<T>(loading: Loading<T>, isContent: (value: T) => boolean = () => true): void {
  const widget = useWidget()
  const { state } = loading
  const hasContent = state === 'ready' && isContent(loading.value)
  useEffect(() => {
    if (state === 'loading') return
    if (hasContent) widget.showContent()
    else widget.showFallback()
  }, [state, hasContent, widget])
}
