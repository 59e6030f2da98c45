import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registry } from '../island/protocol'
import { RequestFailure } from './request'
import { allowRetry, fetchWithRetries, forgetFailures } from './retry'

const fetched = vi.fn<(address: string) => Promise<Response>>()
const address = (question: number | string) => `https://kzs.example/api/${question}`

let attempts: number[]

const answering = (answer: () => Promise<Response> | Response) =>
  fetched.mockImplementation(async () => {
    attempts.push(performance.now() - begin)
    return answer()
  })
const refusing = (status: number | undefined, retryAfter?: string) =>
  answering(() => {
    if (status === undefined) throw new TypeError('Failed to fetch')
    return new Response('x', { status, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) })
  })

let begin = 0

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockReset())
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  delete registry().repeats
  delete registry().failing
  attempts = []
  begin = performance.now()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Asks and forgets: what it is rejected with is the questioner's. */
function question(name: number | string = 'a', signal = new AbortController().signal) {
  const answer = fetchWithRetries(address(name), signal)
  answer.catch(() => {})
  return answer
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a question', () => {
  it.each<[string, number | undefined, string | undefined, number[]]>([
    ['the network', undefined, undefined, [0, 500, 1500]],
    ['a server that pauses', 503, undefined, [0, 500, 1500]],
    ['an unknown id', 404, undefined, [0]],
    ['a wait of 10 s', 503, '10', [0, 10_000, 20_000]],
    ['a wait of more', 503, '11', [0]],
    // A server’s 0 is everybody’s: it comes at a random moment all the same.
    ['no wait at all', 503, '0', [0, 500, 1500]],
  ])('that fails by %s is repeated or not', async (_, status, retryAfter, moments) => {
    refusing(status, retryAfter)
    const answer = question()
    await pass(60_000)
    expect(attempts).toEqual(moments)
    await expect(answer).rejects.toBeInstanceOf(RequestFailure)
  })

  it.each([0, 0.5, 0.999])(
    'is repeated within one second, then within two: at the moment %f',
    async (random) => {
      vi.spyOn(Math, 'random').mockReturnValue(random)
      refusing(503)
      question()
      await pass(10_000)
      const moments = [0, 1000 * random, 3000 * random]
      expect(attempts).toEqual(moments.map((moment) => expect.closeTo(moment, -1)))
    },
  )

  it('that is answered has never failed', async () => {
    refusing(503)
    question()
    await pass(100)
    answering(() => Response.json([1]))
    await pass(500)
    refusing(503)
    question()
    await pass(60_000)
    expect(attempts).toHaveLength(5)
  })

  it('that nobody waits for any more is not repeated, and no timer is left', async () => {
    refusing(503)
    const asker = new AbortController()
    const answer = question('a', asker.signal)
    await pass(100)
    asker.abort('nobody waits')
    await expect(answer).rejects.toBe('nobody waits')
    expect([attempts.length, vi.getTimerCount()]).toEqual([1, 0])
  })
})

describe('a question that is known to fail', () => {
  beforeEach(() => void refusing(503))

  it('is repeated no more often for a second element', async () => {
    question()
    await pass(10_000)
    const late = question()
    await pass(40_000)
    await expect(late).rejects.toMatchObject({ status: 503 })
    expect(attempts).toHaveLength(3)
  })

  it('goes on where the one before has left it', async () => {
    const asker = new AbortController()
    question('a', asker.signal)
    await pass(300)
    asker.abort()
    question()
    await pass(40_000)
    expect(attempts).toEqual([0, 500, 1500])
  })

  it('shared by two copies of our scripts is repeated twice', async () => {
    question()
    question()
    await pass(40_000)
    expect(attempts).toHaveLength(4)
  })

  it.each([
    ['who comes', () => {}],
    ['who has chosen it', () => allowRetry(address('a'))],
    ['who hears of the network', forgetFailures],
  ])('with a long wait is not repeated before that by %s', async (_, arrange) => {
    refusing(429, '120')
    question()
    await pass(100_000)
    arrange()
    question()
    await pass(1000)
    expect(attempts).toHaveLength(1)
    await pass(20_000)
    question()
    await pass(1000)
    expect(attempts).toHaveLength(2)
  })

  it('of who has left before his turn takes nobody’s repeat', async () => {
    refusing(503)
    question()
    await pass(0)
    const gone = AbortSignal.abort()
    await expect(question('a', gone)).rejects.toBe(gone.reason)
    expect(registry().repeats ?? []).toHaveLength(0)
  })

  it.each<[string, number, () => void, number]>([
    ['a minute later', 62_000, () => {}, 6],
    ['before the minute is over', 55_000, () => {}, 3],
    ['by who has chosen it', 5000, () => allowRetry(address('a')), 6],
    ['by who hears of the network', 5000, forgetFailures, 6],
  ])('requested again %s', async (_, ms, arrange, count) => {
    question()
    await pass(ms)
    arrange()
    question()
    await pass(30_000)
    expect(attempts).toHaveLength(count)
  })

  it('is one of a hundred that are remembered', async () => {
    for (let each = 0; each < 150; each++) question(each)
    await pass(10_000)
    expect(registry().failing?.size).toBe(100)
  })
})

describe('in an outage', () => {
  beforeEach(() => void refusing(undefined))

  const repeatsOf = async (names: readonly number[], ms: number) => {
    const before = attempts.length
    for (const name of names) question(name)
    await pass(ms)
    return attempts.length - before - names.length
  }
  const names = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

  it('the page repeats ten times a minute over all its widgets', async () => {
    expect(await repeatsOf(names(0, 25), 5000)).toBe(10)
    expect(await repeatsOf(names(100, 5), 50_000)).toBe(0)
    expect(await repeatsOf(names(200, 25), 5000)).toBe(0)
    expect(await repeatsOf(names(300, 25), 5000)).toBe(10)
  })

  it('what is requested again has the place of a repeat', async () => {
    question()
    for (let turn = 0; turn < 20; turn++) {
      await pass(2500)
      allowRetry(address('a'))
      question()
    }
    expect(attempts).toHaveLength(11)
  })

  it('what is not repeated anyway takes nobody’s place', async () => {
    refusing(404)
    for (const name of names(0, 5)) question(name)
    await pass(1000)
    refusing(undefined)
    expect(await repeatsOf(names(10, 25), 5000)).toBe(10)
  })
})
