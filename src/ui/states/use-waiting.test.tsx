// @vitest-environment happy-dom
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { delayMs, useWaiting } from './use-waiting'

let root: Root
let place: HTMLElement

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  place = document.createElement('div')
  root = createRoot(place)
})

afterEach(() => {
  root.unmount()
  vi.useRealTimers()
})

function List({ isBusy }: { isBusy: boolean }) {
  const top = useRef<HTMLDivElement>(null)
  useWaiting(top, isBusy)
  return <div ref={top} />
}

const draw = (isBusy: boolean) => flushSync(() => root.render(<List isBusy={isBusy} />))
const isWaiting = () => place.firstElementChild?.hasAttribute('data-waiting')

test('a list that is busy for long is waiting until it no longer is', () => {
  draw(true)
  vi.advanceTimersByTime(delayMs - 1)
  expect(isWaiting()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isWaiting()).toBe(true)
  draw(true)
  expect(isWaiting()).toBe(true)
  draw(false)
  expect(isWaiting()).toBe(false)
})

test('a list whose answer comes soon never is, and waits again the next time', () => {
  for (const _ of [1, 2, 3]) {
    draw(true)
    vi.advanceTimersByTime(delayMs - 1)
    draw(false)
    vi.advanceTimersByTime(delayMs)
    expect(isWaiting()).toBe(false)
  }
})

test('a list that goes while it is busy leaves no timer', () => {
  draw(true)
  flushSync(() => root.render(null))
  expect(vi.getTimerCount()).toBe(0)
})
