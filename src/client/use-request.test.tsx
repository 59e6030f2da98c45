// @vitest-environment happy-dom
import fc from 'fast-check'
import { Activity, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registry } from '../island/protocol'
import type { FailedRequest } from '../page/events'
import { type AnswersByAddress, answerAt } from './answers'
import { useContent } from './use-content'
import { useRequest } from './use-request'
import {
  askIn,
  getNames,
  leaveAll,
  Names,
  namesOf,
  ownApi,
  renderIn,
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

function BusyScreen({ busy }: { busy: { render?: () => void } }) {
  const [, setMoves] = useState(0)
  busy.render = () => {
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

async function failForGood(status: number): Promise<void> {
  await last().answer({}, { status })
}

describe('an answer', () => {
  it('is shared by all that request the same, also while it is on its way', async () => {
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
    'is requested once, before the placeholders of those who wait are painted: %s',
    async (_, status, text) => {
      const widget = widgetOf(ownApi())
      const seen: [string, string] = ['', '']
      let before: number | undefined
      const root = renderIn(widget)
      const render = (mode: 'hidden' | 'visible') =>
        root.render(
          <Activity mode={mode}>
            {[0, 1].map((which) => (
              <Names key={which} season="a" keep={false} see={(each) => (seen[which] = each)} />
            ))}
            <BeforePaint happen={() => (before = asked.length)} />
          </Activity>,
        )
      render('hidden')
      await settle()
      expect([seen, asked.length]).toEqual([['loading', 'loading'], 0])
      render('visible')
      expect(before).toBe(1)
      await last().answer(status === 200 ? namesOf('a') : {}, { status })
      expect([seen, asked.length]).toEqual([[text, text], 1])
      expect(widget.reportFailure).toHaveBeenCalledTimes(status === 200 ? 0 : 2)
    },
  )

  it('that was refused is not requested again for another part of its element, but for another element', async () => {
    const api = ownApi()
    const widget = { ...widgetOf(api), element: document.createElement('div') }
    const seen = ['', '']
    const root = renderIn(widget)
    const render = (count: number) =>
      root.render(
        [0, 1]
          .slice(0, count)
          .map((which) => <Names key={which} season="a" keep={false} see={(each) => (seen[which] = each)} />),
      )
    render(1)
    await last().answer({}, { status: 404 })
    render(2)
    await settle()
    expect([seen, asked.length]).toEqual([['failed', 'failed'], 1])
    const [[first], [second]] = widget.reportFailure.mock.calls as [[FailedRequest], [FailedRequest]]
    expect(second.error).toBe(first.error)
    askIn(api, 'a')
    expect(asked).toHaveLength(2)
  })

  it('reports content to the element, though something else was rendered when it came', async () => {
    const widget = widgetOf(ownApi())
    const busy: { render?: () => void } = {}
    renderIn(widget).render(<BusyScreen busy={busy} />)
    await last().comes(namesOf('a'))
    flushSync(() => busy.render?.())
    await settle()
    expect(widget.showContent).toHaveBeenCalledOnce()
  })

  it('that nobody waits for any more is aborted, and not before; the next who comes requests again', async () => {
    const api = ownApi()
    const views = [askIn(api, 'a'), askIn(api, 'a')]
    const aborted = []
    for (const { leave } of views) {
      leave()
      await settle()
      aborted.push(last().isAborted())
    }
    expect([aborted, vi.getTimerCount()]).toEqual([[false, true], 0])
    expect(views.map(({ widget }) => widget.reportFailure.mock.calls)).toEqual([[], []])
    const next = askIn(api, 'a')
    await last().answer(namesOf('a'))
    expect([asked.length, next.shown()]).toEqual([2, 'Krka a'])
  })

  it.each([
    ['replaced', 200, 'Krka b'],
    ['kept where the newer one fails', 404, 'Krka a'],
  ])('serves for a minute; then it is shown, requested again and %s', async (_, status, text) => {
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
    await last().answer(namesOf('b'), { status })
    expect([late.shown(), late.widget.reportFailure.mock.calls]).toEqual([text, []])
  })

  it('that is not needed any more makes room for fifty others', () => {
    const answers: AnswersByAddress = new Map()
    for (let name = 0; name < 60; name++) answerAt(answers, `/${name}`)
    answerAt(answers, '/20').subscribe({ owner: null, read: async () => {}, onChange: () => {} })
    for (let name = 60; name < 120; name++) answerAt(answers, `/${name}`)
    expect([...answers.keys()]).toEqual(['/20', ...Array.from({ length: 50 }, (_, rest) => `/${70 + rest}`)])
  })

  it('with bad records reports of them once, however many show it', async () => {
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

  it.each<[string, raw: unknown, shown: string, questions: number]>([
    ['is there at once', namesOf('a'), 'Krka a', 0],
    ['is asked for where it is none', null, 'loading', 1],
    ['is asked for where it can’t be used', {}, 'loading', 1],
  ])('%s', async (_, raw, shown, questions) => {
    const api = ownApi()
    const view = askIn(api, 'a', { answers: carried(api, raw) })
    expect(view.shown()).toBe(shown)
    await settle()
    expect(asked).toHaveLength(questions)
    await asked[0]?.answer(namesOf('a'))
    expect([view.shown(), view.widget.reportFailure.mock.calls]).toEqual(['Krka a', []])
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

  it.each([
    ['shows no older one', false, ''],
    ['keeps an older one as busy only', true, '|Krka . …'],
  ])('%s, in whatever order answers come', async (_, keep, older) => {
    const property = fc.asyncProperty(steps, (way) =>
      go(way, keep, (text, chosen) => expect(text).toMatch(new RegExp(`^(loading|Krka ${chosen}${older})$`))),
    )
    await fc.assert(property, { numRuns: 60 })
  })

  it.each([
    ['is there', 200, 'Krka b'],
    ['has failed, and then nothing', 404, 'failed'],
  ])('keeps the last answer as busy until its own %s', async (_, status, text) => {
    const view = askIn(ownApi(), 'a', { keep: true })
    expect(view.shown()).toBe('loading')
    await last().answer(namesOf('a'))
    view.choose('b')
    expect(view.shown()).toBe('Krka a …')
    await last().answer(namesOf('b'), { status })
    expect(view.shown()).toBe(text)
  })
})

describe('a failure', () => {
  it.each<[string, string, ResponseInit, number | undefined]>([
    ['an unknown id', '{}', { status: 404 }, 404],
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

  it.each([
    ['is reported once', 502, 'failed', 1],
    ['is forgotten', 200, 'Krka a', 0],
  ])('%s when the second repeat is answered with %i', async (_, status, text, reports) => {
    const view = askIn(ownApi(), 'a')
    await last().cut()
    for (const [ms, answer] of [
      [1000, 502],
      [2000, status],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms)
      expect([view.shown(), view.widget.reportFailure.mock.calls]).toEqual(['loading', []])
      await last().answer(namesOf('a'), { status: answer })
    }
    await vi.advanceTimersByTimeAsync(120_000)
    expect([asked.length, view.shown()]).toEqual([3, text])
    expect(view.widget.reportFailure).toHaveBeenCalledTimes(reports)
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

  it('who chooses a failed request again repeats it, as long as the page may', async () => {
    const view = askIn(ownApi(), 'a')
    await goOn(5000)
    view.choose('b')
    await last().answer(namesOf('b'))
    view.choose('a')
    await settle()
    await last().answer(namesOf('a'))
    expect([asked.length, view.shown()]).toEqual([5, 'Krka a'])
  })
})

describe('after a failure', () => {
  const online = () => window.dispatchEvent(new Event('online'))

  async function failedView() {
    const view = askIn(ownApi(), 'a')
    await failForGood(404)
    expect(view.shown()).toBe('failed')
    return view
  }

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

  it('nobody requests again for what has come and is not rendered yet', async () => {
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
  ])('nobody requests again at any sign once %s', async (_, change) => {
    const view = await failedView()
    await change(view)
    const before = asked.length
    // What was answered is requested again after a minute, by who still listens.
    await vi.advanceTimersByTimeAsync(61_000)
    online()
    document.dispatchEvent(new Event('pointerdown'))
    await vi.advanceTimersByTimeAsync(10_000)
    leaveAll()
    expect([asked.length, vi.getTimerCount()]).toEqual([before, 0])
  })
})
