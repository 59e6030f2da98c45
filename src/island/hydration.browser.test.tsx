import { type FormEvent, useEffect, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useContent } from '../client/use-content'
import { useRequest } from '../client/use-request'
import { useQueryText } from '../page/use-query'
import { useWidget } from '../page/widget'
import { hearComplaints } from './console.fixture'
import { Counter, getNames, makeProbe, Names, namesRequests, settled, textIn } from './element.fixture'
import { type LazyFile, lazyView } from './lazy-view'
import { registry } from './protocol'
import { register } from './register'
import { richAsWords } from './rich.fixture'
import { renderWidget } from './server'
import { StaticElement } from './static-element'

const names = [
  { id: 1, name: 'Krka' },
  { id: 2, name: 'Helios' },
]

const Spoken: typeof Names = ({ attributes: { greeting, perPage, staff } }) => {
  const { headingLevel, query } = useWidget()
  const text = useQueryText(query)
  const names = useRequest(getNames)
  useContent(names)
  const said = names.state === 'ready' ? names.value.map(({ name }) => name).join() : names.state
  return (
    <p>{`${greeting ?? 'nothing'} ${perPage} ${staff ? 'on' : 'off'} h${headingLevel} ${text} ${said}`}</p>
  )
}

async function rendered(
  Screen = Names,
  ask = async (): Promise<unknown> => names,
  { query, keys }: { query?: string; keys?: string[] } = {},
) {
  const probe = makeProbe(Screen)
  const api = `https://${probe.tag.tag}.example`
  const attributes = { api, ...(keys && { history: 'page' }) }
  const { html } = await renderWidget(probe, {
    requests: namesRequests,
    attributes,
    page: {},
    origin: location.origin,
    query: query ?? '',
    keys,
    ask: async () => JSON.stringify(await ask()),
    now: '2025-11-30 12:00:00',
    rich: richAsWords,
  })
  // A real server is another machine: what it knows is not known here.
  delete registry().caches
  const place = document.createElement('div')
  const written = Object.entries(attributes).map(([name, text]) => ` ${name}="${text}"`)
  place.setHTMLUnsafe(
    `<${probe.tag.tag}${written.join('')}><template shadowrootmode="open">${html}</template></${probe.tag.tag}>`,
  )
  document.body.append(place)
  return { probe, api, element: place.firstElementChild as HTMLElement }
}

const start = location.href

afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', start)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function serve(answer: unknown = names, status = 200) {
  const fetched = vi.fn(async () => new Response(JSON.stringify(answer), { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const minute = 60_000

function age(element: HTMLElement, ms: number): void {
  const root = element.shadowRoot as ShadowRoot
  const load = async () => {}
  const state = new StaticElement(element, root, { properties: [], site: () => '', isInAddress: false, load })
  Object.defineProperty(state, 'since', { value: Date.now() - ms })
  registry().statics = new WeakMap([[element, state]])
  state.hydrate()
}

const isHydrated = ({ shadowRoot }: Element) =>
  settled(() => expect(shadowRoot?.querySelector('script[data-view]')).toBeNull())

describe('a view is hydrated as it was rendered, whatever has changed since, without a request:', () => {
  const moveTo = (address: string) => history.replaceState(null, '', address)

  test.each<[what: string, change: (element: HTMLElement) => void, shows: string]>([
    ['nothing', () => {}, 'nothing 20 on h2 sezona=1'],
    ['an attribute', (element) => element.setAttribute('greeting', 'early'), 'early 20 on h2 sezona=1'],
    [
      'the heading’s level',
      (element) => element.setAttribute('heading-level', '4'),
      'nothing 20 on h4 sezona=1',
    ],
    ['the page’s query', () => moveTo('?fbclid=x&sezona=2'), 'nothing 20 on h2 fbclid=x&sezona=2'],
  ])('%s', async (_, change, shows) => {
    moveTo('?sezona=1')
    const fetched = serve()
    const complaints = hearComplaints()
    const { probe, element } = await rendered(Spoken, undefined, { query: 'sezona=1', keys: ['sezona'] })
    const line = element.shadowRoot?.querySelector('p')
    change(element)
    register(probe)
    await isHydrated(element)
    await settled(() => expect(renderedText(element)).toBe(`${shows} Krka,Helios`))
    expect(element.shadowRoot?.querySelector('p')).toBe(line)
    expect([fetched.mock.calls.length, complaints()]).toEqual([0, []])
  })

  test('an attribute while it hydrates', async () => {
    const { probe, element } = await rendered(Counter)
    const line = element.shadowRoot?.querySelector('p')
    register(probe)
    await Promise.resolve()
    element.setAttribute('greeting', 'early')
    await settled(() => expect(textIn(element)).toContain('early 20'))
    expect(element.shadowRoot?.querySelector('p')).toBe(line)
  })

  test('the element’s own query, by its start attribute', async () => {
    const { probe, element } = await rendered(Spoken)
    element.setAttribute('start', 'sezona=3')
    register(probe)
    await settled(() => expect(renderedText(element)).toBe('nothing 20 on h2 sezona=3 Krka,Helios'))
  })
})

describe('then an answer of the view', () => {
  test.each<[age: number, requests: number, shows: string]>([
    [0.5 * minute, 0, 'Krka,Helios'],
    [10 * minute, 1, 'Triglav'],
    // A poll has found another one.
    [Date.now(), 1, 'Triglav'],
  ])(
    'that is %d ms old is requested %d times, and shown in place when it comes',
    async (ms, requests, shows) => {
      const fetched = serve([{ id: 3, name: 'Triglav' }])
      const complaints = hearComplaints()
      const { probe, element } = await rendered()
      const line = element.shadowRoot?.querySelector('p')
      age(element, ms)
      register(probe)
      await isHydrated(element)
      await settled(() => expect(renderedText(element)).toBe(shows))
      expect(element.shadowRoot?.querySelector('p')).toBe(line)
      expect([fetched.mock.calls.length, complaints()]).toEqual([requests, []])
    },
  )

  test('stays where the API is away, and nobody notices', async () => {
    serve({}, 404)
    const complaints = hearComplaints()
    const { probe, element } = await rendered()
    age(element, 10 * minute)
    register(probe)
    await isHydrated(element)
    element.setAttribute('greeting', 'late')
    await settled(() => expect(renderedText(element)).toBe('Krka,Helios'))
    expect(complaints()).toEqual([])
  })
})

test('a view of another version of ours is rendered again', async () => {
  serve()
  const { probe, element } = await rendered()
  const block = element.shadowRoot?.querySelector('script[data-view]') as HTMLElement
  block.textContent = JSON.stringify({ answers: { 'https://kzs.example/api/names': '1a' }, state: '1b' })
  register(probe)
  await settled(() => expect(renderedText(element)).toBe('Krka,Helios'))
  expect(element.shadowRoot?.querySelectorAll('[data-root]')).toHaveLength(1)
})

const searched: string[] = []

/** Searches for what is chosen or typed, both in a store that React subscribes to only after it has rendered. */
const Search: typeof Names = () => {
  const [store] = useState(() => createStore(() => ({ club: 'Krka' })))
  const { club } = useStore(store)
  const { showContent } = useWidget()
  useEffect(showContent)
  const search = (event: FormEvent) => {
    event.preventDefault()
    searched.push(club)
  }
  return (
    <form onSubmit={search}>
      <input value={club} onChange={({ target }) => store.setState({ club: target.value })} />
      <button type="button" onClick={() => store.setState({ club: 'none' })}>
        {club}
      </button>
      <button type="submit">IŠČI</button>
    </form>
  )
}

/** The view of Search, whose use hydrates it. React's next tasks run late, as they may in any browser. */
async function searchInView(typed: { tooEarly?: string } = {}) {
  serve()
  searched.length = 0
  const { probe, element } = await rendered(Search)
  const root = element.shadowRoot as ShadowRoot
  const post = MessagePort.prototype.postMessage
  vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(function (this: MessagePort, message) {
    setTimeout(() => post.call(this, message), 50)
  })
  const field = root.querySelector('input') as HTMLInputElement
  const [choose, send] = root.querySelectorAll('button') as unknown as HTMLButtonElement[]
  if (typed.tooEarly) field.value = typed.tooEarly
  const load = async () => register(probe)
  const state = new StaticElement(element, root, { properties: [], site: () => '', isInAddress: false, load })
  registry().statics = new WeakMap([[element, state]])
  return { root, field, choose, send }
}

test('what is done before hydration has its effect before what is done next', async () => {
  const { choose, send } = await searchInView()
  choose?.click()
  send?.click()
  await settled(() => expect(searched).toEqual(['none']))
})

test('what is typed before hydration is never replaced by what was rendered', async () => {
  const { root, field, send } = await searchInView()
  field.value = 'donci'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const values = new Set([field.value])
  root.addEventListener('input', () => setTimeout(() => values.add(field.value)))
  await settled(() => expect(root.querySelector('script[data-view]')).toBeNull())
  values.add(field.value)
  await new Promise((resolve) => setTimeout(resolve))
  expect([...values]).toEqual(['donci'])
  await userEvent.type(field, 'c')
  send?.click()
  await settled(() => expect(searched).toEqual(['doncic']))
})

test('what was typed before our script came is searched for', async () => {
  const { send } = await searchInView({ tooEarly: 'zgodaj' })
  send?.click()
  await settled(() => expect(searched).toEqual(['zgodaj']))
})

test('an answer that failed on the server is requested again in the browser', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(names)))
  const { probe, element } = await rendered(Names, () => Promise.reject(new Error('down')))
  expect(textIn(element)).toContain('loading')
  register(probe)
  await settled(() => expect(textIn(element)).toContain('Krka,Helios'))
})

const renderedText = (element: Element) => element.shadowRoot?.querySelector('[data-root]')?.textContent

const lateFile: LazyFile<object> = {
  View: () => <p className="late">late</p>,
  styles: ['.late { color: rgb(4, 5, 6) }'],
}

/** A part that is here on the server; in the browser its file comes, or fails, when the test says so. */
async function lateLine() {
  let come = () => {}
  let fail = () => {}
  const promise = new Promise<LazyFile<object>>((resolve, reject) => {
    come = () => resolve(lateFile)
    fail = () => reject(new Error('lost'))
  })
  promise.catch(() => {})
  const onServer = lazyView(() => Promise.resolve(lateFile))
  await onServer.fetch()
  const inBrowser = lazyView(() => promise)
  let Line = onServer
  const screen = () => (
    <>
      <p>before</p>
      <Line instead={<p>instead</p>} />
    </>
  )
  const leaveServer = () => {
    Line = inBrowser
  }
  return { screen, leaveServer, come, fail }
}

test('what a server rendered of a late part stays, as it looked, until the file has come, and is taken over', async () => {
  const complaints = hearComplaints()
  const { screen, leaveServer, come } = await lateLine()
  const { probe, element } = await rendered(screen)
  leaveServer()
  const line = element.shadowRoot?.querySelector('.late') as Element
  register(probe)
  await new Promise((resolve) => setTimeout(resolve))
  const looks = () => [renderedText(element), line.isConnected, getComputedStyle(line).color]
  expect(looks()).toEqual(['beforelate', true, 'rgb(4, 5, 6)'])
  come()
  element.setAttribute('greeting', 'again')
  await settled(() => expect(element.shadowRoot?.querySelector('script')).toBeNull())
  expect(looks()).toEqual(['beforelate', true, 'rgb(4, 5, 6)'])
  expect(complaints()).toEqual([])
})

test('until it is hydrated the view has its styles; then its sheets apply in their order, refused or not', async () => {
  serve()
  const { probe, element } = await rendered()
  const other = await rendered()
  const refused = other.element.shadowRoot?.querySelector('style') as HTMLStyleElement
  // What a policy that forbids it leaves of it.
  refused.media = 'none'
  const sheetsOf = ({ shadowRoot }: Element) => shadowRoot?.adoptedStyleSheets.length
  expect(sheetsOf(element)).toBe(0)
  for (const each of [probe, other.probe]) register(each)
  await settled(() => expect(other.element.shadowRoot?.querySelector('script')).toBeNull())
  // Of an element without a view, which shares its constructed sheets.
  const fresh = document.body.appendChild(document.createElement(probe.tag.tag))
  await settled(() => expect(fresh.shadowRoot?.querySelector('p')).not.toBeNull())
  for (const each of [element, other.element])
    expect(each.shadowRoot?.adoptedStyleSheets).toEqual(fresh.shadowRoot?.adoptedStyleSheets)
  // Tokens, base, the screen's own, the element's.
  expect([sheetsOf(element), sheetsOf(other.element)]).toEqual([4, 4])
  const colourOf = ({ shadowRoot }: Element) =>
    getComputedStyle(shadowRoot?.querySelector('p') as Element).color
  expect([colourOf(element), colourOf(other.element)]).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)'])
})

test('without the file of a late part the element is rendered again, and nothing is requested for ever', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { screen, leaveServer, fail } = await lateLine()
  const { probe, element } = await rendered(screen)
  leaveServer()
  register(probe)
  fail()
  await settled(() => expect(warned.mock.calls.join()).toContain('rendered anew'))
  await settled(() => expect(renderedText(element)).toBe(''))
})

const Wide = () => <p className="wide" style={{ '--share': 0.5, width: 7 }} suppressHydrationWarning />

test('styles of elements pass a policy that refuses style attributes, before hydration and after', async () => {
  const complaints = hearComplaints()
  const { probe, element } = await rendered(Wide)
  const line = element.shadowRoot?.querySelector('.wide') as HTMLElement
  const looks = () => [getComputedStyle(line).width, getComputedStyle(line).getPropertyValue('--share')]
  expect([line.hasAttribute('style'), ...looks()]).toEqual([false, '7px', '0.5'])
  register(probe)
  await settled(() => expect(line.style.width).toBe('7px'))
  expect([line.isConnected, ...looks()]).toEqual([true, '7px', '0.5'])
  expect(complaints()).toEqual([])
})
