/**
 * A request of a screen. All scripts on the page share one cache: equal requests share one answer, also while it is
 * loading, and a request that no element waits for any more is aborted.
 */
import { useEffect } from 'react'
import { jsonText } from '../domain/json-text'
import { onRetryTrigger } from '../page/retry-trigger'
import { refreshClock } from '../page/use-now'
import { useWidget } from '../page/widget'
import { type Answer, answerAt } from './answers'
import { following } from './following'
import {
  type AnswerOf,
  cutToPage,
  type NamedRequest,
  RequestFailure,
  readAnswer,
  requestAddress,
} from './request'
import { forgetFailures } from './retry'
import { answersOf, useAnswer } from './use-answer'

export type Loading<T> =
  | { state: 'loading' }
  /** `busy`: these are the previous answer's data, a newer one is loading. */
  | { state: 'ready'; value: T; busy: boolean }
  | { state: 'failed' }

const none: readonly never[] = []

/** A list from its request: null while loading, empty if it failed. */
export const listOf = <T>(loading: Loading<readonly T[]>): readonly T[] | null =>
  loading.state === 'loading' ? null : loading.state === 'ready' ? loading.value : none

/** Stores a polled answer. Records that are left out were reported for the first answer. */
function storeAnswer<R extends NamedRequest>(request: R, answer: Answer<AnswerOf<R>>, text: string): void {
  try {
    const raw: unknown = JSON.parse(text)
    cutToPage(request, raw)
    const value = readAnswer(request, raw, () => {})
    // Equal data don't render again.
    const isSame = jsonText(value) === jsonText(answer.data)
    answer.put(isSame ? answer.data : value)
  } catch {
    // An unusable answer changes nothing.
  }
}

interface RequestOptions<T> {
  /** Keep showing the previous answer until the next one has arrived. */
  keep?: boolean
  /** Start times (ms) of an answer's matches without a score: it is polled while one of them is on. */
  follow?: (value: T) => readonly number[]
}

/**
 * Requests and follows an answer. Null requests nothing and stays "loading". Never throws: failures are reported by the
 * element.
 */
export function useRequest<R extends NamedRequest>(
  request: R | null,
  { keep = false, follow }: RequestOptions<AnswerOf<R>> = {},
): Loading<AnswerOf<R>> {
  const widget = useWidget()
  const address = request && requestAddress(widget.configuration.api, request)
  const { data, error, isBusy } = useAnswer(widget, { request, address, keep })
  const starts = follow && widget.isFollowing && data !== undefined && !isBusy ? follow(data) : null
  if (widget.isOnServer && address && starts) widget.noteFollowed(address, starts)
  const openStarts = starts?.join() ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is its address
  useEffect(() => {
    if (!widget.element || !request || !address || openStarts === null) return
    const answer = answerAt<AnswerOf<R>>(answersOf(widget), address)
    return following()?.follow(widget.element, {
      address,
      starts: openStarts ? openStarts.split(',').map(Number) : [],
      since: answer.fetchedAt,
      onAnswer(text, requestedAt) {
        widget.keepFocus()
        // Another element with the same answer may have stored it already.
        if (answer.fetchedAt < requestedAt) storeAnswer(request, answer, text)
        refreshClock()
      },
    })
  }, [widget, address, openStarts])
  const failed = data === undefined && error !== null
  const name = request?.name
  useEffect(() => {
    if (!failed || !name || !address) return
    const status = error instanceof RequestFailure ? error.status : undefined
    widget.reportFailure({ request: name, error, ...(status === undefined ? {} : { status }) })
    return onRetryTrigger(() => answerAt(answersOf(widget), address).request(), forgetFailures)
  }, [failed, name, error, widget, address])
  if (data !== undefined) return { state: 'ready', value: data, busy: isBusy }
  return failed ? { state: 'failed' } : { state: 'loading' }
}
