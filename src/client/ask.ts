/** How a rule or a screen reads answers: in React by `useRequest`, elsewhere from the answers that are known. */
import type { AnswerOf, NamedRequest } from './request'

export type Loading<T> =
  | { state: 'loading' }
  /** `busy`: these are the previous answer's data, a newer one is loading. */
  | { state: 'ready'; value: T; busy: boolean }
  | { state: 'failed' }

export interface AskOptions<T> {
  /** Keep showing the previous answer until the next one has arrived. */
  keep?: boolean
  /** Start times (ms) of an answer's matches that may change: it is polled while one of them is on. `now` in ms. */
  follow?: (value: T, now: number) => readonly number[]
}

/**
 * Null requests nothing and stays "loading". In React it is a hook: a rule calls it as often, and in the same order, each
 * time.
 */
export type Ask = <R extends NamedRequest>(
  request: R | null,
  options?: AskOptions<AnswerOf<R>>,
) => Loading<AnswerOf<R>>

const none: readonly never[] = []

/** A list from its request: null while loading, empty if it failed. */
export const listOf = <T>(loading: Loading<readonly T[]>): readonly T[] | null =>
  loading.state === 'loading' ? null : loading.state === 'ready' ? loading.value : none
