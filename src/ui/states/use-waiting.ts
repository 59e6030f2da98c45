/** What stands while a newer answer is on its way fades, but only when that takes a while. */
import { type RefObject, useLayoutEffect } from 'react'

/** Up to here, in ms, a visitor waits without wondering; fading and coming back would only flicker. */
export const patience = 500

/**
 * Puts `data-waiting` on the element once it has been busy for `patience`. By itself and not by drawing: thousands of rows
 * that are just being drawn would begin anew.
 */
export function useWaiting(place: RefObject<HTMLElement | null>, isBusy: boolean): void {
  useLayoutEffect(() => {
    const element = place.current
    if (!isBusy || !element) return
    const tell = (isWaiting: boolean) => element.toggleAttribute('data-waiting', isWaiting)
    const timer = setTimeout(tell, patience, true)
    return () => {
      clearTimeout(timer)
      tell(false)
    }
  }, [place, isBusy])
}
