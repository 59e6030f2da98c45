/** The state in the query as screens follow it. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { QueryState } from './query-state'
import { useWidget } from './widget'

/** The query as text, followed: React hears of every change of the signal behind it, nothing goes stale silently. */
export const useQueryText = ({ subscribe, read }: QueryState): string =>
  useSyncExternalStore(subscribe, read, read)

/**
 * Where the tag says what a list begins with, as `start`: with history="memory" a changed tag takes over again,
 * and what was written under these keys goes.
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

/**
 * Replaces the query by one that says the same in full; null while it isn't known. A server draws the screen for that
 * one, and names it in the view.
 */
export function useSettledQuery(settled: string | null): void {
  const widget = useWidget()
  if (widget.isOnServer && settled !== null) widget.query.put(settled, 'replace')
  useEffect(() => {
    if (settled === null) return
    // Not at once: a page that is being left hears the next one's query before it goes, and that is not ours.
    const writing = setTimeout(() => widget.query.put(settled, 'replace'))
    return () => clearTimeout(writing)
  }, [settled, widget])
}

/** What the screen finds wrong in the query is put right once it is drawn; a server does it at once, and draws again. */
export function useCorrection(correct: (() => void) | null): void {
  const { isOnServer } = useWidget()
  if (isOnServer) correct?.()
  useEffect(() => correct?.())
}
