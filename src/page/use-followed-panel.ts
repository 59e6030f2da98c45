/** Moves the focus to a tab's panel after a press on something that disappears with its tab. */
import { useEffect, useRef, useState } from 'react'

/** `block`: where the panel then is on the screen; without it, wherever it can be seen. */
export function useFollowedPanel(block?: ScrollLogicalPosition) {
  const panel = useRef<HTMLDivElement>(null)
  const [moves, setMoves] = useState(0)
  useEffect(() => {
    if (moves === 0) return
    panel.current?.focus({ preventScroll: block !== undefined })
    if (block) panel.current?.scrollIntoView({ block })
  }, [moves, block])
  return { panel, follow: () => setMoves((count) => count + 1) }
}
