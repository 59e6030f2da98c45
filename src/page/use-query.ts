import { useSyncExternalStore } from 'react'
import type { QueryState } from './query-state'

/** The query as text, followed: React hears of every change of the signal behind it, nothing goes stale silently. */
export const useQueryText = ({ subscribe, read }: QueryState): string =>
  useSyncExternalStore(subscribe, read, read)
