/** Whether the files that a page's segments need have loaded: loaded one by one they would push each other around. */
import { use, useEffect, useState } from 'react'
import type { ShownSegment } from '../../contract/segments'
import { useHydrating } from '../../page/use-hydrating'
import { useWidget } from '../../page/widget'
import { fetchRichText } from '../../ui/rich-text/rich-text'
import { fetchesOf } from './segment-view'

/** In ms; after that the loaded ones are shown. */
const timeoutMs = 4000

/** Loaded or failed; a failed segment reports itself when it is shown. */
const settled = new Set<() => Promise<unknown>>()

const settle = (fetches: readonly (() => Promise<unknown>)[]) =>
  Promise.all(
    fetches.map((ask) =>
      ask().then(
        () => settled.add(ask),
        () => settled.add(ask),
      ),
    ),
  )

/**
 * False until the files of the segments, nested ones included, have loaded; true after 4 s at the latest, and
 * if there are none.
 */
export function useSegmentFiles(segments: readonly ShownSegment[] | null): boolean {
  const widget = useWidget()
  const isHydrating = useHydrating()
  const { isOnServer } = widget
  const [rendered] = useState(isHydrating ? segments : null)
  // On the server each part waits for its own file, if need be.
  const needed = isOnServer ? [] : fetchesOf(segments ?? [])
  const missing = needed.filter(
    // Server-rendered texts don't need it.
    (fetch) => !settled.has(fetch) && !(rendered === segments && fetch === fetchRichText),
  )
  const [over, setOver] = useState<readonly ShownSegment[] | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded anew for other segments
  useEffect(() => {
    if (missing.length === 0) return
    let isShown = true
    const show = () => isShown && setOver(segments)
    const timer = setTimeout(show, timeoutMs)
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
