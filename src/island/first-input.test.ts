// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { onFirstInput } from './first-input'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the first input counts in a page that is never idle, once', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (act: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout) setTimeout(act, options.timeout)
  })
  const act = vi.fn()
  onFirstInput(act)
  vi.advanceTimersByTime(10_000)
  expect(act).not.toHaveBeenCalled()
  for (let presses = 0; presses < 2; presses += 1) {
    dispatchEvent(new Event('keydown'))
    vi.advanceTimersByTime(2000)
    expect(act).toHaveBeenCalledTimes(1)
  }
})
