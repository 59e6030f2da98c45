import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { registry } from '../page/registry'
import { Broken, Counter, lifeOfProbes, makeProbe, Names, settled, textIn } from './element.fixture'
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

interface Asked {
  url: string
  answer: (body: unknown, status?: number) => void
  isAborted: () => boolean
}

let asked: Asked[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      const answer = (body: unknown, status = 200) => resolve(new Response(JSON.stringify(body), { status }))
      asked.push({ url, answer, isAborted: () => signal.aborted })
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

test('two copies keep their own state', async () => {
  const tag = probeOf()
  const one = put(`<${tag}></${tag}>`)
  const two = put(`<${tag} greeting="two"></${tag}>`)
  await shows(two, 'two 20')
  await userEvent.click(one.shadowRoot?.querySelector('button') as Element)
  await shows(one, 'clicked 1')
  expect(textIn(two)).toContain('clicked 0')
})

test('moveBefore keeps state, focus and the tree', async () => {
  const tag = probeOf()
  const element = put(`<${tag}></${tag}>`)
  await shows(element, 'clicked 0')
  const button = element.shadowRoot?.querySelector('button') as HTMLButtonElement
  await userEvent.click(button)
  await shows(element, 'clicked 1')
  const target = put('<section></section>')
  const move = Reflect.get(target, 'moveBefore') as (node: Node, before: null) => void
  move.call(target, element, null)
  expect(element.parentElement).toBe(target)
  expect(element.shadowRoot?.activeElement).toBe(button)
  expect(textIn(element)).toContain('clicked 1')
  expect(lifeOfProbes).not.toContain(`unmounted ${tag}`)
})

test('a thousand attribute changes in one go end with the last value in one drawing', async () => {
  let drawings = 0
  const tag = probeOf(({ attributes }) => {
    drawings += 1
    return <p>{attributes.greeting}</p>
  })
  const element = put(`<${tag} greeting="start"></${tag}>`)
  await shows(element, 'start')
  const before = drawings
  for (let round = 0; round < 1000; round++) element.setAttribute('greeting', `round ${round}`)
  await shows(element, 'round 999')
  expect(drawings - before).toBe(1)
})

test('the page-wide defaults stand for an element that says nothing itself; wrong words are skipped', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  registry().defaults = { origin: 'https://kzs.example', data: { headingLevel: '3' } }
  const tag = probeOf()
  const plain = put(`<${tag}></${tag}>`)
  await shows(plain, 'h2 https://kzs.example/api ')
  registry().defaults = { origin: 'https://kzs.example', data: { api: 'https://api.example/v2/' } }
  const other = put(`<${tag} heading-level="4"></${tag}>`)
  await shows(other, 'h4 https://api.example/v2 ')
  const own = put(`<${tag} heading-level="9" api="https://own.example"></${tag}>`)
  await shows(own, 'h2 https://own.example ')
  const wrong = put(`<${tag} api="javascript:alert(1)"></${tag}>`)
  await shows(wrong, 'https://api.example/v2 ')
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining('heading-level="9"'),
    expect.stringContaining('api="javascript:alert(1)"'),
  ])
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

test('what the host put inside stands until there is content', async () => {
  const tag = probeOf(Names)
  const element = put(`<${tag}><a href="#seznam">Seznam</a></${tag}>`)
  await settled(() => expect(asked).toHaveLength(1))
  const inside = () => element.shadowRoot?.querySelector('p')
  expect([isSeen(element.querySelector('a')), isSeen(inside())]).toEqual([true, false])
  asked[0]?.answer(names)
  await shows(element, 'Krka,Helios')
  await settled(() => expect([isSeen(element.querySelector('a')), isSeen(inside())]).toEqual([false, true]))
})

test('a declarative root that the browser has not understood is nothing that the host put inside', async () => {
  const tag = probeOf(Names)
  const drawn = '<template shadowrootmode="open"><p>drawn</p></template>'
  const element = put(`<${tag} api="https://old.example">${drawn}</${tag}>`)
  const inside = () => element.shadowRoot?.querySelector('p')
  await settled(() => expect([isSeen(inside()), textIn(element), asked.length]).toEqual([true, 'loading', 1]))
  asked[0]?.answer(names)
  await shows(element, 'Krka,Helios')
})

test('after a 404 the fallback stays; without one the element shows no error text', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const tag = probeOf(Names)
  const element = put(`<${tag} api="https://unknown.example"><a href="#seznam">Seznam</a></${tag}>`)
  const failures: unknown[] = []
  element.addEventListener('parket-error', (event) => failures.push((event as CustomEvent).detail))
  await settled(() => expect(asked).toHaveLength(1))
  asked[0]?.answer({ title: 'Not Found' }, 404)
  await settled(() =>
    expect(failures).toEqual([{ request: 'Get names', status: 404, error: expect.any(Error) }]),
  )
  expect(isSeen(element.querySelector('a'))).toBe(true)
  expect(asked).toHaveLength(1)
})

test('elements that ask the same share one request; removal of all of them aborts it', async () => {
  const tag = probeOf(Names)
  const api = 'api="https://shared.example"'
  const place = put(`<div>${`<${tag} ${api}></${tag}>`.repeat(20)}</div>`)
  await settled(() => expect([...place.children].map(textIn)).toEqual(Array(20).fill('loading')))
  // Drawn, each begins to wait for the answer in a task of its own: what nobody waits for is ended.
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => requestIdleCallback(resolve))
  expect(asked).toHaveLength(1)
  place.firstElementChild?.remove()
  await settled(() => expect(lifeOfProbes).toBeDefined())
  expect(asked[0]?.isAborted()).toBe(false)
  place.replaceChildren()
  await settled(() => expect(asked[0]?.isAborted()).toBe(true))
  expect(asked).toHaveLength(1)
})

test('a plain click on an internal link asks the host first; other clicks and links go untouched', async () => {
  const tag = probeOf(({ attributes }) => (
    <p>
      <a href="https://kzs.example/tekme?klub=2">in {attributes.greeting}</a>
      <a href="https://kzs.examples/tekme">near</a>
      <a href="https://elsewhere.example/" target="_blank" rel="noopener">
        out
      </a>
    </p>
  ))
  const element = put(`<${tag} site="https://kzs.example"></${tag}>`)
  await shows(element, 'in')
  const [inside, near, outside] = element.shadowRoot?.querySelectorAll('a') ?? []
  const ways: string[] = []
  document.body.addEventListener('parket-navigate', (event) => {
    ways.push((event as CustomEvent).detail.url)
    event.preventDefault()
  })
  let prevented: boolean[] = []
  const stop = (event: Event) => {
    prevented.push(event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', stop)
  inside?.click()
  expect([ways, prevented]).toEqual([['https://kzs.example/tekme?klub=2'], [true]])
  prevented = []
  inside?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey: true }),
  )
  near?.click()
  outside?.click()
  expect([ways.length, prevented]).toEqual([1, [false, false, false]])
  window.removeEventListener('click', stop)
})

test('a property set after the definition draws anew, and removing it brings the default back', async () => {
  const tag = probeOf()
  const element = put(`<${tag}></${tag}>`)
  await shows(element, 'nothing 20')
  Object.assign(element, { greeting: 'late', perPage: 5 })
  await shows(element, 'late 5')
  Object.assign(element, { greeting: null, perPage: undefined })
  await shows(element, 'nothing 20')
})

test.each<[what: string, value: unknown]>([
  [
    'an object that makes no text',
    {
      toString() {
        throw new Error('not here')
      },
    },
  ],
  ['an object without a prototype', Object.create(null)],
])(
  'a property that is set to %s does not throw into the host: the default, and one warning',
  async (_, value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tag = probeOf()
    const element = put(`<${tag} greeting="early"></${tag}>`)
    await shows(element, 'early 20')
    Object.assign(element, { greeting: value })
    await shows(element, 'nothing 20')
    expect(warn.mock.calls).toEqual([[`${tag}: greeting is no text`]])
  },
)

test('a tag that is taken stays with whoever has it, and one warning tells', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const probe = makeProbe(Counter)
  class Stranger extends HTMLElement {}
  customElements.define(probe.tag.tag, Stranger)
  register(probe)
  expect(customElements.get(probe.tag.tag)).toBe(Stranger)
  expect(warn.mock.calls).toEqual([[`${probe.tag.tag}: already defined by somebody else, left as it is`]])
})

test('dark is what the host says: colours follow its color-scheme without script', async () => {
  const probe = { ...makeProbe(Counter), styles: ['p { color: light-dark(rgb(1, 1, 1), rgb(9, 9, 9)) }'] }
  register(probe)
  const { tag } = probe.tag
  const place = put(`<div style="color-scheme: light"><${tag}></${tag}></div>`)
  const element = place.firstElementChild as HTMLElement
  await shows(element, 'clicked 0')
  const colour = () => getComputedStyle(element.shadowRoot?.querySelector('p') as Element).color
  expect(colour()).toBe('rgb(1, 1, 1)')
  place.style.colorScheme = 'dark'
  expect(colour()).toBe('rgb(9, 9, 9)')
})
