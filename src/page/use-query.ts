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
