/** What was pressed may go with its tab: then the focus goes on with what came in its place. */
import { useEffect, useRef, useState } from 'react'

export function useFollowedPanel() {
  const panel = useRef<HTMLDivElement>(null)
  const [steps, setSteps] = useState(0)
  useEffect(() => {
    if (steps > 0) panel.current?.focus()
  }, [steps])
  return { panel, follow: () => setSteps((count) => count + 1) }
}
