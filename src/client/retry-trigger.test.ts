// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onRetryTrigger } from './retry-trigger'

const ask = vi.fn()
let leave = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  leave = onRetryTrigger(ask)
})

afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.restoreAllMocks()
  ask.mockClear()
})

function askedAfter(time: number): number {
  vi.advanceTimersByTime(time)
  return ask.mock.calls.length
}

const online = () => window.dispatchEvent(new Event('online'))
/** Inside of a part that keeps it to itself. */
const act = (type: string) => {
  const part = document.body.appendChild(document.createElement('p'))
  part.addEventListener(type, (event) => event.stopPropagation())
  part.dispatchEvent(new Event(type, { bubbles: true }))
  part.remove()
}

test.each([0.1, 0.5, 0.999])(
  'the network’s return repeats once, at the moment %f of two seconds',
  (random) => {
    vi.mocked(Math.random).mockReturnValue(random)
    const moment = Math.floor(2000 * random)
    expect(askedAfter(60_000)).toBe(0)
    online()
    online()
    expect([askedAfter(moment - 1), askedAfter(1), askedAfter(60_000)]).toEqual([0, 1, 1])
  },
)

test.each(['pointerdown', 'keydown'])('the visitor’s %s repeats at most every five seconds', (type) => {
  vi.advanceTimersByTime(5000)
  act(type)
  expect(askedAfter(1000)).toBe(0)
  act(type)
  expect([askedAfter(249), askedAfter(1)]).toEqual([0, 1])
  act(type)
  expect(askedAfter(4000)).toBe(1)
})

test('an attempt that changed nothing is not the last one', () => {
  online()
  expect(askedAfter(1000)).toBe(1)
  act('pointerdown')
  expect(askedAfter(5001)).toBe(1)
  act('pointerdown')
  expect(askedAfter(250)).toBe(2)
})

test('who leaves while he waits sends nothing', () => {
  online()
  leave()
  expect(askedAfter(60_000)).toBe(0)
})

test('nothing listens after leaving', () => {
  vi.advanceTimersByTime(6000)
  leave()
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  onRetryTrigger(ask)()
  for (const happen of [online, () => act('pointerdown'), () => act('keydown')]) happen()
  expect(askedAfter(60_000)).toBe(0)
  expect(added.mock.calls.map(([type]) => type)).toEqual(['online', 'pointerdown', 'keydown'])
  expect(removed.mock.calls).toEqual(added.mock.calls)
})
