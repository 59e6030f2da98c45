/** A screen's view of an answer in the page's cache, which it requests. */
import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { sharedCache } from '../page/registry'
import type { Widget } from '../page/widget'
import { type AnswersByAddress, answerAt } from './answers'
import { ask, askAnew } from './repeat'
import { type AnswerOf, cutToPage, type NamedRequest, readAnswer } from './request'

/** On the server every drawing has its own, so that nothing passes from one visitor to another. */
const serverAnswers = new WeakMap<Widget, AnswersByAddress>()

export function answersOf(widget: Widget): AnswersByAddress {
  if (!widget.isOnServer) return sharedCache<AnswersByAddress>(() => new Map())
  const answers = serverAnswers.get(widget) ?? new Map()
  serverAnswers.set(widget, answers)
  return answers
}

function answerOf<R extends NamedRequest>(widget: Widget, request: R, raw: unknown): AnswerOf<R> {
  const came = cutToPage(request, raw)
  if (came !== undefined)
    console.warn(
      `${widget.tag}: ${request.name}: left out ${came - Number(request.query?.perPage)}: more than asked for`,
    )
  return readAnswer(request, raw, (leftOut) => {
    const which = leftOut.map(({ path, reason }) => `${path} (${reason})`).slice(0, 5)
    console.warn(`${widget.tag}: ${request.name}: left out ${leftOut.length}: ${which.join(', ')}`)
  })
}

/** What came with the markup; an answer there that can't be used counts as missing. */
function carriedAnswer<R extends NamedRequest>(widget: Widget, request: R, address: string) {
  const raw = widget.answers.get(address)
  if (raw === undefined) return undefined
  try {
    return answerOf(widget, request, raw)
  } catch {
    return undefined
  }
}

/** What a screen sees of the answer at an address; `isBusy`: of the one before it. */
export interface Seen<T> {
  address: string | null
  data: T | undefined
  error: unknown
  isBusy: boolean
}

interface Question<R extends NamedRequest> {
  request: R | null
  address: string | null
  keep: boolean
}

/**
 * Asked for as soon as its placeholders stand, before they are painted: on a slow telephone that is half a second. Each
 * answer is drawn in pieces, not in one long task as by `useSyncExternalStore`.
 */
export function useAnswer<R extends NamedRequest>(
  widget: Widget,
  { request, address, keep }: Question<R>,
): Seen<AnswerOf<R>> {
  const answers = answersOf(widget)
  // What failed before is on its way again as soon as this is drawn.
  const begin = (before?: AnswerOf<R>): Seen<AnswerOf<R>> => {
    const known = address === null ? undefined : answerAt<AnswerOf<R>>(answers, address)
    if (request && address && known?.data === undefined) known?.seed(carriedAnswer(widget, request, address))
    const isBusy = keep && known?.data === undefined && before !== undefined
    return { address, data: isBusy ? before : known?.data, error: null, isBusy }
  }
  const [last, setSeen] = useState(() => begin())
  const seen = last.address === address ? last : begin(last.data)
  if (seen !== last) setSeen(seen)

  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is its address
  useLayoutEffect(() => {
    const isChosen = !isFirst.current
    isFirst.current = false
    if (!request || address === null) return
    // A visitor's choice is requested at once, even if it has failed before; what a screen begins with may wait.
    if (isChosen) askAnew(address)
    const answer = answerAt<AnswerOf<R>>(answers, address)
    const onChange = () => {
      const { data, error } = answer
      const isOpen = data === undefined && error === null
      startTransition(() =>
        setSeen((before) => {
          const isSame = before.data === data && before.error === error
          if (before.address !== address || (before.isBusy ? isOpen : isSame)) return before
          return { address, data, error, isBusy: false }
        }),
      )
    }
    const read = async (signal: AbortSignal) => answerOf(widget, request, await ask(address, signal))
    const leave = answer.subscribe({ read, onChange })
    answer.ask()
    // It may have been answered since it was drawn.
    onChange()
    return leave
  }, [widget, answers, address])
  return seen
}
