/**
 * A request as a screen sees it. One client for the whole page, whichever of our scripts the elements came with:
 * those that ask the same share one answer (also while it is on its way), an answer nobody waits for any more is
 * aborted.
 */
import {
  keepPreviousData,
  notifyManager,
  type Query,
  QueryClient,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/query-core'
import { startTransition, useEffect, useState } from 'react'
import { jsonText } from '../domain/json-text'
import { sharedCache } from '../page/registry'
import { lookAtClock } from '../page/use-now'
import { useWidget, type Widget } from '../page/widget'
import { following } from './following'
import { ask, askAnew } from './repeat'
import {
  type AnswerOf,
  cutToPage,
  type NamedRequest,
  RequestFailure,
  readAnswer,
  requestAddress,
} from './request'
import { onReturn } from './return'

export type Loading<T> =
  | { state: 'loading' }
  /** `busy`: these are the last answer's data, a newer one is on its way. */
  | { state: 'ready'; value: T; busy: boolean }
  | { state: 'failed' }

/** How long an answer serves without being asked again, in ms. */
const freshFor = 60_000

/** So many answers that nobody shows are kept for coming back; older ones go. */
const mostUnused = 50

function makeClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        // No timer per answer; forgetUnused keeps the number down.
        gcTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // What fails is repeated for the whole page, not for each question.
        retry: false,
        structuralSharing: false,
        // A key is an address.
        queryKeyHashFn: String,
      },
    },
  })
  client.getQueryCache().subscribe(({ type }) => type === 'added' && forgetUnused(client))
  return client
}

function forgetUnused(client: QueryClient): void {
  const cache = client.getQueryCache()
  const unused = cache.getAll().filter((query) => !query.isActive() && query.state.data !== undefined)
  for (const query of unused.slice(0, Math.max(0, unused.length - mostUnused))) cache.remove(query)
}

/** On the server every drawing has its own, so that nothing passes from one visitor to another. */
const serverClients = new WeakMap<Widget, QueryClient>()

function clientOf(widget: Widget): QueryClient {
  if (!widget.isOnServer) return sharedCache(makeClient)
  const client = serverClients.get(widget) ?? makeClient()
  serverClients.set(widget, client)
  return client
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

/** What a screen sees: which question, its answer, its failure, and whether the answer is the last question's. */
type Seen<T> = [address: unknown, data: T | undefined, error: unknown, isBusy: boolean]

/** What has failed before anybody looked, until he does. */
const failedAhead = new WeakSet<object>()

/**
 * A question that was never asked goes out while its placeholders are still being drawn: the observer asks when they have
 * been painted, on a slow telephone half a second later, and finds this on its way. One that has failed by then it does
 * not ask again.
 */
function askAhead<T>(client: QueryClient, options: QueryObserverOptions<T> & { queryHash: string }): void {
  const query = client.getQueryCache().build(client, options)
  if (query.state.status !== 'pending') return
  // The query keeps its failure for those who see it.
  query.fetch(options).catch(() => {
    if (query.state.status === 'error' && query.getObserversCount() === 0) failedAhead.add(query)
  })
}

/**
 * The query client's own observer in React: the library's hook does this and much that no screen here needs
 * (suspense, restoring, error borders), and draws each answer in one long task; here it is drawn in pieces.
 * An answer counts once it is state: React may throw away a drawing that saw it earlier, but not what effects
 * were compared with in it, so that they would never run.
 */
function useObserver<T>(widget: Widget, isAsked: boolean, asked: QueryObserverOptions<T>) {
  const client = clientOf(widget)
  const options = {
    ...client.defaultQueryOptions(asked),
    enabled: (query: { state: { status: string } }) =>
      isAsked && !(query.state.status === 'error' && failedAhead.has(query)),
    // A question that failed before is on its way again as soon as this is drawn.
    _optimisticResults: 'optimistic' as const,
  }
  const [observer] = useState(() => new QueryObserver<T>(client, options))
  const look = (at: typeof options): Seen<T> => {
    const { data, error, isPlaceholderData } = observer.getOptimisticResult(at)
    return [at.queryKey[0], data, error, isPlaceholderData]
  }
  const begin = (): Seen<T> => {
    if (isAsked && !widget.isOnServer) askAhead(client, options)
    return look(options)
  }
  const [last, setSeen] = useState(begin)
  const isSame = last[0] === options.queryKey[0]
  // Who chooses a question that has failed wants it asked; who only comes may wait.
  if (!isSame && isAsked && !widget.isOnServer) askAnew(options.queryKey[0] as string)
  const seen = isSame ? last : begin()
  if (seen !== last) setSeen(seen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` differs by nothing but its argument
  useEffect(() => {
    const draw = () => {
      const next = look(observer.options as typeof options)
      startTransition(() =>
        setSeen((before) => (next.every((part, at) => part === before[at]) ? before : next)),
      )
    }
    const stop = observer.subscribe(notifyManager.batchCalls(draw))
    // It may have been answered since it was drawn.
    draw()
    return stop
  }, [observer])
  useEffect(() => {
    observer.setOptions(options)
    // Others who were drawn with this one look in the same task.
    queueMicrotask(() => failedAhead.delete(observer.getCurrentQuery()))
  })
  return [...seen, observer] as const
}

/** What was left out of an answer was said when it first came. */
function putAnswer<R extends NamedRequest>(
  request: R,
  query: Query<AnswerOf<R>, Error, AnswerOf<R>>,
  text: string,
): void {
  const { data } = query.state
  try {
    const raw: unknown = JSON.parse(text)
    cutToPage(request, raw)
    const value = readAnswer(request, raw, () => {})
    // The same is not drawn again.
    query.setData(data !== undefined && jsonText(value) === jsonText(data) ? data : value)
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
  const [, data, error, isBusy, observer] = useObserver<AnswerOf<R>>(widget, request !== null, {
    queryKey: [address],
    queryFn: async ({ signal }) => answerOf(widget, request as R, await ask(address as string, signal)),
    initialData: () => (request && address ? carriedAnswer(widget, request, address) : undefined),
    ...(keep && { placeholderData: keepPreviousData }),
  })
  const starts = follow && widget.isFollowing && data !== undefined && !isBusy ? follow(data) : null
  if (widget.isOnServer && address && starts) widget.noteFollowed(address, starts)
  const openStarts = starts?.join() ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is its address
  useEffect(() => {
    if (!widget.element || !address || openStarts === null) return
    const query = observer.getCurrentQuery()
    return following()?.follow(widget.element, {
      address,
      starts: openStarts ? openStarts.split(',').map(Number) : [],
      since: query.state.dataUpdatedAt,
      hear(text, asked) {
        widget.keepFocus()
        // Others who show the same have put it there.
        if (query.state.dataUpdatedAt < asked) putAnswer(request as R, query, text)
        lookAtClock()
      },
    })
  }, [widget, observer, address, openStarts])
  const failed = data === undefined && error !== null
  const name = request?.name
  useEffect(() => {
    if (!failed || !name) return
    const status = error instanceof RequestFailure ? error.status : undefined
    widget.reportFailure({ request: name, error, ...(status === undefined ? {} : { status }) })
    // What has come meanwhile and is not drawn yet needs no asking.
    return onReturn(() => observer.getCurrentQuery().state.data ?? observer.refetch())
  }, [failed, name, error, widget, observer])
  if (data !== undefined) return { state: 'ready', value: data, busy: isBusy }
  return failed ? { state: 'failed' } : { state: 'loading' }
}
