/** What was drawn and is not live yet, in a page: who reaches for it makes it live, and nothing that he does is lost. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { versionOfText } from '../contract/text-version'
import { KeptActs } from '../element/kept-acts'
import { registry } from '../page/registry'
import { ElementAtRest } from './element-at-rest'
import { followDrawn } from './follow-drawn'
import { followProperties } from './follow-properties'
import { putView } from './put-view'

const screen = `<a href="https://kzs.example/tekme">Tekme</a><a href="https://drugje.example/" target="_blank">Drugam</a>
  <a class="ad" href="https://oglas.example/" target="_blank" data-record="https://kzs.example/api/ads/1/clicks">Oglas</a>
  <a href="https://kzs.example/tekme?stran=2" data-in-place="">Stran 2</a>
  <button type="button">Več</button><button type="button">Drugi</button><button type="button" role="tab">Igralci</button>
  <form action="https://kzs.example/iskalnik"><input name="q" aria-label="Iskanje"><button type="submit">IŠČI</button></form>`
const facts = { answers: {}, metadata: { title: 'Parket - Tekme' } }

interface Rest {
  host: HTMLElement
  root: ShadowRoot
  rest: ElementAtRest
  live: ReturnType<typeof vi.fn>
  /** The files have come; the definition is there. */
  bring: () => Promise<void>
  fail: () => Promise<void>
  heard: [name: string, detail: unknown][]
}

interface Options {
  isInAddress?: boolean
  query?: string
  keys?: string[]
  warnings?: string[]
  answers?: Record<string, string>
  followed?: Record<string, number[]>
}

const names = ['parket-load', 'parket-metadata', 'parket-navigate']

function atRest(
  before: (host: HTMLElement) => void = () => {},
  { isInAddress = false, ...more }: Options = {},
): Rest {
  const host = document.createElement('parket-probe')
  document.body.append(host)
  before(host)
  putView(
    host,
    `<style></style><div data-root>${screen}</div><slot></slot><script type="application/json" data-view>${JSON.stringify({ ...facts, ...more })}</script>`,
  )
  const heard: Rest['heard'] = []
  for (const name of names)
    host.addEventListener(name, (event) => {
      heard.push([name, (event as CustomEvent).detail])
      if (name === 'parket-navigate') event.preventDefault()
    })
  let resolve = () => {}
  let reject = (_: Error) => {}
  const coming = new Promise<void>((...given) => {
    ;[resolve, reject] = given
  })
  const live = vi.fn(() => coming)
  const root = host.shadowRoot as ShadowRoot
  const properties = ['season', 'perPage']
  followProperties(host, properties)
  const rest = new ElementAtRest(host, root, {
    properties,
    site: 'https://kzs.example',
    isInAddress,
    live,
  })
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
  return {
    ...{ host, root, rest, live, heard },
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

const find = <E extends HTMLElement>({ root }: Rest, text: string): E =>
  [...root.querySelectorAll<E>('a, button, input')].find(
    (each) => each.textContent === text || each.ariaLabel === text,
  ) ?? expect.fail(`no ${text}`)

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('says at once that it is shown, and what its page is called', () => {
  const { heard, live } = atRest()
  expect(heard).toEqual([
    ['parket-load', {}],
    ['parket-metadata', facts.metadata],
  ])
  expect(live).not.toHaveBeenCalled()
})

describe('who reaches for it makes it live, once:', () => {
  test.each<[how: string, act: (rest: Rest) => unknown]>([
    ['a tap', (rest) => userEvent.click(find(rest, 'Več'))],
    ['the focus', (rest) => find(rest, 'Tekme').focus()],
    ['a click by a script', (rest) => find(rest, 'Več').click()],
    [
      'a key',
      (rest) => find(rest, 'Igralci').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' })),
    ],
    ['an attribute', ({ host }) => host.setAttribute('per-page', '5')],
    ['a property', ({ host }) => Reflect.set(host, 'season', 2022)],
  ])('%s', async (_, act) => {
    const rest = atRest()
    await act(rest)
    await expect.poll(() => rest.live.mock.calls.length).toBe(1)
    await act(rest)
    expect(rest.live).toHaveBeenCalledTimes(1)
  })

  test.each<[what: string, act: (rest: Rest) => unknown]>([
    ['a pointer that passes', (rest) => userEvent.hover(find(rest, 'Več'))],
    ['an attribute of the host’s own', ({ host }) => host.setAttribute('class', 'naše')],
    ['what it said before', ({ host }) => host.getAttribute('season')],
    ['an attribute that says the same again', ({ host }) => host.setAttribute('season', '2022')],
  ])('but not %s', async (_, act) => {
    const rest = atRest((host) => host.setAttribute('season', '2022'))
    await act(rest)
    await new Promise((resolve) => setTimeout(resolve))
    expect(rest.live).not.toHaveBeenCalled()
  })
})

describe('a property', () => {
  test('that can be no text is no attribute, and does not throw into the host', () => {
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

  test('set at rest is the attribute at once, and stays when the definition comes', () => {
    const { host } = atRest()
    Reflect.set(host, 'perPage', 5)
    expect([host.getAttribute('per-page'), Reflect.get(host, 'perPage')]).toEqual(['5', '5'])
    Reflect.set(host, 'perPage', null)
    expect(host.hasAttribute('per-page')).toBe(false)
  })

  test('set before is the attribute, too', () => {
    const { host } = atRest((host) => Reflect.set(host, 'season', 2022))
    expect(host.getAttribute('season')).toBe('2022')
  })
})

describe('at rest', () => {
  test('an internal link is announced and can be taken; an external one is the browser’s', () => {
    const rest = atRest()
    find(rest, 'Tekme').click()
    expect(rest.heard.at(-1)).toEqual(['parket-navigate', { url: 'https://kzs.example/tekme' }])
    const outside = new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      composed: true,
      ctrlKey: true,
    })
    find(rest, 'Tekme').dispatchEvent(outside)
    expect(rest.heard.filter(([name]) => name === 'parket-navigate').length).toBe(1)
  })

  test.each([
    ['click', 0, 1],
    ['auxclick', 1, 1],
    ['auxclick', 2, 0],
  ])('a %s of button %i on an ad is recorded %i times', (type, button, times) => {
    const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
    const rest = atRest()
    const event = new MouseEvent(type, { button, bubbles: true, composed: true, cancelable: true })
    event.preventDefault()
    find(rest, 'Oglas').addEventListener(type, (each) => each.preventDefault())
    find(rest, 'Oglas').dispatchEvent(event)
    expect(send.mock.calls.map(([address]) => address)).toEqual(
      Array.from({ length: times }, () => 'https://kzs.example/api/ads/1/clicks'),
    )
  })

  test('once it is live neither is its business', async () => {
    const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
    const rest = atRest()
    rest.rest.reach()
    await rest.bring()
    expect(rest.rest.holds(() => {})).toBe(false)
    rest.rest.end()
    rest.root.addEventListener('click', (event) => event.preventDefault())
    find(rest, 'Tekme').click()
    find(rest, 'Oglas').click()
    expect(rest.heard.map(([name]) => name)).not.toContain('parket-navigate')
    expect(send).not.toHaveBeenCalled()
  })
})

/** As an element does that React has taken over. */
async function takeOver({ rest, root }: Rest): Promise<void> {
  await new KeptActs(rest).replay(root)
  rest.end()
}

describe('what was done meanwhile is answered when it is live:', () => {
  test('the last tap, and it looks pressed until then', async () => {
    const rest = atRest()
    const clicked: string[] = []
    rest.root.addEventListener('click', ({ target }) => clicked.push((target as Element).textContent ?? ''))
    find(rest, 'Več').click()
    find(rest, 'Drugi').click()
    expect(clicked).toEqual([])
    expect(find(rest, 'Več').hasAttribute('data-kept')).toBe(false)
    expect(find(rest, 'Drugi').hasAttribute('data-kept')).toBe(true)
    await rest.bring()
    takeOver(rest)
    await expect.poll(() => clicked).toEqual(['Drugi'])
    expect(find(rest, 'Drugi').hasAttribute('data-kept')).toBe(false)
  })

  test('keys, in their order', async () => {
    const rest = atRest()
    const keys: string[] = []
    find(rest, 'Igralci').focus()
    await userEvent.keyboard('{ArrowRight}{End}')
    await rest.bring()
    rest.root.addEventListener('keydown', (event) => keys.push((event as KeyboardEvent).key))
    takeOver(rest)
    await expect.poll(() => keys).toEqual(['ArrowRight', 'End'])
  })

  test('what is done while they are answered waits its turn', async () => {
    const rest = atRest()
    const heard: (string | null)[] = []
    find(rest, 'Več').click()
    rest.root.addEventListener('click', ({ target }) => heard.push((target as Element).textContent))
    rest.root.addEventListener('submit', (event) => {
      event.preventDefault()
      heard.push('sent')
    })
    await rest.bring()
    const done = takeOver(rest)
    find(rest, 'IŠČI').click()
    find(rest, 'Drugi').click()
    expect(heard).toEqual(['IŠČI'])
    await done
    expect(heard).toEqual(['IŠČI', 'Več', 'sent', 'Drugi'])
    find(rest, 'Več').click()
    expect(heard.at(-1)).toBe('Več')
  })

  test('words, which stand in their field meanwhile', async () => {
    const rest = atRest()
    const field = find<HTMLInputElement>(rest, 'Iskanje')
    await userEvent.type(field, 'krka')
    expect(field.value).toBe('krka')
    await rest.bring()
    const heard: string[] = []
    rest.root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value))
    takeOver(rest)
    await expect.poll(() => heard.at(-1)).toBe('krka')
    expect(field.value).toBe('krka')
  })

  test('a form', async () => {
    const rest = atRest()
    const sent: (string | null | undefined)[] = []
    find(rest, 'IŠČI').click()
    rest.root.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push((event as SubmitEvent).submitter?.textContent)
    })
    await rest.bring()
    takeOver(rest)
    await expect.poll(() => sent).toEqual(['IŠČI'])
  })
})

describe('where it can not be made live', () => {
  test('a tap is forgotten, and the next who reaches for it tries again', async () => {
    const rest = atRest()
    find(rest, 'Več').click()
    await rest.fail()
    expect(find(rest, 'Več').hasAttribute('data-kept')).toBe(false)
    find(rest, 'Drugi').click()
    expect(rest.live).toHaveBeenCalledTimes(2)
  })

  test('a form is sent by the browser', async () => {
    const rest = atRest()
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    find(rest, 'IŠČI').click()
    expect(submit).not.toHaveBeenCalled()
    await rest.fail()
    expect(submit).toHaveBeenCalledTimes(1)
  })
})

describe('an element that is defined meanwhile', () => {
  test('waits until somebody reaches for this one', async () => {
    const rest = atRest()
    const mount = vi.fn()
    expect(rest.rest.holds(mount)).toBe(true)
    expect(mount).not.toHaveBeenCalled()
    rest.rest.reach()
    await rest.bring()
    expect(mount).toHaveBeenCalledTimes(1)
  })

  test('and was removed meanwhile is mounted when it comes back', async () => {
    const rest = atRest()
    const mount = vi.fn()
    rest.rest.holds(mount)
    rest.rest.reach()
    rest.host.remove()
    await rest.bring()
    expect(mount).not.toHaveBeenCalled()
    document.body.append(rest.host)
    expect(rest.rest.holds(mount)).toBe(false)
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
    const there = atRest(undefined, {
      answers: { [address]: versionOfText('[]') },
      followed: { [address]: [start] },
    })
    followDrawn(there.rest)
    return there
  }
  /** Whatever the browser has to say of the screen it has said. */
  const seen = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('is followed without React, which comes when something has changed', async () => {
    const { live } = follow()
    await seen()
    await vi.advanceTimersByTimeAsync(3 * minute)
    expect(asked).toBe(3)
    expect(live).not.toHaveBeenCalled()
    answer = '[1]'
    await vi.advanceTimersByTimeAsync(minute)
    await vi.waitFor(() => expect(live).toHaveBeenCalledOnce())
  })

  test('that begins before the visitor’s eyes is drawn as one that is on', async () => {
    const { live } = follow(noon + 5 * minute)
    await seen()
    await vi.advanceTimersByTimeAsync(3 * minute)
    expect(asked).toBe(0)
    await vi.advanceTimersByTimeAsync(1.5 * minute)
    await vi.waitFor(() => expect(live).toHaveBeenCalledOnce())
  })

  test('out of sight is not followed', async () => {
    const { host } = follow()
    host.style.display = 'none'
    await seen()
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(asked).toBe(0)
  })

  test('in what has gone before its file came is nobody’s', () => {
    expect(() => followDrawn(undefined)).not.toThrow()
  })
})

describe('what the server has settled of the query is put right in the address:', () => {
  const start = location.href
  const at = (search: string) => history.replaceState({ mine: true }, '', new URL(search, location.href))
  const keys = ['klub', 'stran', 'tab']

  afterEach(() => history.replaceState(null, '', start))

  test.each<[string, string, string | undefined, string]>([
    ['a tab that nobody named', '?utm=a', 'tab=tekme', '?utm=a&tab=tekme'],
    ['a page beyond the end', '?stran=99&utm=a&klub=7', 'klub=7', '?utm=a&klub=7'],
    ['the only entry', '?stran=99', '', ''],
    ['nothing where nothing was settled', '?stran=99', undefined, '?stran=99'],
  ])('%s', (_, search, query, settled) => {
    at(search)
    atRest(undefined, { isInAddress: true, keys, ...(query !== undefined && { query }) })
    expect([location.search, history.state]).toEqual([settled, { mine: true }])
  })

  test('but not on the page of a guest', () => {
    at('?stran=99')
    atRest(undefined, { keys, query: '' })
    expect(location.search).toBe('?stran=99')
  })
})
