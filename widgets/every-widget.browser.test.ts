import { beforeEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { clockAt } from '../src/domain/time/clock'
import { hearComplaints } from '../src/island/console.fixture'
import { register } from '../src/island/register'
import { richAsWords } from '../src/island/rich.fixture'
import { renderWidget } from '../src/island/server'
import { someOf } from '../test/support/diagonal'
import { answerTo, everyRoute, type Routes, sceneOf } from './answers.fixture'
import { attributesOf, copyOf, defined, markup, showsScene, widgetTable } from './every-widget.fixture'
import {
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

describe.each(someOf(widgetTable, 8))('%s', (_, widget) => {
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
    const rendered = [...(rootOf(element)?.querySelectorAll('*') ?? [])]
    expect(rendered.length).toBeGreaterThan(0)
    const complaints = hearComplaints()
    register(copy)
    await waitFor(() => expect(loads(page)).toBe(1))
    await waitFor(() => expect(element.shadowRoot?.querySelector('script')).toBeNull())
    await nextFrame()
    expect([...(rootOf(element)?.querySelectorAll('*') ?? [])]).toEqual(rendered)
    expect(rendered.every((each) => each.isConnected)).toBe(true)
    expect(addresses(page)).toEqual([])
    expect(complaints()).toEqual([])
  })
})
