// @vitest-environment happy-dom
import fc from 'fast-check'
import { Activity, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registry } from '../page/registry'
import { useContent } from './use-content'
import { useRequest } from './use-request'
import {
  askIn,
  drawIn,
  getNames,
  leaveAll,
  Names,
  namesOf,
  ownApi,
  settle,
  stubServer,
  widgetOf,
} from './use-request.fixture'

let asked: ReturnType<typeof stubServer>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  delete registry().repeats
  delete registry().failing
  asked = stubServer()
})

afterEach(() => {
  leaveAll()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const last = () => asked.at(-1) ?? expect.fail('nothing was asked')

/** Who listens to the page, from now on. */
function listeners(): () => string[] {
  const listening = new Set<string>()
  for (const [place, target] of Object.entries({ window, document })) {
    for (const [method, note] of Object.entries({
      addEventListener: (type: string) => listening.add(`${place} ${type}`),
      removeEventListener: (type: string) => listening.delete(`${place} ${type}`),
    })) {
      const original = Reflect.get(target, method)
      vi.spyOn(target, method as 'addEventListener').mockImplementation((...call: unknown[]) => {
        note(String(call[0]))
        Reflect.apply(original, target, call)
      })
    }
  }
  return () => [...listening]
}

/** A screen that `busy.draw` draws again for nothing. */
function BusyScreen({ busy }: { busy: { draw?: () => void } }) {
  const [, setMoves] = useState(0)
  busy.draw = () => {
    setMoves((moves) => moves + 1)
    setMoves((moves) => moves - 1)
  }
  useContent(useRequest(getNames('a')))
  return null
}

/** Something of the view's that happens when it stands and has not been painted. */
function BeforePaint({ happen }: { happen: () => void }) {
  useLayoutEffect(() => void happen())
  return null
}

/** With a status that is not repeated. */
async function failForGood(status: number): Promise<void> {
  await last().answer({}, { status })
}

describe('an answer', () => {
  it('is shared by all that ask the same, also while it is on its way', async () => {
    const api = ownApi()
    const many = Array.from({ length: 20 }, () => askIn(api, 'a'))
    expect(asked.map(({ url }) => url)).toEqual([`${api}/names?season=a`])
    expect(many.map(({ shown }) => shown())).toEqual(Array(20).fill('loading'))
    await last().answer(namesOf('a'))
    expect(many.map(({ shown }) => shown())).toEqual(Array(20).fill('Krka a'))
    expect(askIn(api, 'a').shown()).toBe('Krka a')
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['an answer', 200, 'Krka a'],
    ['a failure', 404, 'failed'],
  ])(
    'is asked for once, before the placeholders of those who wait are painted: %s',
    async (_, status, text) => {
      const widget = widgetOf(ownApi())
      const seen: [string, string] = ['', '']
      let before: number | undefined
      const root = drawIn(widget)
      const draw = (mode: 'hidden' | 'visible') =>
        root.draw(
          <Activity mode={mode}>
            {[0, 1].map((which) => (
              <Names key={which} season="a" keep={false} see={(each) => (seen[which] = each)} />
            ))}
            <BeforePaint happen={() => (before = asked.length)} />
          </Activity>,
        )
      draw('hidden')
      await settle()
      expect([seen, asked.length]).toEqual([['loading', 'loading'], 0])
      draw('visible')
      expect(before).toBe(1)
      await last().answer(status === 200 ? namesOf('a') : {}, { status })
      expect([seen, asked.length]).toEqual([[text, text], 1])
      expect(widget.reportFailure).toHaveBeenCalledTimes(status === 200 ? 0 : 2)
    },
  )

  it('tells the element that there is content, though something else was drawn when it came', async () => {
    const widget = widgetOf(ownApi())
    const busy: { draw?: () => void } = {}
    drawIn(widget).draw(<BusyScreen busy={busy} />)
    await last().comes(namesOf('a'))
    flushSync(() => busy.draw?.())
    await settle()
    expect(widget.showContent).toHaveBeenCalledOnce()
  })

  it('is not shared between servers', () => {
    askIn(ownApi(), 'a')
    askIn(ownApi(), 'a')
    expect(asked).toHaveLength(2)
  })

  it('that nobody waits for any more is aborted, and not before', async () => {
    const api = ownApi()
    const one = askIn(api, 'a')
    const other = askIn(api, 'a')
    one.leave()
    await settle()
    expect(last().isAborted()).toBe(false)
    other.leave()
    await settle()
    expect(last().isAborted()).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
    expect([one, other].map(({ widget }) => widget.reportFailure.mock.calls)).toEqual([[], []])
  })

  it('that was aborted is asked for again by the next who comes', async () => {
    const api = ownApi()
    askIn(api, 'a').leave()
    const next = askIn(api, 'a')
    await last().answer(namesOf('a'))
    expect([asked.length, next.shown()]).toEqual([2, 'Krka a'])
  })

  it('serves for a minute, then it is shown and asked for anew', async () => {
    const api = ownApi()
    const first = askIn(api, 'a')
    await last().answer(namesOf('a'))
    first.leave()
    await vi.advanceTimersByTimeAsync(59_000)
    askIn(api, 'a').leave()
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    const late = askIn(api, 'a')
    expect([asked.length, late.shown()]).toEqual([2, 'Krka a'])
    await last().answer([{ id: 1, name: 'Helios' }])
    expect(late.shown()).toBe('Helios')
  })

  it('stays when a newer one fails', async () => {
    const api = ownApi()
    askIn(api, 'a')
    await last().answer(namesOf('a'))
    leaveAll()
    await vi.advanceTimersByTimeAsync(61_000)
    const late = askIn(api, 'a')
    await failForGood(404)
    expect([late.shown(), late.widget.reportFailure.mock.calls]).toEqual(['Krka a', []])
  })

  it('is not asked for while there is nothing to ask', async () => {
    const view = askIn(ownApi(), null)
    await settle()
    expect([view.shown(), asked.length]).toEqual(['loading', 0])
  })

  it('that is not needed any more makes room: coming back after many others asks again', async () => {
    const api = ownApi()
    const view = askIn(api, 'first')
    await last().answer(namesOf('first'))
    for (let round = 0; round < 60; round++) {
      view.choose(`${round}`)
      await last().answer(namesOf(`${round}`))
    }
    view.choose('59')
    expect(asked).toHaveLength(61)
    view.choose('first')
    expect(asked).toHaveLength(62)
  })

  it('with bad records tells of them once, however many show it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const api = ownApi()
    const views = [askIn(api, 'a'), askIn(api, 'a')]
    await last().answer([{ id: 1 }, ...namesOf('a')])
    expect(views.map(({ shown }) => shown())).toEqual(['Krka a', 'Krka a'])
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^parket-probe: Get names: left out 1: 0 \(.*"name".*\)$/)],
    ])
  })
})

describe('an answer that came with the markup', () => {
  const carried = (api: string, raw: unknown) => new Map([[`${api}/names?season=a`, raw]])

  it('is there at once and asks nothing', async () => {
    const api = ownApi()
    const view = askIn(api, 'a', { answers: carried(api, namesOf('a')) })
    expect(view.shown()).toBe('Krka a')
    await settle()
    expect(asked).toHaveLength(0)
  })

  it.each([null, {}, 'Krka', 7])('and can’t be used (%j) is asked for', async (raw) => {
    const api = ownApi()
    const view = askIn(api, 'a', { answers: carried(api, raw) })
    expect(view.shown()).toBe('loading')
    await last().answer(namesOf('a'))
    expect([view.shown(), asked.length]).toEqual(['Krka a', 1])
    expect(view.widget.reportFailure).not.toHaveBeenCalled()
  })
})

describe('a newer choice', () => {
  const seasons = ['a', 'b', 'c', 'd']
  type Step = { choose: string } | { answer: number }
  const steps = fc.array(
    fc.oneof(
      fc.constantFrom(...seasons).map((choose): Step => ({ choose })),
      fc.nat({ max: 5 }).map((answer): Step => ({ answer })),
    ),
    { maxLength: 16 },
  )

  /** Goes the way; `check` sees what stands after each step. */
  async function go(way: Step[], keep: boolean, check: (text: string, chosen: string) => void) {
    asked = stubServer({ deaf: true })
    let chosen = 'a'
    const view = askIn(ownApi(), chosen, { keep })
    for (const step of way) {
      if ('choose' in step) {
        chosen = step.choose
        view.choose(chosen)
      } else {
        const { url, answer } = asked[step.answer] ?? {}
        if (url) await answer?.(namesOf(new URL(url).searchParams.get('season') ?? ''))
      }
      check(view.shown(), chosen)
    }
    for (const { url, answer } of asked) await answer(namesOf(new URL(url).searchParams.get('season') ?? ''))
    expect(view.shown()).toBe(`Krka ${chosen}`)
    expect(view.widget.reportFailure).not.toHaveBeenCalled()
    view.leave()
  }

  it('is never overwritten by a late answer, in whatever order they come', async () => {
    const property = fc.asyncProperty(steps, (way) =>
      go(way, false, (text, chosen) => expect(['loading', `Krka ${chosen}`]).toContain(text)),
    )
    await fc.assert(property, { numRuns: 60 })
  })

  it('that keeps the last answer shows an older one as busy only', async () => {
    const property = fc.asyncProperty(steps, (way) =>
      go(way, true, (text, chosen) =>
        expect(text).toMatch(new RegExp(`^(loading|Krka ${chosen}|Krka . …)$`)),
      ),
    )
    await fc.assert(property, { numRuns: 60 })
  })

  it('keeps the last answer as busy until its own is there', async () => {
    const view = askIn(ownApi(), 'a', { keep: true })
    expect(view.shown()).toBe('loading')
    await last().answer(namesOf('a'))
    view.choose('b')
    expect(view.shown()).toBe('Krka a …')
    await last().answer(namesOf('b'))
    expect(view.shown()).toBe('Krka b')
  })

  it('that fails keeps nothing', async () => {
    const view = askIn(ownApi(), 'a', { keep: true })
    await last().answer(namesOf('a'))
    view.choose('b')
    await failForGood(404)
    expect(view.shown()).toBe('failed')
  })
})

describe('a failure', () => {
  it.each<[string, string, ResponseInit, number | undefined]>([
    ['an unknown id', '{}', { status: 404 }, 404],
    ['HTML', '<!doctype html>', {}, 200],
    ['half a JSON', '[{"id":1,', {}, 200],
    ['another shape', '{"names":[]}', {}, undefined],
    ['a pause that is too long', '{}', { status: 503, headers: { 'retry-after': '3600' } }, 503],
  ])('for good is reported once by every element, by none twice: %s', async (_, body, init, status) => {
    const api = ownApi()
    const views = [askIn(api, 'a'), askIn(api, 'a')]
    await last().answer(body, init)
    for (const view of views) {
      expect(view.shown()).toBe('failed')
      view.choose('a')
    }
    await settle()
    for (const { widget } of views) {
      expect(widget.reportFailure.mock.calls).toEqual([
        [{ request: 'Get names', error: expect.any(Error), ...(status === undefined ? {} : { status }) }],
      ])
    }
    expect(asked).toHaveLength(1)
  })

  it('is reported after two repeats, each a random moment after the one before', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const view = askIn(ownApi(), 'a')
    await last().cut()
    await vi.advanceTimersByTimeAsync(499)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(2)
    await last().answer('x', { status: 502 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toHaveLength(3)
    expect([view.shown(), view.widget.reportFailure.mock.calls]).toEqual(['loading', []])
    await last().answer('x', { status: 502 })
    expect(view.shown()).toBe('failed')
    expect(view.widget.reportFailure).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked).toHaveLength(3)
  })

  it('is forgotten when the repeat is answered', async () => {
    const view = askIn(ownApi(), 'a')
    await last().answer('{}', { status: 503, headers: { 'retry-after': '9' } })
    await vi.advanceTimersByTimeAsync(8999)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await last().answer(namesOf('a'))
    expect([view.shown(), view.widget.reportFailure.mock.calls]).toEqual(['Krka a', []])
  })

  it('of all widgets together makes ten repeats a minute', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    for (let widget = 0; widget < 20; widget++) askIn(ownApi(), 'a')
    for (let index = 0; index < asked.length; index++) {
      await asked[index]?.cut()
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(asked).toHaveLength(30)
  })

  it('ends the waiting for a repeat when the element goes', async () => {
    // A repeat that is due at once would be out before the element goes.
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const view = askIn(ownApi(), 'a')
    await last().cut()
    view.leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([asked.length, vi.getTimerCount()]).toEqual([1, 0])
  })
})

describe('in an outage', () => {
  /** Every question that is out is cut, for so many ms. */
  async function goOn(ms: number): Promise<void> {
    for (let cut = 0, gone = 0; gone < ms; gone += 100) {
      for (; cut < asked.length; cut++) await asked[cut]?.cut()
      await vi.advanceTimersByTimeAsync(100)
    }
  }

  it('twenty elements that come one after another ask the same no more than three times a minute', async () => {
    const api = ownApi()
    const views = []
    for (let index = 0; index < 20; index++) {
      views.push(askIn(api, 'a'))
      await goOn(2500)
    }
    expect(asked).toHaveLength(3)
    for (const { shown, widget } of views) {
      expect([shown(), widget.reportFailure.mock.calls.length]).toEqual(['failed', 1])
    }
  })

  it('elements that come and go ask no more often', async () => {
    const api = ownApi()
    for (let index = 0; index < 20; index++) {
      const view = askIn(api, 'a')
      await goOn(100)
      view.leave()
      await goOn(1000)
    }
    expect(asked).toHaveLength(3)
  })

  it('whatever comes, the page repeats ten times a minute, and so in the next one', async () => {
    const apis = Array.from({ length: 20 }, ownApi)
    for (const repeats of [10, 20]) {
      for (const api of [...apis, ...apis]) {
        askIn(api, 'a')
        await goOn(1000)
      }
      await goOn(20_000)
      expect(asked.length).toBeLessThanOrEqual(20 + repeats)
    }
    expect(asked.length).toBeGreaterThan(30)
  })

  it('an element that comes waits for the question’s next repeat', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const api = ownApi()
    const first = askIn(api, 'a')
    await last().cut()
    await vi.advanceTimersByTimeAsync(300)
    first.leave()
    const second = askIn(api, 'a')
    await vi.advanceTimersByTimeAsync(199)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(2)
    await last().answer(namesOf('a'))
    expect(second.shown()).toBe('Krka a')
  })

  it('an element that comes after the failure has the content of the next repeat as all others', async () => {
    const api = ownApi()
    const views = [askIn(api, 'a')]
    await goOn(5000)
    views.push(askIn(api, 'a'))
    await goOn(1000)
    expect([asked.length, ...views.map(({ shown }) => shown())]).toEqual([3, 'failed', 'failed'])
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked).toHaveLength(4)
    await last().answer(namesOf('a'))
    expect(views.map(({ shown }) => shown())).toEqual(['Krka a', 'Krka a'])
  })

  it('what failed and was left is asked anew by who comes after the network’s return', async () => {
    const api = ownApi()
    const [stays, goes] = [askIn(api, 'a'), askIn(api, 'b')]
    await goOn(5000)
    goes.leave()
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(2000)
    await last().answer(namesOf('a'))
    const late = askIn(api, 'b')
    await last().answer(namesOf('b'))
    expect([stays.shown(), late.shown(), asked.length]).toEqual(['Krka a', 'Krka b', 8])
  })

  it('an element that comes a minute later asks anew', async () => {
    const api = ownApi()
    askIn(api, 'a')
    await goOn(65_000)
    const late = askIn(api, 'a')
    await vi.advanceTimersByTimeAsync(0)
    await last().answer(namesOf('a'))
    expect([asked.length, late.shown()]).toEqual([4, 'Krka a'])
  })

  it('who chooses a failed question again asks it, as long as the page may', async () => {
    const view = askIn(ownApi(), 'a')
    await goOn(5000)
    view.choose('b')
    await last().answer(namesOf('b'))
    view.choose('a')
    await settle()
    await last().answer(namesOf('a'))
    expect([asked.length, view.shown()]).toEqual([5, 'Krka a'])
  })

  it('what was answered begins from new when it fails later', async () => {
    const api = ownApi()
    const view = askIn(api, 'a')
    await last().cut()
    await vi.advanceTimersByTimeAsync(1000)
    await last().answer(namesOf('a'))
    view.leave()
    await vi.advanceTimersByTimeAsync(60_001)
    askIn(api, 'a')
    await goOn(5000)
    expect(asked).toHaveLength(5)
  })

  it.each([404, 403])(
    'does not count what the server answers: %i is asked for by each who comes',
    async (status) => {
      const api = ownApi()
      for (let index = 0; index < 3; index++) {
        askIn(api, 'a')
        await last().answer('{}', { status })
      }
      expect(asked).toHaveLength(3)
    },
  )
})

describe('after a failure', () => {
  const online = () => window.dispatchEvent(new Event('online'))
  const press = () => document.dispatchEvent(new Event('pointerdown'))
  const type = () => document.dispatchEvent(new Event('keydown'))

  async function failedView() {
    const view = askIn(ownApi(), 'a')
    await failForGood(404)
    expect(view.shown()).toBe('failed')
    return view
  }

  it.each([0, 0.5, 0.999])('content comes within 3 s of the network’s return (%f)', async (random) => {
    const view = await failedView()
    vi.spyOn(Math, 'random').mockReturnValue(random)
    online()
    await vi.advanceTimersByTimeAsync(Math.max(0, 2000 * random - 1))
    expect(asked).toHaveLength(random === 0 ? 2 : 1)
    await vi.advanceTimersByTimeAsync(2)
    await last().answer(namesOf('a'))
    expect([view.shown(), asked.length]).toEqual(['Krka a', 2])
  })

  it('a repeat doesn’t look like a first request: it stays failed until there is an answer', async () => {
    const view = await failedView()
    vi.spyOn(Math, 'random').mockReturnValue(0)
    online()
    await vi.advanceTimersByTimeAsync(1)
    await settle()
    expect([asked.length, view.shown()]).toEqual([2, 'failed'])
    await failForGood(404)
    expect([view.shown(), view.widget.reportFailure.mock.calls.length]).toEqual(['failed', 2])
  })

  it('nobody asks again for what has come and is not drawn yet', async () => {
    const api = ownApi()
    const views = [askIn(api, 'a'), askIn(api, 'a')]
    await failForGood(404)
    vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.5)
    online()
    await vi.advanceTimersByTimeAsync(1)
    await last().comes(namesOf('a'))
    vi.advanceTimersByTime(2000)
    await settle()
    expect([asked.length, ...views.map(({ shown }) => shown())]).toEqual([2, 'Krka a', 'Krka a'])
  })

  it('many views don’t ask in one moment', async () => {
    for (let view = 0; view < 20; view++) await failedView()
    online()
    const moments: number[] = []
    for (let slice = 0; slice < 10; slice++) {
      const before = asked.length
      await vi.advanceTimersByTimeAsync(200)
      moments.push(asked.length - before)
    }
    expect(asked).toHaveLength(40)
    expect(Math.max(...moments)).toBeLessThan(12)
  })

  it('a view that goes before its moment has come does not ask', async () => {
    const view = await failedView()
    online()
    view.leave()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([asked.length, vi.getTimerCount()]).toEqual([1, 0])
  })

  it('the same request is asked for once, however many wait for it', async () => {
    const api = ownApi()
    const views = Array.from({ length: 5 }, () => askIn(api, 'a'))
    await failForGood(404)
    online()
    await vi.advanceTimersByTimeAsync(3000)
    expect(asked).toHaveLength(2)
    await last().answer(namesOf('a'))
    expect(views.map(({ shown }) => shown())).toEqual(Array(5).fill('Krka a'))
  })

  it.each([
    ['click', press],
    ['key', type],
  ])('the visitor’s next %s asks again, at most every five seconds', async (_, act) => {
    const view = await failedView()
    await vi.advanceTimersByTimeAsync(4900)
    act()
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toHaveLength(1)
    act()
    act()
    await vi.advanceTimersByTimeAsync(500)
    expect(asked).toHaveLength(2)
    await failForGood(404)
    act()
    await vi.advanceTimersByTimeAsync(4000)
    expect([asked.length, view.widget.reportFailure.mock.calls.length]).toEqual([2, 2])
  })

  it.each<[string, (view: Awaited<ReturnType<typeof failedView>>) => unknown]>([
    ['the view is gone', (view) => view.leave()],
    [
      'the answer has come',
      async () => {
        online()
        await vi.advanceTimersByTimeAsync(3000)
        await last().answer(namesOf('a'))
      },
    ],
    [
      'something else is chosen',
      async (view) => {
        view.choose('b')
        await last().answer(namesOf('b'))
      },
    ],
  ])('nobody listens to the page any more once %s', async (_, change) => {
    const listening = listeners()
    const view = await failedView()
    expect(listening()).toEqual(['window online', 'document pointerdown', 'document keydown'])
    await change(view)
    expect(listening()).toEqual([])
    const before = asked.length
    await vi.advanceTimersByTimeAsync(10_000)
    online()
    press()
    await vi.advanceTimersByTimeAsync(10_000)
    leaveAll()
    expect([asked.length, vi.getTimerCount()]).toEqual([before, 0])
  })
})
