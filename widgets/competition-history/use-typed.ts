/**
 * A text that takes effect while it is typed, and is written into the query when the visitor pauses: some browsers
 * limit history updates.
 */
import { useEffect, useEffectEvent, useState } from 'react'

/** In ms. */
const pause = 300

export function useTyped(
  written: string,
  write: (text: string) => void,
): [text: string, type: (text: string) => void] {
  const [typed, type] = useState<string | null>(null)
  const settle = useEffectEvent((text: string) => {
    write(text)
    type(null)
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => settle(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed ?? written, type]
}
