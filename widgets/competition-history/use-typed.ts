/** A text that counts as it is typed, and is written down when its writer pauses: some browsers refuse more. */
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
