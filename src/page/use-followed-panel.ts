/** What was pressed may go with its tab: then the focus goes on with what came in its place. */
import { useEffect, useRef, useState } from 'react'

/** `block`: where the panel then stands on the screen; without it, wherever it can be seen. */
export function useFollowedPanel(block?: ScrollLogicalPosition) {
  const panel = useRef<HTMLDivElement>(null)
  const [steps, setSteps] = useState(0)
  useEffect(() => {
    if (steps === 0) return
    panel.current?.focus({ preventScroll: block !== undefined })
    if (block) panel.current?.scrollIntoView({ block })
  }, [steps, block])
  return { panel, follow: () => setSteps((count) => count + 1) }
}
