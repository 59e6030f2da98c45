/** Tells the element whether there is content: its fallback goes, or comes back. */
import { useEffect } from 'react'
import { useWidget } from '../page/widget'
import type { Loading } from './use-request'

/** `isContent`: an answer with nothing to show leaves the host's fallback in place. */
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
