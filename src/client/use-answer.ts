/** A screen's view of an answer in the page's cache. */
import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { sharedCache } from '../island/protocol'
import type { KnownAnswers, Widget } from '../page/widget'
import { type Answer, type AnswersByAddress, answerAt } from './answers'
import { type AnswerOf, cutToPage, type NamedRequest, readAnswer } from './request'
import { allowRetry, fetchWithRetries } from './retry'

/** The page's request cache. */
export const sharedAnswers = (): AnswersByAddress => sharedCache<AnswersByAddress>(() => new Map())

/** What a view is rendered from. On the server, so that visitors share nothing; in the browser, so that it fits the markup. */
const viewAnswers = new WeakMap<KnownAnswers, AnswersByAddress>()

function viewAnswersOf({ answers }: Widget): AnswersByAddress {
  const known = viewAnswers.get(answers) ?? new Map()
  viewAnswers.set(answers, known)
  return known
}

function answerOf<R extends NamedRequest>(widget: Widget, request: R, raw: unknown): AnswerOf<R> {
  const length = cutToPage(request, raw)
  if (length !== undefined)
    console.warn(
      `${widget.tag}: ${request.name}: left out ${length - Number(request.query?.perPage)}: more than asked for`,
    )
  return readAnswer(request, raw, (leftOut) => {
    const which = leftOut.map(({ path, reason }) => `${path} (${reason})`).slice(0, 5)
    console.warn(`${widget.tag}: ${request.name}: left out ${leftOut.length}: ${which.join(', ')}`)
  })
}

/** Stores the answer that the widget knows already, if any; an unusable one counts as missing. */
function putKnown<R extends NamedRequest>(
  widget: Widget,
  request: R,
  answer: Answer<AnswerOf<R>>,
  address: string,
) {
  try {
    const raw = widget.answers.get(address)
    if (raw !== undefined) answer.put(answerOf(widget, request, raw), widget.answers.since)
  } catch {}
}

/** The state of an answer for a screen. `isBusy`: the data are still those of the previous address. */
export interface AnswerState<T> {
  address: string | null
  data: T | undefined
  error: unknown
  isBusy: boolean
}

interface RequestOptions<R extends NamedRequest> {
  request: R | null
  address: string | null
  keep: boolean
}

/**
 * Requests in a layout effect, before the placeholders are painted: that saves half a second on a slow phone. Answers
 * are set in a transition, so that React renders them in slices; `useSyncExternalStore` would block.
 */
export function useAnswer<R extends NamedRequest>(
  widget: Widget,
  { request, address, keep }: RequestOptions<R>,
): AnswerState<AnswerOf<R>> {
  // A request that failed before is loading again as soon as this renders.
  const initial = (before?: AnswerOf<R>): AnswerState<AnswerOf<R>> => {
    const answers = widget.isHydrating() ? viewAnswersOf(widget) : sharedAnswers()
    const known = address === null ? undefined : answerAt<AnswerOf<R>>(answers, address)
    if (request && address && known && known.data === undefined) putKnown(widget, request, known, address)
    const isBusy = keep && known?.data === undefined && before !== undefined
    return { address, data: isBusy ? before : known?.data, error: null, isBusy }
  }
  const [last, setState] = useState(() => initial())
  const current = last.address === address ? last : initial(last.data)
  if (current !== last) setState(current)

  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is its address
  useLayoutEffect(() => {
    const isChosen = !isFirst.current
    isFirst.current = false
    if (!request || address === null) return
    // A request that the visitor triggered is sent at once, even if it has failed before; initial ones may have to
    // wait.
    if (isChosen) allowRetry(address)
    const answer = answerAt<AnswerOf<R>>(sharedAnswers(), address)
    const rendered = viewAnswers.get(widget.answers)?.get(address) as typeof answer | undefined
    const own = rendered?.data
    if (own !== undefined && request.isAnotherEachTime) return
    if (rendered && own !== undefined) answer.put(own, rendered.fetchedAt)
    const onChange = () => {
      const { data, error } = answer
      // What another element has got by now may be older.
      const isOlder = rendered && answer.fetchedAt <= rendered.fetchedAt
      const isOpen = data === undefined && error === null
      startTransition(() =>
        setState((before) => {
          const isSame = before.data === data && before.error === error
          // A repeat must not look like a first request: what failed stays failed until it is answered.
          const isWaiting = isOpen && (before.isBusy || before.error !== null)
          const hasChanged = before.isBusy || !isSame
          const isKept = isOlder && own !== undefined && before.data === own
          if (before.address !== address || isWaiting || !hasChanged || isKept) return before
          return { address, data, error, isBusy: false }
        }),
      )
    }
    const read = async (signal: AbortSignal) =>
      answerOf(widget, request, await fetchWithRetries(address, signal))
    const owner = widget.element ?? widget
    const hasFailed = !isChosen && answer.hasFailedFor(owner)
    const unsubscribe = answer.subscribe({ owner, read, onChange })
    if (!hasFailed) answer.request()
    // It may have been answered between render and effect.
    onChange()
    return unsubscribe
  }, [widget, address])
  return current
}
