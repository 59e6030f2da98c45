/** The one way a view reads a signal: React hears of every change, nothing goes stale silently. */
import type { ReadonlySignal } from '@preact/signals-core'
import { useSyncExternalStore } from 'react'
import type { QueryState } from './query-state'

export function useSignal<T>(signal: ReadonlySignal<T>): T {
  return useSyncExternalStore(
    (listener) => signal.subscribe(listener),
    () => signal.peek(),
    () => signal.peek(),
  )
}

/** The query as text, followed. */
export function useQueryText(query: QueryState): string {
  return useSyncExternalStore(query.subscribe, query.read, query.read)
}
