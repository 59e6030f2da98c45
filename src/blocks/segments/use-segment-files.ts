/** Whether the files that a page's segments need have come: what comes one by one would push the rest about. */
import { use, useEffect, useState } from 'react'
import type { Segment } from '../../contract/pages'
import { useHydrating } from '../../page/use-hydrating'
import { useWidget } from '../../page/widget'
import { fetchRichText } from '../../ui/rich-text/rich-text'
import { fetchesOf } from './segment-view'

/** In ms: then those that have come are shown. */
const patience = 4000

/** What has come, or failed; whoever failed says so itself when it is shown. */
const settled = new Set<() => Promise<void>>()

const settle = (fetches: readonly (() => Promise<void>)[]) =>
  Promise.all(
    fetches.map((ask) =>
      ask().then(
        () => settled.add(ask),
        () => settled.add(ask),
      ),
    ),
  )

/**
 * False until what the published segments, and those inside them, are drawn with has come; true after 4 s at the
 * latest, and where there are none.
 */
export function useSegmentFiles(segments: readonly Segment[] | null): boolean {
  const widget = useWidget()
  const isHydrating = useHydrating()
  const { federation } = widget.configuration
  const [drawn] = useState(isHydrating ? segments : null)
  const missing = fetchesOf(segments ?? [], federation).filter(
    // Texts that a server drew stand without it.
    (fetch) => !settled.has(fetch) && !(drawn === segments && fetch === fetchRichText),
  )
  const [over, setOver] = useState<readonly Segment[] | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew when there are other segments
  useEffect(() => {
    if (missing.length === 0) return
    let isShown = true
    const show = () => isShown && setOver(segments)
    const timer = setTimeout(show, patience)
    settle(missing).then(show)
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [segments])
  const isHere = missing.length === 0 || over === segments
  const arrival = isHydrating && !isHere && widget.waitFor(() => settle(missing))
  if (arrival) use(arrival)
  return isHere
}
