import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { registry } from '../page/registry'
import { repeatDelay, shouldRepeat } from './repeat'
import { RequestFailure } from './request'

const now = 1_000_000

/** A failure with this status; undefined is a network error. */
function failed(status: number | undefined, retryAfter: number | null = null): RequestFailure {
  const repeatable = status === undefined || status === 429 || status >= 500
  return new RequestFailure('failed', status, repeatable, retryAfter)
}

beforeEach(() => {
  delete registry().repeats
})

describe('a failed request', () => {
  it.each<[string, number, unknown, boolean]>([
    ['once by the network', 0, failed(undefined), true],
    ['twice by the network', 1, failed(undefined), true],
    ['three times by the network', 2, failed(undefined), false],
    ['by a server that is tired', 0, failed(429), true],
    ['by a server that is broken', 0, failed(500), true],
    ['by a server that pauses', 1, failed(503), true],
    ['by a wrong question', 0, failed(400), false],
    ['by an unknown id', 0, failed(404), false],
    ['by a lock', 0, failed(403), false],
    ['by a fault of ours', 0, new TypeError('undefined is not a function'), false],
    ['with a wait of 10 s', 0, failed(503, 10_000), true],
    ['with a wait of more', 0, failed(503, 10_001), false],
    ['with a wait that timers can’t hold', 0, failed(429, 9_999_999_999_000), false],
    ['with a wait without end', 0, failed(429, Number.POSITIVE_INFINITY), false],
    ['with no wait at all', 0, failed(503, 0), true],
  ])('%s is repeated or not', (_, failures, error, isRepeated) => {
    expect(shouldRepeat(failures, error, now)).toBe(isRepeated)
  })

  it('is repeated after what the server asked for', () => {
    expect(repeatDelay(0, failed(503, 7000), 0.5)).toBe(7000)
  })

  it('that may come at once comes at a random moment all the same: a server’s 0 is everybody’s', () => {
    expect([0.25, 0.5].map((random) => repeatDelay(1, failed(503, 0), random))).toEqual([500, 1000])
    expect(repeatDelay(0, failed(429, 200), 0.5)).toBe(500)
  })

  it('is otherwise repeated within one second, then within two, each moment as likely', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(chance, fc.nat({ max: 1 }), (random, failures) => {
        const delay = repeatDelay(failures, failed(503), random)
        expect(delay).toBeCloseTo(random * (failures === 0 ? 1000 : 2000))
      }),
    )
  })
})

describe('in an outage', () => {
  const repeats = (count: number, at: number) =>
    Array.from({ length: count }, () => shouldRepeat(0, failed(undefined), at)).filter(Boolean).length

  it('the page repeats ten times a minute over all its widgets', () => {
    expect(repeats(25, now)).toBe(10)
    expect(repeats(5, now + 59_999)).toBe(0)
    expect(repeats(25, now + 60_000)).toBe(10)
  })

  it('a minute is any minute, not one of the clock', () => {
    expect(repeats(6, now)).toBe(6)
    expect(repeats(6, now + 30_000)).toBe(4)
    expect(repeats(25, now + 60_000)).toBe(6)
    expect(repeats(25, now + 90_000)).toBe(4)
  })

  it('what is not repeated anyway takes nobody’s place', () => {
    for (const error of [failed(404), failed(503, 60_000), new Error('ours')]) shouldRepeat(0, error, now)
    shouldRepeat(2, failed(503), now)
    expect(repeats(25, now)).toBe(10)
  })
})
