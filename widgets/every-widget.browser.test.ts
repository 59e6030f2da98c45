import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { clockAt } from '../src/domain/time/clock'
import { hearComplaints } from '../src/island/console.fixture'
import { register } from '../src/island/register'
import { richAsWords } from '../src/island/rich.fixture'
import { renderWidget } from '../src/island/server'
import { someOf } from '../test/support/diagonal'
import { answerTo, everyRoute, type Routes, sceneOf } from './answers.fixture'
import {
  attributesOf,
  copyOf,
  defined,
  listeners,
  markup,
  showsScene,
  type Widget,
  widgetsBy,
  widgetTable,
} from './every-widget.fixture'
import {
  closePage,
  type HostPage,
  later,
  markupIn,
  nextFrame,
  openPage,
  put,
  rootOf,
  settled,
  waitFor,
  waitingForAnswers,
} from './host-page.fixture'
import { requestsOf } from './requests'

const camel = (name: string) => name.replace(/-./g, (found) => found.charAt(1).toUpperCase())

/** Everything that a widget could request comes when `give` is called. */
function waitingServer() {
  const { answer, give } = later()
  const routes: Routes = Object.fromEntries(
    everyRoute.map((path) => [
      path,
      (query: URLSearchParams) => answer.then(() => answerTo(`https://kzs.example/api${path}?${query}`)),
    ]),
  )
  return { routes, give: () => give(undefined) }
}

const addresses = ({ requested }: HostPage) => requested.map(({ address }) => address)
const loads = ({ events }: HostPage) => events.filter((event) => event.startsWith('parket-load')).length

beforeEach(async () => {
  // Wide enough that a bar of tabs needs no "Več": what is behind it is measured in the browser alone.
  await browser.viewport(1280, 900)
  await userEvent.unhover(document.body)
})

afterEach(() => {
  vi.restoreAllMocks()
  closePage()
})

describe.each(someOf(widgetTable, 8))('%s', (_, widget) => {
  test('shows itself, reports once that it does, and sends each request once', async () => {
    const page = openPage()
    const complaints = hearComplaints()
    const element = put(markup(widget, defined(widget)))
    await showsScene(element, widget)
    await settled(page, element)
    await waitFor(() => expect(loads(page)).toBe(1))
    expect(new Set(addresses(page)).size).toBe(page.requested.length)
    expect(addresses(page).every((address) => address.startsWith(`${page.origin}/api/`))).toBe(true)
    expect(complaints()).toEqual([])
  })

  test('takes properties that were set before it was defined', async () => {
    const page = openPage()
    const copy = copyOf(widget)
    const element = put(`<${copy.tag.tag}></${copy.tag.tag}>`)
    // Of this element alone: what another has requested there is known.
    const api = `https://${copy.tag.tag}.example/api`
    Reflect.set(element, 'api', api)
    for (const [name, value] of Object.entries(sceneOf(widget.tag.tag).attributes)) {
      Reflect.set(element, camel(name), value)
    }
    register(copy)
    await showsScene(element, widget)
    expect(addresses(page).every((address) => address.startsWith(`${api}/`))).toBe(true)
    expect(page.requested.length).toBeGreaterThan(0)
    for (const [name, value] of Object.entries(sceneOf(widget.tag.tag).attributes)) {
      expect(element.getAttribute(name)).toBe(value)
    }
  })

  test('goes back to the default when an attribute is removed', async () => {
    const page = openPage()
    const element = put(markup(widget, defined(widget), 'api="https://other.example/api"'))
    await showsScene(element, widget)
    await settled(page, element)
    expect(addresses(page).some((address) => address.startsWith(page.origin))).toBe(false)
    const before = page.requested.length
    const { needs = [] } = sceneOf(widget.tag.tag)
    for (const name of element.getAttributeNames()) if (!needs.includes(name)) element.removeAttribute(name)
    await waitFor(() => expect(page.requested.length).toBeGreaterThan(before))
    expect(
      addresses(page)
        .slice(before)
        .every((address) => address.startsWith(page.origin)),
    ).toBe(true)
    await showsScene(element, widget)
  })

  test('removed while its requests are out ends them, throws nothing, and starts again when it comes back', async () => {
    const { routes, give } = waitingServer()
    const page = openPage(routes)
    const complaints = hearComplaints()
    const element = put(markup(widget, defined(widget)))
    await waitFor(() => expect(page.requested.length).toBeGreaterThan(0))
    // Sent ahead of the first rendering, a request has nobody yet who could end it.
    await waitingForAnswers(page, element)
    const place = element.parentElement
    element.remove()
    await waitFor(() => expect(page.requested.every(({ isAborted }) => isAborted())).toBe(true))
    give()
    await nextFrame()
    expect(markupIn(element)).toBe('')
    expect(page.events.filter((event) => event.startsWith('parket-error'))).toEqual([])
    place?.append(element)
    await showsScene(element, widget)
    expect(complaints()).toEqual([])
  })

  test('of two copies each requests nothing twice and stays when the other goes', async () => {
    const page = openPage()
    const tag = defined(widget)
    const one = put(markup(widget, tag))
    const other = put(markup(widget, tag))
    await showsScene(one, widget)
    await showsScene(other, widget)
    await settled(page, other)
    expect(new Set(addresses(page)).size).toBe(page.requested.length)
    const requested = page.requested.length
    one.remove()
    await nextFrame()
    expect([markupIn(one), page.requested.length]).toEqual(['', requested])
    await showsScene(other, widget)
    expect(page.requested.every(({ isAborted }) => !isAborted())).toBe(true)
  })

  test('rendered by a server it is hydrated: the same nodes, no request, no complaint', async () => {
    const page = openPage()
    const copy = copyOf(widget)
    const { html, isComplete } = await renderWidget(copy, {
      requests: requestsOf(widget.tag.tag) ?? expect.fail(),
      attributes: sceneOf(widget.tag.tag).attributes,
      page: { storage: `${location.origin}/demo/data/storage` },
      origin: page.origin,
      query: '',
      ask: async (address) => JSON.stringify(answerTo(address) ?? null),
      rich: richAsWords,
      now: clockAt(Date.now()),
    })
    expect(isComplete).toBe(true)
    const { tag } = copy.tag
    const place = document.body.appendChild(document.createElement('div'))
    place.setHTMLUnsafe(
      `<${tag} ${attributesOf(widget)}><template shadowrootmode="open">${html}</template></${tag}>`,
    )
    const element = place.firstElementChild as HTMLElement
    const drawn = [...(rootOf(element)?.querySelectorAll('*') ?? [])]
    expect(drawn.length).toBeGreaterThan(0)
    const complaints = hearComplaints()
    register(copy)
    await waitFor(() => expect(loads(page)).toBe(1))
    await waitFor(() => expect(element.shadowRoot?.querySelector('script')).toBeNull())
    await nextFrame()
    expect([...(rootOf(element)?.querySelectorAll('*') ?? [])]).toEqual(drawn)
    expect(drawn.every((each) => each.isConnected)).toBe(true)
    expect(addresses(page)).toEqual([])
    expect(complaints()).toEqual([])
  })
})

const refused: Routes = Object.fromEntries(
  everyRoute.map((path) => [path, () => new Response('x', { status: 404 })]),
)

interface Leaving {
  routes: Routes
  ready: (page: HostPage, element: Element, widget: Widget) => unknown
}

const leavings: [when: string, Leaving][] = [
  [
    'after it has shown its content',
    { routes: {}, ready: (_page, element, widget) => showsScene(element, widget) },
  ],
  [
    'after it has failed',
    {
      routes: refused,
      ready: ({ events }) => waitFor(() => expect(events.join()).toContain('parket-error')),
    },
  ],
  ['while it waits', { routes: waitingServer().routes, ready: () => {} }],
]

test.each(widgetsBy(leavings))(
  '%s removed %s leaves no listener on the page',
  async (_tag, _when, widget, { routes, ready }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const tag = defined(widget)
    const comeAndGo = async () => {
      const page = openPage(routes)
      const element = put(markup(widget, tag))
      await waitFor(() => expect(page.requested.length).toBeGreaterThan(0))
      await ready(page, element, widget)
      element.remove()
      await waitFor(() => expect(markupIn(element)).toBe(''))
    }
    // React listens to the document once and for good, whatever comes and goes.
    await comeAndGo()
    const left = listeners()
    await comeAndGo()
    expect(left()).toEqual([])
  },
)
