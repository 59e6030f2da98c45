/** A server-rendered element in a page: using it hydrates it, and no input is lost meanwhile. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { waitFor } from '../../test/support/wait-for'
import { versionOfText } from '../contract/text-version'
import { InputReplay } from '../element/input-replay'
import { registry } from '../page/registry'
import { followMatches } from './follow-matches'
import { followProperties } from './follow-properties'
import { putView } from './put-view'
import { StaticElement } from './static-element'

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
  warnings?: string[]
  answers?: Record<string, string>
  followed?: Record<string, number[]>
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
  const properties = ['season', 'perPage']
  followProperties(host, properties)
  const element = new StaticElement(host, root, {
    properties,
    site: 'https://kzs.example',
    isInAddress,
    load,
  })
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
  return {
    ...{ host, root, element, load, events },
    bring: () => {
      resolve()
      return settled()
    },
    fail: () => {
      reject(new Error('404'))
      return settled()
    },
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

test('fires parket-load and parket-metadata at once, without loading anything', () => {
  const { events, load } = setUp()
  expect(events).toEqual([
    ['parket-load', {}],
    ['parket-metadata', facts.metadata],
  ])
  expect(load).not.toHaveBeenCalled()
})

test('fires no event where the server found nothing to show', () => {
  expect(setUp(undefined, { marks: 'data-fallback' }).events).toEqual([])
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
    followProperties(host, ['season', 'perPage'])
    Object.assign(host, { perPage: { toString: () => ({}) } })
    expect([...host.attributes]).toEqual([])
    expect(warn.mock.calls).toEqual([
      ['parket-probe: season is no text'],
      ['parket-probe: per-page is no text'],
    ])
    warn.mockRestore()
  })

  test('sets its attribute at once, before the tag is defined', () => {
    const { host } = setUp()
    Reflect.set(host, 'perPage', 5)
    expect([host.getAttribute('per-page'), Reflect.get(host, 'perPage')]).toEqual(['5', '5'])
    Reflect.set(host, 'perPage', null)
    expect(host.hasAttribute('per-page')).toBe(false)
  })

  test('that was set before parket.js loaded becomes an attribute', () => {
    const { host } = setUp((host) => Reflect.set(host, 'season', 2022))
    expect(host.getAttribute('season')).toBe('2022')
  })
})

describe('while static', () => {
  test('an internal link is announced and can be taken; an external one is the browser’s', () => {
    const setup = setUp()
    find(setup, 'Tekme').click()
    expect(setup.events.at(-1)).toEqual(['parket-navigate', { url: 'https://kzs.example/tekme' }])
    const outside = new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      composed: true,
      ctrlKey: true,
    })
    find(setup, 'Tekme').dispatchEvent(outside)
    expect(setup.events.filter(([name]) => name === 'parket-navigate').length).toBe(1)
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

  test('after hydration it does neither', async () => {
    const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
    const setup = setUp()
    setup.element.hydrate()
    await setup.bring()
    expect(setup.element.defer(() => {})).toBe(false)
    setup.element.end()
    setup.root.addEventListener('click', (event) => event.preventDefault())
    find(setup, 'Tekme').click()
    find(setup, 'Oglas').click()
    expect(setup.events.map(([name]) => name)).not.toContain('parket-navigate')
    expect(send).not.toHaveBeenCalled()
  })
})

/** As an element does that React has taken over. */
async function takeOver({ element, root }: Setup): Promise<void> {
  await new InputReplay(element).replay(root, Promise.resolve())
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

  test('keys, in their order', async () => {
    const setup = setUp()
    const keys: string[] = []
    find(setup, 'Igralci').focus()
    await userEvent.keyboard('{ArrowRight}{End}')
    await setup.bring()
    setup.root.addEventListener('keydown', (event) => keys.push((event as KeyboardEvent).key))
    takeOver(setup)
    await expect.poll(() => keys).toEqual(['ArrowRight', 'End'])
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

  test('typed text, which stays in its field meanwhile', async () => {
    const setup = setUp()
    const field = find<HTMLInputElement>(setup, 'Iskanje')
    await userEvent.type(field, 'krka')
    expect(field.value).toBe('krka')
    await setup.bring()
    const received: string[] = []
    setup.root.addEventListener('input', ({ target }) => received.push((target as HTMLInputElement).value))
    takeOver(setup)
    await expect.poll(() => received.at(-1)).toBe('krka')
    expect(field.value).toBe('krka')
  })

  test('a form', async () => {
    const setup = setUp()
    const sent: (string | null | undefined)[] = []
    find(setup, 'IŠČI').click()
    setup.root.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push((event as SubmitEvent).submitter?.textContent)
    })
    await setup.bring()
    takeOver(setup)
    await expect.poll(() => sent).toEqual(['IŠČI'])
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

describe('an element whose tag is defined meanwhile', () => {
  test('stays static until it is used', async () => {
    const setup = setUp()
    const mount = vi.fn()
    expect(setup.element.defer(mount)).toBe(true)
    expect(mount).not.toHaveBeenCalled()
    setup.element.hydrate()
    await setup.bring()
    expect(mount).toHaveBeenCalledTimes(1)
  })

  test('and that was removed meanwhile is mounted when it is put back', async () => {
    const setup = setUp()
    const mount = vi.fn()
    setup.element.defer(mount)
    setup.element.hydrate()
    setup.host.remove()
    await setup.bring()
    expect(mount).not.toHaveBeenCalled()
    document.body.append(setup.host)
    expect(setup.element.defer(mount)).toBe(false)
  })
})

describe('a match that is on', () => {
  const address = 'https://kzs.example/api/matches'
  const noon = Date.UTC(2026, 10, 25, 12)
  const minute = 60_000
  let answer = ''
  let asked = 0

  /** Drawn of "[]"; its match begins at noon. */
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
      answers: { [address]: versionOfText('[]') },
      followed: { [address]: [start] },
    })
    followMatches(there.element)
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

  test('is polled without React, which loads when something has changed', async () => {
    const { host, load } = follow()
    await seen(host)
    await vi.advanceTimersByTimeAsync(3 * minute)
    expect(asked).toBe(3)
    expect(load).not.toHaveBeenCalled()
    answer = '[1]'
    await vi.advanceTimersByTimeAsync(minute)
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
  })

  test('that begins while the page is open is redrawn as one that is on', async () => {
    const { host, load } = follow(noon + 5 * minute)
    await seen(host)
    await vi.advanceTimersByTimeAsync(3 * minute)
    expect(asked).toBe(0)
    await vi.advanceTimersByTimeAsync(1.5 * minute)
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
  })

  test('out of sight is not polled', async () => {
    const { host } = follow()
    host.style.display = 'none'
    await seen(host)
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(asked).toBe(0)
  })

  test('in an element that was removed before the file loaded is not polled', () => {
    expect(() => followMatches(undefined)).not.toThrow()
  })
})

describe('the query that the server has corrected replaces the one in the address:', () => {
  const start = location.href
  const at = (search: string) => history.replaceState({ mine: true }, '', new URL(search, location.href))
  const keys = ['klub', 'stran', 'tab']

  afterEach(() => history.replaceState(null, '', start))

  test.each<[string, string, string | undefined, string]>([
    ['the default tab', '?utm=a', 'tab=tekme', '?utm=a&tab=tekme'],
    ['a page beyond the end', '?stran=99&utm=a&klub=7', 'klub=7', '?utm=a&klub=7'],
    ['the only entry', '?stran=99', '', ''],
    ['nothing where nothing was corrected', '?stran=99', undefined, '?stran=99'],
  ])('%s', (_, search, query, settled) => {
    at(search)
    setUp(undefined, { isInAddress: true, keys, ...(query !== undefined && { query }) })
    expect([location.search, history.state]).toEqual([settled, { mine: true }])
  })

  test('but not with history="memory"', () => {
    at('?stran=99')
    setUp(undefined, { keys, query: '' })
    expect(location.search).toBe('?stran=99')
  })
})
