import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registry } from '../island/protocol'
import { earlyAnswers, sendEarly, takeEarly } from './early-responses'

const address = 'https://kzs.example/api/clubs'
const fetched = vi.fn<typeof fetch>()

const isAborted = () => fetched.mock.lastCall?.[1]?.signal?.aborted

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockReset())
  delete registry().early
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a request sent early', () => {
  it('is sent once, and belongs to the first who needs it', async () => {
    fetched.mockImplementation(async () => new Response('[]'))
    sendEarly(address, 1000)
    sendEarly(address, 1000)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(await (await takeEarly(address)?.response)?.text()).toBe('[]')
    expect(takeEarly(address)).toBeUndefined()
  })

  it.each<[what: string, body: string | null, status: number, answer: unknown]>([
    ['a list', '[{"id":1}]', 200, [{ id: 1 }]],
    ['nothing, which is null', null, 204, null],
    ['a refusal, which is no answer', '[]', 503, undefined],
  ])('is answered before anybody needs it: %s', async (_, body, status, answer) => {
    fetched.mockImplementation(async () => new Response(body, { status }))
    sendEarly(address, 1000)
    expect(earlyAnswers.get(address)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(0)
    expect(earlyAnswers.get(address)).toEqual(answer)
    expect((await takeEarly(address)?.response)?.status).toBe(status)
    expect(earlyAnswers.get(address)).toBeUndefined()
  })

  it('that nobody takes is ended after its time', async () => {
    fetched.mockImplementation(() => new Promise(() => {}))
    sendEarly(address, 1000)
    await vi.advanceTimersByTimeAsync(999)
    expect(isAborted()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect([isAborted(), takeEarly(address)]).toEqual([true, undefined])
  })

  it('is its taker’s to end, and leaves no timer', async () => {
    fetched.mockImplementation(() => new Promise(() => {}))
    sendEarly(address, 1000)
    const taken = takeEarly(address)
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(5000)
    expect(isAborted()).toBe(false)
    taken?.attempt.abort()
    expect(isAborted()).toBe(true)
  })

  it('may fail without a rejection', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    sendEarly(address, 1000)
    await vi.advanceTimersByTimeAsync(0)
    expect(earlyAnswers.get(address)).toBeUndefined()
    await expect(takeEarly(address)?.response).rejects.toThrow('offline')
  })
})
