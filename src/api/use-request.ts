/**
 * A request as a screen sees it. One cache for the whole page, whichever of our scripts the elements came with:
 * those that ask the same share one answer (also while it is on its way), an answer nobody waits for any more is
 * aborted.
 */
import { useEffect } from 'react'
import { jsonText } from '../domain/json-text'
import { onReturn } from '../page/return'
import { lookAtClock } from '../page/use-now'
import { useWidget } from '../page/widget'
import { type Answer, answerAt } from './answers'
import { following } from './following'
import { forgetFailures } from './repeat'
import {
  type AnswerOf,
  cutToPage,
  type NamedRequest,
  RequestFailure,
  readAnswer,
  requestAddress,
} from './request'
import { answersOf, useAnswer } from './use-answer'

export type Loading<T> =
  | { state: 'loading' }
  /** `busy`: these are the last answer's data, a newer one is on its way. */
  | { state: 'ready'; value: T; busy: boolean }
  | { state: 'failed' }

/** What was left out of an answer was said when it first came. */
function putAnswer<R extends NamedRequest>(request: R, answer: Answer<AnswerOf<R>>, text: string): void {
  try {
    const raw: unknown = JSON.parse(text)
    cutToPage(request, raw)
    const value = readAnswer(request, raw, () => {})
    // The same is not drawn again.
    const isSame = jsonText(value) === jsonText(answer.data)
    answer.put(isSame ? answer.data : value)
  } catch {
    // What is shown stays.
  }
}

interface Asking<T> {
  /** The last answer stays until the next one is there. */
  keep?: boolean
  /** When the matches without a score in an answer begin, in ms: it is asked again while one is on. */
  follow?: (value: T) => readonly number[]
}

/**
 * Asks and follows the answer; null asks nothing and stays "loading". Failures are reported by the element, never thrown.
 */
export function useRequest<R extends NamedRequest>(
  request: R | null,
  { keep = false, follow }: Asking<AnswerOf<R>> = {},
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
      hear(text, asked) {
        widget.keepFocus()
        // Others who show the same have put it there.
        if (answer.fetchedAt < asked) putAnswer(request, answer, text)
        lookAtClock()
      },
    })
  }, [widget, address, openStarts])
  const failed = data === undefined && error !== null
  const name = request?.name
  useEffect(() => {
    if (!failed || !name || !address) return
    const status = error instanceof RequestFailure ? error.status : undefined
    widget.reportFailure({ request: name, error, ...(status === undefined ? {} : { status }) })
    return onReturn(() => answerAt(answersOf(widget), address).ask(), forgetFailures)
  }, [failed, name, error, widget, address])
  if (data !== undefined) return { state: 'ready', value: data, busy: isBusy }
  return failed ? { state: 'failed' } : { state: 'loading' }
}
