/** The time as screens follow it. */
import { useEffect, useState } from 'react'
import { clockAt } from '../domain/clock'
import { useWidget } from './widget'

const looks = new Set<() => void>()

/** What is shown has changed by itself: the time that it is shown at is another. */
export const lookAtClock = (): void => {
  for (const look of looks) look()
}

/**
 * UTC wall time of the last full five minutes. What a server drew begins with the server's time, so that it stands as it
 * is; then, and whenever the visitor comes back to the page, it is the visitor's.
 */
export function useNow(): string {
  const { clock } = useWidget()
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setNow(clockAt(Date.now()))
    }
    look()
    looks.add(look)
    document.addEventListener('visibilitychange', look)
    return () => {
      looks.delete(look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}
