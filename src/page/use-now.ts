/** The current time for screens. */
import { useEffect, useState } from 'react'
import { clockAt, slovenianYear } from '../domain/time/clock'
import { useWidget } from './widget'

const listeners = new Set<() => void>()

/** Rereads the clock, after a polled answer has changed the content. */
export const refreshClock = (): void => {
  for (const refresh of listeners) refresh()
}

const ownClock = (): string => clockAt(Date.now())
const ownYear = (): string => slovenianYear(ownClock())

/**
 * A server's view begins with the server's time, so that it stays as it is; then, and whenever the visitor comes back
 * to the page, it is the visitor's.
 */
function useTime(first: () => string, own: () => string): string {
  const [time, setTime] = useState(first)
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') setTime(own())
    }
    refresh()
    listeners.add(refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      listeners.delete(refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [own])
  return time
}

/** UTC wall time of the last full five minutes. */
export const useNow = (): string => useTime(useWidget().clock, ownClock)

/** The year in Slovenia, "YYYY": a server's view with it lasts until it is over. */
export const useYear = (): string => useTime(useWidget().year, ownYear)
