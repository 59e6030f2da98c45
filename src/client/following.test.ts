// @vitest-environment happy-dom
/** A clock in fast-forward counts what is asked while a match is on, and what is not. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registry } from '../island/protocol'
import { following } from './following'

const minute = 60_000
const address = 'https://api.example/matches'
const asked: string[] = []
let answers: () => Response
let received: string[] = []

let onScreen: (element: Element, isIntersecting: boolean) => void = () => {}

class Observer {
  readonly #tell: (entries: object[]) => void
  constructor(tell: (entries: object[]) => void) {
    this.#tell = tell
    onScreen = (target, isIntersecting) => this.#tell([{ target, isIntersecting }])
  }
  observe(target: Element) {
    this.#tell([{ target, isIntersecting: true }])
  }
  unobserve() {}
}

/** Those of the page before are none of the next one's. */
const listeners = vi.spyOn(document, 'addEventListener')
const visibility = vi.spyOn(document, 'visibilityState', 'get')

function setVisible(state: DocumentVisibilityState): void {
  visibility.mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

interface Shown {
  starts?: number[]
  at?: string
  isOver?: () => boolean
  isAlways?: boolean
}

function show({ starts = [Date.now()], at = address, isOver, isAlways }: Shown = {}) {
  const element = document.body.appendChild(document.createElement('div'))
  const stop = following()?.follow(element, {
    address: at,
    starts,
    since: Date.now(),
    ...(isOver && { isOver }),
    ...(isAlways && { isAlways }),
    onAnswer: (text) => received.push(text),
  })
  return { element, stop: stop ?? (() => {}) }
}

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25, 19), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('IntersectionObserver', Observer)
  delete registry().following
  visibility.mockReturnValue('visible')
  asked.length = 0
  received = []
  answers = () => new Response('[]')
  vi.stubGlobal('fetch', async (asks: string, { cache }: RequestInit) => {
    asked.push(asks)
    expect(cache).toBe('no-cache')
    return answers()
  })
})

afterEach(() => {
  for (const [type, listener] of listeners.mock.calls) document.removeEventListener(type, listener)
  listeners.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a screen in a hall', () => {
  it('asks four times an hour, and every minute while a match is on', async () => {
    show({ starts: [Date.now() + 300 * minute], isAlways: true })
    await pass(299)
    expect(asked).toHaveLength(19)
    await pass(11)
    expect(asked.length).toBeGreaterThan(28)
  })

  it('requests nothing while nobody sees it', async () => {
    show({ starts: [], isAlways: true })
    setVisible('hidden')
    await pass(600)
    expect(asked).toEqual([])
  })
})

describe('while a match is on', () => {
  it('one request a minute is sent for twenty that show the same, and all receive it', async () => {
    for (let number = 0; number < 20; number++) show()
    await pass(10)
    expect(asked).toEqual(Array(10).fill(address))
    expect(received).toHaveLength(200)
  })

  it('what shows something else has a question of its own', async () => {
    show()
    show({ at: `${address}?club=7` })
    await pass(3)
    expect(asked.toSorted()).toEqual([...Array(3).fill(address), ...Array(3).fill(`${address}?club=7`)])
  })

  it('it is polled from its start to three hours later', async () => {
    show({ starts: [Date.now() + 30 * minute] })
    await pass(29)
    expect(asked).toEqual([])
    await pass(10)
    expect(asked).toHaveLength(10)
    await pass(600)
    expect(asked.length).toBeGreaterThan(170)
    const all = asked.length
    await pass(600)
    expect(asked).toHaveLength(all)
  })

  it('it is asked once more when its score has become final', async () => {
    show({ starts: [Date.now() - 178 * minute] })
    await pass(3)
    const all = asked.length
    await pass(5)
    expect(asked).toHaveLength(all + 1)
    await pass(600)
    expect(asked).toHaveLength(all + 1)
  })

  it('one in many days is waited for', async () => {
    show({ starts: [Date.now() + 40 * 1440 * minute] })
    await pass(40 * 1440 - 1)
    expect(asked).toEqual([])
    await pass(3)
    expect(asked).toHaveLength(3)
  })

  it.each<[string, () => Response, minutes: number, times: number]>([
    ['a server that fails, in the next turn', () => Response.error(), 5, 5],
    [
      'one that wants to be left alone, after that',
      () => new Response('', { status: 503, headers: { 'retry-after': '600' } }),
      10,
      1,
    ],
  ])('polls %s, and not sooner', async (_, answer, minutes, times) => {
    show()
    answers = answer
    await pass(minutes)
    expect(asked).toHaveLength(times)
    await pass(2)
    expect([asked.length > times, received]).toEqual([true, []])
  })
})

it.each<[string, () => void]>([
  ['without a match', () => void show({ starts: [] })],
  ['after it is over', () => void show({ starts: [Date.now() - 181 * minute] })],
  [
    'off the screen',
    () => {
      const { element } = show()
      onScreen(element, false)
    },
  ],
  [
    'while the page is hidden',
    () => {
      show()
      setVisible('hidden')
    },
  ],
  ['for what is shown no more', () => show().stop()],
  ['for what says that it is over', () => void show({ isOver: () => true })],
])('nothing is requested %s', async (_, put) => {
  put()
  await pass(600)
  expect(asked).toEqual([])
})

describe('who comes back', () => {
  const leave = async (minutes: number) => {
    setVisible('hidden')
    await pass(minutes)
    setVisible('visible')
    await pass(0)
  }

  it('after more than a minute has it requested once, though no match is on', async () => {
    show({ starts: [] })
    show({ starts: [] })
    await leave(2)
    expect(asked).toEqual([address])
    await pass(60)
    expect(asked).toEqual([address])
  })

  it('sooner has nothing requested', async () => {
    show({ starts: [] })
    await leave(0.5)
    await leave(0.9)
    expect(asked).toEqual([])
  })

  it('has what is off the screen requested when he gets there', async () => {
    const { element } = show({ starts: [] })
    onScreen(element, false)
    await leave(5)
    expect(asked).toEqual([])
    onScreen(element, true)
    await pass(1)
    expect(asked).toEqual([address])
  })

  it('is received where all this came while he was away', async () => {
    visibility.mockReturnValue('hidden')
    show({ starts: [] })
    await pass(2)
    setVisible('visible')
    await pass(0)
    expect(asked).toEqual([address])
  })
})

it('a browser that can’t say what is on the screen follows nothing', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  expect(following()).toBe(null)
})
