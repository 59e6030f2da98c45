/** A server-rendered element in a page: using it hydrates it, and no input is lost meanwhile. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { waitFor } from '../../test/support/wait-for'
import { versionOfText } from '../contract/text-version'
import { replayInput } from './input-replay'
import { registry } from './protocol'
import { putView } from './put-view'
import { reflectProperties } from './reasons/change'
import { pollMatches } from './reasons/match'
import { StaticElement } from './static-element'
import type { PolledAnswer } from './view-facts'

const screen = `<a href="https://kzs.example/tekme">Tekme</a><a href="https://drugje.example/" target="_blank">Drugam</a>
  <a class="ad" href="https://oglas.example/" target="_blank" data-record="https://kzs.example/api/ads/1/clicks">Oglas</a>
  <a href="https://kzs.example/tekme?stran=2" data-in-place="">Stran 2</a>
  <button type="button">Več</button><button type="button">Drugi</button><button type="button" role="tab">Igralci</button>
  <form action="https://kzs.example/iskalnik"><input name="q" aria-label="Iskanje"><button type="submit">IŠČI</button></form>`
const facts = { answers: {}, metadata: { title: 'Parket - Tekme' } }

interface Setup {
  host: HTMLElement
  root: ShadowRoot
  element: StaticElement
  load: ReturnType<typeof vi.fn>
  /** The files have loaded, the tag is defined. */
  bring: () => Promise<void>
  fail: () => Promise<void>
  events: [name: string, detail: unknown][]
}

interface Options {
  isInAddress?: boolean
  /** On the root */
  marks?: string
  query?: string
  keys?: string[]
  isCorrected?: boolean
  polled?: Record<string, PolledAnswer>
}

const names = ['parket-load', 'parket-metadata', 'parket-navigate']

function setUp(
  before: (host: HTMLElement) => void = () => {},
  { isInAddress = false, marks = '', ...more }: Options = {},
): Setup {
  const host = document.createElement('parket-probe')
  document.body.append(host)
  before(host)
  const html = `<style></style><div data-root ${marks}>${screen}</div><slot></slot><script type="application/json" data-view>${JSON.stringify({ ...facts, ...more })}</script>`
  putView(host, { html, uses: 1 })
  const events: Setup['events'] = []
  for (const name of names)
    host.addEventListener(name, (event) => {
      events.push([name, (event as CustomEvent).detail])
      if (name === 'parket-navigate') event.preventDefault()
    })
  let resolve = () => {}
  let reject = (_: Error) => {}
  const coming = new Promise<void>((...given) => {
    ;[resolve, reject] = given
  })
  const load = vi.fn(() => coming)
  const root = host.shadowRoot as ShadowRoot
  const element = new StaticElement(host, root, {
    properties: ['season', 'perPage'],
    site: () => 'https://kzs.example',
    isInAddress,
    load,
  })
  const settle = (end: () => void) => {
    end()
    return new Promise<void>((resolve) => setTimeout(resolve))
  }
  return {
    ...{ host, root, element, load, events },
    bring: () => settle(resolve),
    fail: () => settle(() => reject(new Error('404'))),
  }
}

const find = <E extends HTMLElement>({ root }: Setup, text: string): E =>
  [...root.querySelectorAll<E>('a, button, input')].find(
    (each) => each.textContent === text || each.ariaLabel === text,
  ) ?? expect.fail(`no ${text}`)

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test.each<[string, marks: string, Setup['events']]>([
  [
    'parket-load and parket-metadata',
    '',
    [
      ['parket-load', {}],
      ['parket-metadata', facts.metadata],
    ],
  ],
  ['no event where the server found nothing to show', 'data-fallback', []],
])('fires %s at once, without loading anything', (_, marks, fired) => {
  const { events, load } = setUp(undefined, { marks })
  expect(events).toEqual(fired)
  expect(load).not.toHaveBeenCalled()
})

describe('is hydrated, once, by', () => {
  test.each<[how: string, act: (setup: Setup) => unknown]>([
    ['a click', (setup) => userEvent.click(find(setup, 'Več'))],
    ['the focus', (setup) => find(setup, 'Tekme').focus()],
    ['a click by a script', (setup) => find(setup, 'Več').click()],
    [
      'a key',
      (setup) => find(setup, 'Igralci').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' })),
    ],
    ['an attribute', ({ host }) => host.setAttribute('per-page', '5')],
    ['a property', ({ host }) => Reflect.set(host, 'season', 2022)],
  ])('%s', async (_, act) => {
    const setup = setUp()
    await act(setup)
    await expect.poll(() => setup.load.mock.calls.length).toBe(1)
    await act(setup)
    expect(setup.load).toHaveBeenCalledTimes(1)
  })

  test.each<[what: string, act: (setup: Setup) => unknown]>([
    ['a pointer that passes', (setup) => userEvent.hover(find(setup, 'Več'))],
    ['an attribute of the host’s own', ({ host }) => host.setAttribute('class', 'naše')],
    ['reading an attribute', ({ host }) => host.getAttribute('season')],
    ['an attribute set to the same value', ({ host }) => host.setAttribute('season', '2022')],
  ])('but not %s', async (_, act) => {
    const setup = setUp((host) => host.setAttribute('season', '2022'))
    await act(setup)
    await new Promise((resolve) => setTimeout(resolve))
    expect(setup.load).not.toHaveBeenCalled()
  })
})

describe('a property', () => {
  test('that can’t be turned into text sets no attribute, and doesn’t throw into the host', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const host = document.createElement('parket-probe')
    Object.assign(host, { season: Object.create(null) })
    reflectProperties(host, ['season', 'perPage'])
    Object.assign(host, { perPage: { toString: () => ({}) } })
    expect([...host.attributes]).toEqual([])
    expect(warn.mock.calls).toEqual([
      ['parket-probe: season is no text'],
      ['parket-probe: per-page is no text'],
    ])
    warn.mockRestore()
  })

  test('sets its attribute before the tag is defined, whether it was set before parket.js loaded or later', async () => {
    const { host, load } = setUp((host) => Reflect.set(host, 'season', 2022))
    expect(host.getAttribute('season')).toBe('2022')
    await new Promise((resolve) => setTimeout(resolve))
    expect(load).toHaveBeenCalledOnce()
    Reflect.set(host, 'perPage', 5)
    expect([host.getAttribute('per-page'), Reflect.get(host, 'perPage')]).toEqual(['5', '5'])
    Reflect.set(host, 'perPage', null)
    expect(host.hasAttribute('per-page')).toBe(false)
  })
})

describe('while static', () => {
  test('an internal link is announced', () => {
    const setup = setUp()
    find(setup, 'Tekme').click()
    expect(setup.events.at(-1)).toEqual(['parket-navigate', { url: 'https://kzs.example/tekme' }])
  })

  test.each([
    ['click', 0, 1],
    ['auxclick', 1, 1],
    ['auxclick', 2, 0],
  ])('a %s of button %i on an ad is recorded %i times', (type, button, times) => {
    const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
    const setup = setUp()
    const event = new MouseEvent(type, { button, bubbles: true, composed: true, cancelable: true })
    event.preventDefault()
    find(setup, 'Oglas').addEventListener(type, (each) => each.preventDefault())
    find(setup, 'Oglas').dispatchEvent(event)
    expect(send.mock.calls.map(([address]) => address)).toEqual(
      Array.from({ length: times }, () => 'https://kzs.example/api/ads/1/clicks'),
    )
  })

  test('after hydration it does both, once', async () => {
    const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
    const setup = setUp()
    setup.element.hydrate()
    await setup.bring()
    expect(setup.element.defer(() => {})).toBe(false)
    setup.element.end()
    find(setup, 'Tekme').click()
    find(setup, 'Oglas').click()
    const announced = setup.events.filter(([name]) => name === 'parket-navigate')
    expect([announced.length, send.mock.calls.length]).toEqual([1, 1])
  })
})

/** As an element does that React has taken over. */
async function takeOver({ element, root }: Setup): Promise<void> {
  await replayInput(element, root)
  element.end()
}

describe('input before hydration is replayed after it:', () => {
  test.each([
    ['one', ['Več'], ['Več']],
    ['each of several', ['Več', 'Drugi', 'Več'], ['Več', 'Drugi', 'Več']],
    ['one of an impatient visitor’s', ['Drugi', 'Več', 'Več', 'Več'], ['Drugi', 'Več']],
  ])('clicks: %s, of which the last looks pressed until then', async (_, names, expected) => {
    const setup = setUp()
    const clicked: string[] = []
    setup.root.addEventListener('click', ({ target }) => clicked.push((target as Element).textContent ?? ''))
    for (const name of names) find(setup, name).click()
    expect(clicked).toEqual([])
    const pressed = () => [...setup.root.querySelectorAll('[data-kept]')].map((each) => each.textContent)
    expect(pressed()).toEqual(names.slice(-1))
    await setup.bring()
    await takeOver(setup)
    expect(clicked).toEqual(expected)
    expect(pressed()).toEqual([])
  })

  test.each<[what: string, act: (setup: Setup) => unknown, heard: unknown[]]>([
    [
      'keys, in their order',
      (setup) => {
        find(setup, 'Igralci').focus()
        return userEvent.keyboard('{ArrowRight}{End}')
      },
      ['ArrowRight', 'End'],
    ],
    ['typed text', (setup) => userEvent.type(find(setup, 'Iskanje'), 'krka'), ['krka']],
    ['a form', (setup) => find(setup, 'IŠČI').click(), ['IŠČI']],
  ])('%s', async (_, act, expected) => {
    const setup = setUp()
    await act(setup)
    // Typed text stays in its field meanwhile.
    const { value } = find<HTMLInputElement>(setup, 'Iskanje')
    await setup.bring()
    const heard: unknown[] = []
    setup.root.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key))
    setup.root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value))
    setup.root.addEventListener('submit', (event) => {
      event.preventDefault()
      heard.push((event as SubmitEvent).submitter?.textContent)
    })
    await takeOver(setup)
    expect(heard).toEqual(expected)
    expect(find<HTMLInputElement>(setup, 'Iskanje').value).toBe(value)
  })

  test('input during the replay waits its turn', async () => {
    const setup = setUp()
    const received: (string | null)[] = []
    find(setup, 'Več').click()
    setup.root.addEventListener('click', ({ target }) => received.push((target as Element).textContent))
    setup.root.addEventListener('submit', (event) => {
      event.preventDefault()
      received.push('sent')
    })
    await setup.bring()
    const done = takeOver(setup)
    find(setup, 'IŠČI').click()
    find(setup, 'Drugi').click()
    expect(received).toEqual(['IŠČI'])
    await done
    expect(received).toEqual(['IŠČI', 'Več', 'sent', 'Drugi'])
    find(setup, 'Več').click()
    expect(received.at(-1)).toBe('Več')
  })
})

describe('where its files fail to load', () => {
  test('a click is forgotten, and the next one tries again', async () => {
    const setup = setUp()
    find(setup, 'Več').click()
    await setup.fail()
    expect(find(setup, 'Več').hasAttribute('data-kept')).toBe(false)
    find(setup, 'Drugi').click()
    expect(setup.load).toHaveBeenCalledTimes(2)
  })

  test('a form is sent by the browser', async () => {
    const setup = setUp()
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    find(setup, 'IŠČI').click()
    expect(submit).not.toHaveBeenCalled()
    await setup.fail()
    expect(submit).toHaveBeenCalledTimes(1)
  })
})

test('an element whose tag is defined meanwhile stays static until it is used; removed meanwhile it is mounted when it is put back', async () => {
  const [stays, goes] = [
    { ...setUp(), mount: vi.fn() },
    { ...setUp(), mount: vi.fn() },
  ] as const
  for (const { element, mount } of [stays, goes]) {
    expect(element.defer(mount)).toBe(true)
    expect(mount).not.toHaveBeenCalled()
    element.hydrate()
  }
  goes.host.remove()
  await Promise.all([stays.bring(), goes.bring()])
  expect([stays, goes].map(({ mount }) => mount.mock.calls.length)).toEqual([1, 0])
  document.body.append(goes.host)
  expect(goes.element.defer(goes.mount)).toBe(false)
})

describe('a match that is on', () => {
  const address = 'https://kzs.example/api/matches'
  const noon = Date.UTC(2026, 10, 25, 12)
  const minute = 60_000
  let answer = ''
  let asked = 0

  /** Rendered of "[]"; its match begins at noon. */
  const follow = (start = noon) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: noon + minute })
    delete registry().following
    asked = 0
    answer = '[]'
    vi.stubGlobal('fetch', async () => {
      asked += 1
      return new Response(answer)
    })
    const there = setUp(undefined, {
      polled: { [address]: { starts: [start], version: versionOfText('[]') } },
    })
    pollMatches(there.element)
    return there
  }
  /** The IntersectionObserver has reported whether the element is on the screen. */
  const seen = (host: Element) =>
    new Promise<void>((resolve) => {
      const watch = new IntersectionObserver(() => {
        watch.disconnect()
        resolve()
      })
      watch.observe(host)
    })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('is polled without React, which loads when something has changed, and requests it again', async () => {
    const { host, load, element } = follow()
    await seen(host)
    await vi.advanceTimersByTimeAsync(3 * minute)
    expect(asked).toBe(3)
    expect([load.mock.calls.length, element.since]).toEqual([0, noon + minute])
    answer = '[1]'
    await vi.advanceTimersByTimeAsync(minute)
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    expect(element.since).toBe(0)
  })

  test('that begins while the page is open is rendered again as one that is on', async () => {
    const { host, load } = follow(noon + 5 * minute)
    await seen(host)
    await vi.advanceTimersByTimeAsync(3 * minute)
    expect(asked).toBe(0)
    await vi.advanceTimersByTimeAsync(1.5 * minute)
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
  })

  test('in an element that was removed before the file loaded is not polled', () => {
    expect(() => pollMatches(undefined)).not.toThrow()
  })
})

describe('the query that the server has corrected replaces the one in the address:', () => {
  const start = location.href
  const at = (search: string) => history.replaceState({ mine: true }, '', new URL(search, location.href))
  const keys = ['klub', 'stran', 'tab']

  afterEach(() => history.replaceState(null, '', start))

  test.each<[string, string, string | undefined, string, isInAddress?: boolean]>([
    ['the default tab', '?utm=a', 'tab=tekme', '?utm=a&tab=tekme'],
    ['a page beyond the end', '?stran=99&utm=a&klub=7', 'klub=7', '?utm=a&klub=7'],
    ['the only entry', '?stran=99', '', ''],
    ['nothing where nothing was corrected', '?stran=99', undefined, '?stran=99'],
    ['nothing with history="memory"', '?stran=99', '', '?stran=99', false],
  ])('%s', (_, search, query, settled, isInAddress = true) => {
    at(search)
    setUp(undefined, { isInAddress, keys, ...(query !== undefined && { query, isCorrected: true }) })
    expect([location.search, history.state]).toEqual([settled, { mine: true }])
  })
})

describe('a link within the text', () => {
  const setUpText = () => {
    const setup = setUp()
    const text = setup.root.querySelector('[data-root]')
    text?.insertAdjacentHTML(
      'beforeend',
      '<a href="#besedilo-1">Opomba</a><a href="#besedilo-ni">Nikamor</a><p style="margin-top:3000px" id="besedilo-1">1</p><a id="besedilo-2" href="#besedilo-1">nazaj</a>',
    )
    return { ...setup, target: setup.root.getElementById('besedilo-1') as HTMLElement }
  }

  test('scrolls to its target and focuses it, before hydration, without a word to the host', async () => {
    const { target, events, ...setup } = setUpText()
    const { href } = location
    await userEvent.click(find({ ...setup, events }, 'Opomba'))
    expect(setup.root.activeElement).toBe(target)
    expect(target.getBoundingClientRect().top).toBeLessThan(innerHeight)
    expect([location.href, events.filter(([name]) => name === 'parket-navigate')]).toEqual([href, []])
  })

  test('leaves a link that it leads to in the order of Tab', async () => {
    const { root, ...setup } = setUpText()
    root.querySelector('p')?.insertAdjacentHTML('beforeend', '<a href="#besedilo-2">Sem</a>')
    await userEvent.click(find({ ...setup, root }, 'Sem'))
    expect([root.activeElement?.id, (root.activeElement as HTMLElement).tabIndex]).toEqual(['besedilo-2', 0])
  })

  test('that leads nowhere does nothing', async () => {
    const { root, ...setup } = setUpText()
    const { href } = location
    await userEvent.click(find({ ...setup, root }, 'Nikamor'))
    expect(location.href).toBe(href)
  })
})
