/**
 * A request of a screen. All scripts on the page share one cache: equal requests share one answer, also while it is
 * loading, and a request that no element waits for any more is aborted.
 */
import { useEffect } from 'react'
import { refreshClock } from '../page/use-now'
import { useWidget } from '../page/widget'
import { type Answer, answerAt } from './answers'
import type { AskOptions, Loading } from './ask'
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
import { onRetryTrigger } from './retry-trigger'
import { sharedAnswers, useAnswer } from './use-answer'

/** Stores a polled answer. Records that are left out were reported for the first answer. */
function storeAnswer<R extends NamedRequest>(request: R, answer: Answer<AnswerOf<R>>, text: string): void {
  try {
    const raw: unknown = JSON.parse(text)
    cutToPage(request, raw)
    answer.put(readAnswer(request, raw, () => {}))
  } catch {
    // An unusable answer changes nothing.
  }
}

/**
 * Requests and follows an answer. Null requests nothing and stays "loading". Never throws: failures are reported by the
 * element.
 */
export function useRequest<R extends NamedRequest>(
  request: R | null,
  { keep = false, follow }: AskOptions<AnswerOf<R>> = {},
): Loading<AnswerOf<R>> {
  const widget = useWidget()
  const address = request && requestAddress(widget.configuration.api, request)
  const { data, error, isBusy } = useAnswer(widget, { request, address, keep })
  // The server leaves out by its own clock what is over.
  const now = widget.isOnServer ? 0 : Date.now()
  const starts =
    follow && widget.following !== 'off' && data !== undefined && !isBusy ? follow(data, now) : null
  if (widget.isOnServer && address && starts) widget.noteFollowed(address, starts)
  const openStarts = starts?.join() ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is its address
  useEffect(() => {
    if (!widget.element || !request || !address || openStarts === null) return
    const answer = answerAt<AnswerOf<R>>(sharedAnswers(), address)
    return following()?.follow(widget.element, {
      address,
      starts: openStarts ? openStarts.split(',').map(Number) : [],
      since: answer.fetchedAt,
      isAlways: widget.following === 'always',
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
    return onRetryTrigger(() => answerAt(sharedAnswers(), address).request(), forgetFailures)
  }, [failed, name, error, widget, address])
  if (data !== undefined) return { state: 'ready', value: data, busy: isBusy }
  return failed ? { state: 'failed' } : { state: 'loading' }
}
