// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask, onReturn } from './ask'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockReset())
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answering = (status: number, body = '[]', headers: HeadersInit = {}) =>
  fetched.mockImplementation(async () => new Response(body, { status, headers }))

/** How often it was asked within two minutes, and whether it was answered in the end. */
async function outcome(): Promise<[asked: number, isAnswered: boolean]> {
  let isAnswered = false
  const asking = ask('/api/menu').then(
    () => {
      isAnswered = true
    },
    () => {},
  )
  await vi.advanceTimersByTimeAsync(120_000)
  await asking
  return [fetched.mock.calls.length, isAnswered]
}

describe('a question', () => {
  it.each<[string, () => unknown, number, boolean]>([
    ['JSON', () => answering(200), 1, true],
    ['HTML', () => answering(200, '<h1>Error</h1>'), 1, false],
    ['half a JSON', () => answering(200, '[{"id":'), 1, false],
    ['404', () => answering(404), 1, false],
    ['500', () => answering(500), 3, false],
    ['429', () => answering(429), 3, false],
    ['503 for 10 s', () => answering(503, '', { 'retry-after': '10' }), 3, false],
    ['503 for 11 s', () => answering(503, '', { 'retry-after': '11' }), 1, false],
    ['no network', () => fetched.mockRejectedValue(new TypeError('Failed to fetch')), 3, false],
  ])('answered with %s', async (_, arrange, asked, isAnswered) => {
    arrange()
    expect(await outcome()).toEqual([asked, isAnswered])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits for its repeats: a random moment, or as long as Retry-After says', async () => {
    fetched
      .mockResolvedValueOnce(new Response('', { status: 500 }))
      .mockResolvedValueOnce(new Response('', { status: 503, headers: { 'retry-after': '7' } }))
      .mockResolvedValueOnce(new Response('[1]'))
    const answer = ask('/api/menu')
    for (const [ms, asked] of [
      [499, 1],
      [1, 2],
      [6999, 2],
      [1, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms)
      expect(fetched).toHaveBeenCalledTimes(asked)
    }
    expect(await answer).toEqual([1])
  })

  it('ends an attempt after 30 s', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    answering(200)
    await ask('/api/menu')
    expect(limit.mock.calls).toEqual([[30_000]])
    expect(fetched.mock.lastCall?.[1]?.signal).toBe(limit.mock.results[0]?.value)
  })
})

describe('after a failure', () => {
  const online = () => window.dispatchEvent(new Event('online'))
  const press = () => document.dispatchEvent(new Event('pointerdown'))

  it.each<[string, act: () => unknown, ms: number]>([
    ['network’s return', online, 2000],
    ['visitor’s click, but not within five seconds,', press, 500],
  ])('the %s calls back once', async (_, act, ms) => {
    const callBack = vi.fn()
    onReturn(callBack)
    await vi.advanceTimersByTimeAsync(4900)
    press()
    await vi.advanceTimersByTimeAsync(1000)
    expect(callBack).not.toHaveBeenCalled()
    act()
    act()
    await vi.advanceTimersByTimeAsync(ms)
    expect(callBack).toHaveBeenCalledOnce()
    press()
    online()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(callBack).toHaveBeenCalledOnce()
  })
})
