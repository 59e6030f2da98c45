/** Fades outdated content while a newer answer is loading, but only if that takes a while. */
import { type RefObject, useLayoutEffect } from 'react'

/** In ms; fading for a shorter time would flicker. */
export const delayMs = 500

/**
 * Sets `data-waiting` on the element once it has been busy for `delayMs`. Directly in the DOM: a re-render would
 * restart the rendering of thousands of rows.
 */
export function useWaiting(ref: RefObject<HTMLElement | null>, isBusy: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!isBusy || !element) return
    const setWaiting = (isWaiting: boolean) => element.toggleAttribute('data-waiting', isWaiting)
    const timer = setTimeout(setWaiting, delayMs, true)
    return () => {
      clearTimeout(timer)
      setWaiting(false)
    }
  }, [ref, isBusy])
}
