/** Answers to a list of requests whose length is known only at run time, so that a hook for each is impossible. */
import { useEffect, useState } from 'react'
import { type AnswerOf, type NamedRequest, readAnswer, requestAddress } from '../../../src/client/request'
import { fetchWithRetries } from '../../../src/client/retry'
import { useWidget } from '../../../src/page/widget'

/** In the order of the requests; null for one that failed. Null while any is loading, and without requests. */
export function useAnswers<R extends NamedRequest>(
  requests: readonly R[] | null,
): readonly (AnswerOf<R> | null)[] | null {
  const { configuration } = useWidget()
  const [found, setFound] = useState<{ of: string; answers: readonly (AnswerOf<R> | null)[] } | null>(null)
  const addresses = requests?.map((request) => requestAddress(configuration.api, request)).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: requests are equal if their addresses are
  useEffect(() => {
    if (!requests || addresses === undefined) return
    const stop = new AbortController()
    const answerTo = async (request: R) => {
      const raw = await fetchWithRetries(requestAddress(configuration.api, request), stop.signal)
      return readAnswer(request, raw, () => {})
    }
    Promise.all(requests.map((request) => answerTo(request).catch(() => null))).then((answers) => {
      if (!stop.signal.aborted) setFound({ of: addresses, answers })
    })
    return () => stop.abort()
  }, [addresses])
  return found?.of === addresses ? (found?.answers ?? null) : null
}
