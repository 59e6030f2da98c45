import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Breaking, Broken, Counter, lifeOfProbes, makeProbe, Names, settled, textIn } from './element.fixture'
import { registry } from './protocol'
import { register } from './register'

const probeOf = (Screen = Counter) => {
  const probe = makeProbe(Screen)
  register(probe)
  return probe.tag.tag
}

const put = (html: string): HTMLElement => {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  return place.firstElementChild as HTMLElement
}

const shows = (element: Element, text: string) => settled(() => expect(textIn(element)).toContain(text))
const isSeen = (element: Element | null | undefined) => Boolean(element?.checkVisibility())

/** The ways to answer the requests, in their order. */
let asked: ((body: unknown, status?: number) => void)[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      asked.push((body, status = 200) => resolve(Response.json(body, { status })))
    })
  })
})

afterEach(() => {
  document.body.replaceChildren()
  delete registry().defaults
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const names = [
  { id: 1, name: 'Krka' },
  { id: '2', name: 'Helios' },
]

test('elements share one constructed style sheet per text and add no style to the document', async () => {
  const tag = probeOf()
  const one = put(`<${tag}></${tag}>`)
  const two = put(`<${tag}></${tag}>`)
  await shows(two, 'clicked 0')
  expect(one.shadowRoot?.adoptedStyleSheets).toEqual(two.shadowRoot?.adoptedStyleSheets)
  expect(one.shadowRoot?.adoptedStyleSheets[0]).toBe(two.shadowRoot?.adoptedStyleSheets[0])
  expect(getComputedStyle(one.shadowRoot?.querySelector('p') as Element).color).toBe('rgb(1, 2, 3)')
  expect(document.adoptedStyleSheets).toEqual([])
})

test('moveBefore keeps state, focus and the tree', async () => {
  const tag = probeOf()
  const element = put(`<${tag}></${tag}>`)
  await shows(element, 'clicked 0')
  const button = element.shadowRoot?.querySelector('button') as HTMLButtonElement
  button.focus()
  button.click()
  await shows(element, 'clicked 1')
  const target = put('<section></section>')
  const move = Reflect.get(target, 'moveBefore') as (node: Node, before: null) => void
  move.call(target, element, null)
  expect(element.parentElement).toBe(target)
  expect(element.shadowRoot?.activeElement).toBe(button)
  expect(textIn(element)).toContain('clicked 1')
  expect(lifeOfProbes).not.toContain(`unmounted ${tag}`)
})

describe('what r2wc does otherwise', () => {
  test('a detached element waits for the document', async () => {
    const tag = probeOf()
    const detached = document.createElement(tag)
    detached.setAttribute('greeting', 'a')
    await shows(put(`<${tag} greeting="b"></${tag}>`), 'b')
    expect(textIn(detached)).toBe('')
    document.body.append(detached)
    await shows(detached, 'a 20')
  })

  test.each<[change: string, make: (element: Element) => void]>([
    ['is removed', (element) => element.removeAttribute('greeting')],
    ['becomes empty', (element) => element.setAttribute('greeting', '')],
  ])('an attribute that %s means its default', async (_, change) => {
    const tag = probeOf()
    const element = put(`<${tag} greeting="a"></${tag}>`)
    await shows(element, 'a 20')
    change(element)
    await shows(element, 'nothing 20')
  })

  test('properties count, those set before the definition too, and are attributes', async () => {
    const probe = makeProbe(Counter)
    const element = put(`<${probe.tag.tag} staff="off"></${probe.tag.tag}>`)
    Object.assign(element, { perPage: 7 })
    register(probe)
    await shows(element, 'nothing 7 off')
    Object.assign(element, { greeting: 'late', perPage: 8, staff: true })
    await shows(element, 'late 8 on')
    expect(element.getAttribute('staff')).toBe('on')
    Object.assign(element, { greeting: null, perPage: undefined })
    await shows(element, 'nothing 20 on')
  })

  test('a move keeps the state, a removal ends it', async () => {
    const tag = probeOf()
    const element = put(`<${tag}></${tag}>`)
    await shows(element, 'clicked 0')
    element.shadowRoot?.querySelector('button')?.click()
    await shows(element, 'clicked 1')
    document.body.append(document.createElement('div'), element)
    element.setAttribute('greeting', 'moved')
    await shows(element, 'moved')
    expect(textIn(element)).toContain('clicked 1')
    expect(lifeOfProbes).not.toContain(`unmounted ${tag}`)
    element.remove()
    await settled(() => expect(lifeOfProbes).toContain(`unmounted ${tag}`))
  })

  test('a wrong attribute is one warning and its default', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tag = probeOf()
    const element = put(`<${tag} per-page="{"></${tag}>`)
    await shows(element, 'nothing 20')
    element.setAttribute('greeting', 'again')
    await shows(element, 'again 20')
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`${tag}: per-page="{"`)]])
  })

  test('events bubble under their own names', async () => {
    const heard = new Promise((resolve) => document.addEventListener('parket-load', resolve, { once: true }))
    const tag = probeOf()
    const element = put(`<${tag}></${tag}>`)
    expect(await heard).toMatchObject({ target: element, detail: {} })
  })
})

test('a thousand attribute changes in one go end with the last value in one rendering', async () => {
  let renderings = 0
  const tag = probeOf(({ attributes }) => {
    renderings += 1
    return <p>{attributes.greeting}</p>
  })
  const element = put(`<${tag} greeting="start"></${tag}>`)
  await shows(element, 'start')
  const before = renderings
  for (let round = 0; round < 1000; round++) element.setAttribute('greeting', `round ${round}`)
  await shows(element, 'round 999')
  expect(renderings - before).toBe(1)
})

test('the page-wide defaults apply to an element that says nothing itself; wrong words are skipped', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  registry().defaults = {
    origin: 'https://kzs.example',
    data: { api: 'https://api.example/v2/', headingLevel: '3' },
  }
  const tag = probeOf()
  const other = put(`<${tag} heading-level="4"></${tag}>`)
  await shows(other, 'h4 https://api.example/v2 ')
  const own = put(`<${tag} heading-level="9" api="https://own.example"></${tag}>`)
  await shows(own, 'h2 https://own.example ')
  expect(warn.mock.calls).toEqual([[expect.stringContaining('heading-level="9"')]])
})

test('a tree that throws leaves its element empty, says so once and touches nobody else', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const received: unknown[] = []
  const listen = (event: Event) => received.push((event as CustomEvent).detail.request)
  document.addEventListener('parket-error', listen)
  const neighbour = probeOf()
  const whole = put(`<${neighbour}></${neighbour}>`)
  const tag = probeOf(Broken)
  const broken = put(`<${tag}><a href="#rezerva">Seznam</a></${tag}>`)
  await settled(() => expect(received).toEqual(['draw']))
  await shows(whole, 'clicked 0')
  expect(textIn(broken)).toBe('')
  expect(isSeen(broken.querySelector('a'))).toBe(true)
  expect(error.mock.calls).toEqual([[`${tag}: draw failed:`, expect.any(Error)]])
  document.removeEventListener('parket-error', listen)
})

test('a tree that throws after it was shown shows what the host put inside', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const tag = probeOf(Breaking)
  const element = put(`<${tag}><a href="#rezerva">Seznam</a></${tag}>`)
  await shows(element, 'shown')
  expect(isSeen(element.querySelector('a'))).toBe(false)
  element.shadowRoot?.querySelector('button')?.click()
  await settled(() => expect([textIn(element), isSeen(element.querySelector('a'))]).toEqual(['', true]))
})

test.each<[status: number, seen: [fallback: boolean, inside: boolean], failures: unknown[]]>([
  [200, [false, true], []],
  [404, [true, false], [{ request: 'Get names', status: 404, error: expect.any(Error) }]],
])(
  'what the host put inside stays until there is content, which %i is or is not',
  async (status, seen, failures) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const tag = probeOf(Names)
    const element = put(`<${tag} api="https://answers-${status}.example"><a href="#x">Seznam</a></${tag}>`)
    const received: unknown[] = []
    element.addEventListener('parket-error', (event) => received.push((event as CustomEvent).detail))
    await settled(() => expect(asked).toHaveLength(1))
    const both = () => [element.querySelector('a'), element.shadowRoot?.querySelector('p')].map(isSeen)
    expect(both()).toEqual([true, false])
    asked[0]?.(names, status)
    await shows(element, status === 200 ? 'Krka,Helios' : 'failed')
    await settled(() => expect([both(), received]).toEqual([seen, failures]))
    expect(asked).toHaveLength(1)
  },
)

test('a declarative root that the browser has not understood is nothing that the host put inside', async () => {
  const tag = probeOf(Names)
  const rendered = '<template shadowrootmode="open"><p>drawn</p></template>'
  const element = put(`<${tag} api="https://old.example">${rendered}</${tag}>`)
  const inside = () => element.shadowRoot?.querySelector('p')
  await settled(() => expect([isSeen(inside()), textIn(element), asked.length]).toEqual([true, 'loading', 1]))
  asked[0]?.(names)
  await shows(element, 'Krka,Helios')
})

test('a plain click on an internal link emits parket-navigate, and no other click does', async () => {
  const tag = probeOf(() => (
    <p>
      <a href="https://kzs.example/tekme?klub=2">in</a>
      <a href="https://kzs.examples/tekme">near</a>
    </p>
  ))
  const element = put(`<${tag} site="https://kzs.example"></${tag}>`)
  await shows(element, 'in')
  const ways: string[] = []
  document.body.addEventListener('parket-navigate', (event) => {
    ways.push((event as CustomEvent).detail.url)
    event.preventDefault()
  })
  const prevented: boolean[] = []
  const stop = (event: Event) => {
    prevented.push(event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', stop)
  const [inside, near] = element.shadowRoot?.querySelectorAll('a') ?? []
  const how = { bubbles: true, composed: true, cancelable: true }
  for (const each of [how, { ...how, ctrlKey: true }]) inside?.dispatchEvent(new MouseEvent('click', each))
  near?.click()
  document.removeEventListener('click', stop)
  expect([ways, prevented]).toEqual([['https://kzs.example/tekme?klub=2'], [true, false, false]])
})

test('a tag that is taken stays with whoever has it, with one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const probe = makeProbe(Counter)
  class Stranger extends HTMLElement {}
  customElements.define(probe.tag.tag, Stranger)
  register(probe)
  expect(customElements.get(probe.tag.tag)).toBe(Stranger)
  expect(warn.mock.calls).toEqual([[`${probe.tag.tag}: already defined by somebody else, left as it is`]])
})
