/** The time as screens follow it. */
import { useEffect, useState } from 'react'
import { clockAt, slovenianYear } from '../domain/clock'
import { useWidget } from './widget'

const looks = new Set<() => void>()

/** What is shown has changed by itself: the time that it is shown at is another. */
export const lookAtClock = (): void => {
  for (const look of looks) look()
}

const ownClock = (): string => clockAt(Date.now())
const ownYear = (): string => slovenianYear(ownClock())

/**
 * What a server drew begins with the server's time, so that it stands as it is; then, and whenever the visitor comes back
 * to the page, it is the visitor's.
 */
function useTime(first: () => string, own: () => string): string {
  const [time, setTime] = useState(first)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setTime(own())
    }
    look()
    looks.add(look)
    document.addEventListener('visibilitychange', look)
    return () => {
      looks.delete(look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [own])
  return time
}

/** UTC wall time of the last full five minutes. */
export const useNow = (): string => useTime(useWidget().clock, ownClock)

/** The year in Slovenia, "YYYY": what a server drew with it lasts until it is over. */
export const useYear = (): string => useTime(useWidget().year, ownYear)
