/** The query as React state. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { QueryState } from './query-state'
import { useWidget } from './widget'

/** The query as text; re-renders on every change. */
export const useQueryText = ({ subscribe, read, readRendered }: QueryState): string =>
  useSyncExternalStore(subscribe, read, readRendered)

/**
 * For attributes that preset a list, given as `start`: with history="memory" a changed attribute takes effect again,
 * and what was written under these keys is removed.
 */
export function useRestart(keys: readonly string[], start: string): void {
  const { query, configuration } = useWidget()
  const last = useRef(start)
  useEffect(() => {
    if (last.current === start) return
    last.current = start
    if (configuration.history === 'memory')
      query.write(Object.fromEntries(keys.map((key) => [key, null])), 'replace')
  }, [keys, start, query, configuration.history])
}

/** Replaces the query by its complete form; null while unknown. A server's view has it already. */
export function useSettledQuery(settled: string | null): void {
  const widget = useWidget()
  useEffect(() => {
    if (settled === null) return
    // Delayed: a page that is being left sees the next page's query first, which isn't ours to change.
    const writing = setTimeout(() => widget.query.put(settled, 'replace'))
    return () => clearTimeout(writing)
  }, [settled, widget])
}

/** Corrects the query after rendering. A server's view has the right one already (a screen's requests.ts). */
export function useCorrection(correct: (() => void) | null): void {
  useEffect(() => correct?.())
}
