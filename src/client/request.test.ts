import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NamedChoiceList } from '../contract/federation'
import { postBeacon } from '../island/beacon'
import { sendEarly } from './early-responses'
import { cutToPage, parseRetryAfter, RequestFailure, readAnswer, requestOnce } from './request'

const address = 'https://kzs.example/api/clubs'
const fetched = vi.fn<typeof fetch>()

/** A body that begins and never ends; the signal breaks it off, as a browser does. */
function hangingBody(signal: AbortSignal | null | undefined): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"id": 1'))
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
}

/** No answer at all until the signal ends the wait. */
const hangingAnswer: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init ?? {}
    const end = () => reject(signal?.reason)
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end)
  })

const answering = (body: BodyInit | null, init: ResponseInit = {}) =>
  fetched.mockImplementation(async () => new Response(body, init))

const ask = (signal = new AbortController().signal) => requestOnce(address, signal)

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => expect.fail(`it was answered: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  )

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockReset())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('one attempt', () => {
  it('takes the request that was sent ahead of it, and ends it where it ends itself', async () => {
    fetched.mockImplementation(hangingAnswer)
    sendEarly(address, 5000)
    const leaving = new AbortController()
    const failure = failureOf(ask(leaving.signal))
    leaving.abort(new Error('removed'))
    expect(await failure).toEqual(new Error('removed'))
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(true)
  })

  it('gives the JSON, of 204 null, and reveals no more about the visitor than the page’s origin', async () => {
    answering(null, { status: 204 })
    expect(await ask()).toBeNull()
    answering('[{"id":1}]')
    expect(await ask()).toEqual([{ id: 1 }])
    const [url, init] = fetched.mock.lastCall ?? []
    expect(url).toBe(address)
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'origin' })
    // Any further header would make the browser ask for leave first.
    expect(init?.headers).toEqual({ accept: 'application/json' })
  })

  it.each<[string, BodyInit, number, boolean]>([
    ['HTML', '<!doctype html><title>Prijava v omrežje</title>', 200, false],
    ['half a JSON', '[{"id":1,"name":"Kr', 200, false],
    ['nothing', '', 200, false],
    ['a wrong question', '{"title":"Bad Request"}', 400, false],
    ['not found', '{}', 404, false],
    ['a timeout of the server’s own', '{}', 408, false],
    ['too much', '{}', 429, true],
    ['a fault', 'x', 500, true],
    ['a pause', '{}', 503, true],
  ])('that is answered with %s fails', async (_, body, status, repeatable) => {
    answering(body, { status })
    const failure = await failureOf(ask())
    expect(failure).toBeInstanceOf(RequestFailure)
    expect(failure).toMatchObject({ status, repeatable, retryAfter: null })
  })

  it.each([404, 500])('that fails with %i leaves no body unread', async (status) => {
    const cancel = vi.fn()
    answering(new ReadableStream({ cancel }), { status })
    await failureOf(ask())
    expect(cancel).toHaveBeenCalledOnce()
  })

  it.each<[string, typeof fetch]>([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'whose body breaks off',
      async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) })),
    ],
  ])('%s may be repeated and has no status', async (_, answer) => {
    fetched.mockImplementation(answer)
    expect(await failureOf(ask())).toMatchObject({ status: undefined, repeatable: true })
  })

  it.each([
    [429, '7', 7000],
    [503, '7', 7000],
    [404, '7', null],
  ])('answered %i with Retry-After %s gives %s', async (status, wait, retryAfter) => {
    answering('{}', { status, headers: { 'retry-after': wait } })
    expect(await failureOf(ask())).toMatchObject({ retryAfter })
  })
})

const hangingInBody: typeof fetch = async (_, init) => new Response(hangingBody(init?.signal))

it.each([
  ['no answer comes', hangingAnswer],
  ['the body never ends', hangingInBody],
])('an attempt ends after 30 s when %s, and may be repeated', async (_, hang) => {
  fetched.mockImplementation(hang)
  const ended = vi.fn()
  const failure = failureOf(ask()).finally(ended)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await failure).toMatchObject({ status: undefined, repeatable: true })
})

it.each([
  ['before it began', hangingAnswer, 0],
  ['before the answer', hangingAnswer, 1000],
  ['within the body', hangingInBody, 1000],
])('an attempt is ended by its owner, with their own reason: %s', async (_, hang, after) => {
  fetched.mockImplementation(hang)
  const asker = new AbortController()
  if (after === 0) asker.abort('nobody waits')
  const failure = failureOf(ask(asker.signal))
  await vi.advanceTimersByTimeAsync(after)
  asker.abort('nobody waits')
  expect(await failure).toBe('nobody waits')
  expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(true)
  expect([vi.getTimerCount(), getEventListeners(asker.signal, 'abort')]).toEqual([0, []])
})

it.each<[string, typeof fetch]>([
  ['an answer', async () => new Response('[]')],
  ['a failure', async () => new Response('x', { status: 500 })],
])('an attempt that ends with %s leaves neither a timer nor a listener', async (_, answer) => {
  fetched.mockImplementation(answer)
  const asker = new AbortController()
  await Promise.allSettled([ask(asker.signal)])
  expect([vi.getTimerCount(), getEventListeners(asker.signal, 'abort')]).toEqual([0, []])
})

describe('Retry-After', () => {
  const now = Date.UTC(2025, 10, 28, 18, 0, 0)
  it.each([
    ['0', 0],
    ['7', 7000],
    [' 7 ', 7000],
    // A setTimeout of more than 2^31 ms would fire at once.
    ['2147484', 2_147_484_000],
    ['9999999999', 9_999_999_999_000],
    ['9'.repeat(400), Number.POSITIVE_INFINITY],
    ['Fri, 28 Nov 2025 18:00:09 GMT', 9000],
    ['Fri, 28 Nov 2025 17:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['0x10', null],
    ['soon', null],
    ['', null],
    ['Fri, 99 Nov 2025 18:00:09 GMT', null],
    [null, null],
  ])('%s is %s ms', (header, wait) => {
    expect(parseRetryAfter(header, now)).toBe(wait)
  })
})

describe('an answer as data', () => {
  const request = { name: 'Get names', path: '/names', schema: NamedChoiceList }

  it('reports once of all that was left out', () => {
    const warn = vi.fn()
    const raw = [{ id: 1, name: 'Tivoli' }, { id: 2 }, null]
    expect(readAnswer(request, raw, warn)).toEqual([{ id: '1', name: 'Tivoli' }])
    expect(warn.mock.calls.map(([leftOut]) => leftOut.map(({ path }: { path: string }) => path))).toEqual([
      ['1', '2'],
    ])
  })

  it('is a failure that is not repeated when it can’t be used at all', () => {
    const warn = vi.fn()
    expect(() => readAnswer(request, { names: [] }, warn)).toThrow(RequestFailure)
    expect(() => readAnswer(request, null, warn)).toThrow(/another shape/)
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('an answer of a page', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))
  it.each<[string, unknown, unknown, number | undefined]>([
    ['that fits stays', { rows: rows(3), total: 9 }, { rows: rows(3), total: 9 }, undefined],
    ['with fewer stays', { rows: [], total: 0 }, { rows: [], total: 0 }, undefined],
    ['with more is cut', { rows: rows(60_000), total: 60_000 }, { rows: rows(3), total: 60_000 }, 60_000],
    [
      'that says something else with it keeps that',
      { total: 5, rows: rows(4) },
      { total: 5, rows: rows(3) },
      4,
    ],
    ['that is null', null, null, undefined],
    ['that is a text', 'rows', 'rows', undefined],
  ])('%s', (_, raw, left, came) => {
    const request = { name: 'Get rows', path: '/rows', query: { perPage: 3 }, schema: NamedChoiceList }
    expect(cutToPage(request, raw)).toBe(came)
    expect(raw).toEqual(left)
  })

  it('is no list that was requested whole', () => {
    const raw = { rows: rows(50) }
    expect(cutToPage({ name: 'Get rows', path: '/rows', schema: NamedChoiceList }, raw)).toBeUndefined()
    expect(raw.rows).toHaveLength(50)
  })
})

describe('posting to the server', () => {
  const sendBeacon = vi.fn<Navigator['sendBeacon']>()
  const kept = { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'origin' }

  beforeEach(() => {
    vi.stubGlobal('navigator', { sendBeacon: sendBeacon.mockReset() })
    answering(null, { status: 204 })
  })

  it('is a beacon without a body', () => {
    sendBeacon.mockReturnValue(true)
    postBeacon(address)
    expect([sendBeacon.mock.calls, fetched.mock.calls]).toEqual([[[address]], []])
  })

  it.each<[string, () => void]>([
    ['refused', () => sendBeacon.mockReturnValue(false)],
    ['blocked', () => sendBeacon.mockImplementation(() => expect.fail('blocked'))],
    ['not even imaginable', () => vi.stubGlobal('navigator', undefined)],
  ])('is a request that outlives the page when beacons are %s', (_, arrange) => {
    arrange()
    postBeacon(address)
    expect(fetched.mock.calls).toEqual([[address, kept]])
  })

  it.each<[string, typeof fetch]>([
    ['a server that fails', async () => new Response('x', { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a fetch of the host’s that throws', () => expect.fail('not here')],
  ])('neither throws nor is repeated with %s', async (_, answer) => {
    sendBeacon.mockReturnValue(false)
    fetched.mockImplementation(answer)
    expect(() => postBeacon(address)).not.toThrow()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })
})
