/** A screen's answer where an embed brought only what its first view says of it. */
import { useState } from 'react'
import { briefAddress } from '../contract/brief'
import { useHydrating } from '../page/use-hydrating'
import { useWidget } from '../page/widget'
import { type AnswerOf, type NamedRequest, readAnswer, requestAddress } from './request'
import { type Loading, useRequest } from './use-request'

/**
 * As `useRequest`, but what the embed brought stands until the whole answer is there, and on if that never comes; the
 * fields that it left out read as not given. What it brought and can't be used counts as nothing.
 */
export function useBriefRequest<R extends NamedRequest>(request: R): Loading<AnswerOf<R>> {
  const { answers, configuration } = useWidget()
  const isHydrating = useHydrating()
  const answer = useRequest(request)
  const [brief] = useState(() => {
    const raw = answers.get(briefAddress(requestAddress(configuration.api, request)))
    try {
      return raw === undefined ? undefined : readAnswer(request, raw, () => {})
    } catch {
      return undefined
    }
  })
  // The whole may be there already, by another element: what was drawn of the brief is taken over first.
  if (brief === undefined || (answer.state === 'ready' && !isHydrating)) return answer
  return { state: 'ready', value: brief, busy: true }
}
