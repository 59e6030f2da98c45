/** Hosts that never leave an element alone: every screen is moved and changed as often as a page can do it. */

import { beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { hearComplaints } from '../src/island/console.fixture'
import { sceneOf } from './answers.fixture'
import { defined, markup, showsScene, type Widget, widgetsBy, widgetTable } from './every-widget.fixture'
import { received } from './fake-clock.fixture'
import { closePage, nextFrame, openPage, put, rootOf, settled, waitFor } from './host-page.fixture'

const [moves, changes] = inject('long') ? [200, 1000] : [25, 40]

/** Puts a screen on the page and waits for all of it; what is received from then on. */
async function shown(widget: Widget) {
  const page = openPage()
  const complaints = hearComplaints()
  const element = put(markup(widget, defined(widget)))
  await showsScene(element, widget)
  await settled(page, element)
  await waitFor(() => expect(received(page, 'parket-load')).toBe(1))
  const before = page.requested.length
  const requested = () => page.requested.slice(before).map(({ address }) => address)
  return { page, complaints, element, requested }
}

/** A part requests its file once it is rendered, and has it some turns later: from the second element on, at once. */
async function shownAgain(widget: Widget) {
  await shown(widget)
  vi.restoreAllMocks()
  closePage()
  return shown(widget)
}

type Move = (place: Element, element: Element) => void

const ways: [way: string, move: Move][] = [
  ['append', (place, element) => place.append(element)],
  ['insertBefore', (place, element) => place.insertBefore(element, place.firstChild)],
  ['moveBefore', (place, element) => Reflect.get(place, 'moveBefore').call(place, element, place.firstChild)],
  [
    'removal and insertion in one go',
    (place, element) => {
      element.remove()
      place.append(element)
    },
  ],
]

const nodesIn = (element: Element) => [...(rootOf(element)?.querySelectorAll('*') ?? [])]

/** From place to place: some moves in one go, some each in a frame of its own. */
async function moveAbout(element: Element, move: Move): Promise<void> {
  const places = [put('<section><p>Prvo</p></section>'), put('<section><p>Drugo</p></section>')]
  for (let time = 0; time < moves; time++) {
    const place = places[time % 2]
    if (place) move(place, element)
    if (time % 20 > 15) await nextFrame()
  }
}

beforeEach(async () => {
  // Wide enough that a bar of tabs needs no "Več", which would be measured late.
  await browser.viewport(1280, 900)
  await userEvent.unhover(document.body)
})

test.each(widgetsBy(ways))(
  '%s moved over and over by %s requests nothing, says nothing, keeps all that it has and goes on living',
  async (_tag, _way, widget, move) => {
    const { page, complaints, element, requested } = await shownAgain(widget)
    const rendered = nodesIn(element)
    await moveAbout(element, move)
    await settled(page, element)
    element.setAttribute('federation', 'FIBA')
    await nextFrame()
    expect([requested(), complaints(), received(page, 'parket-load')]).toEqual([[], [], 1])
    expect(nodesIn(element)).toEqual(rendered)
    expect(rendered.every((each) => each.isConnected)).toBe(true)
  },
)

describe.each(widgetTable)('%s', (tag, widget) => {
  test('changed over and over shows the last values, and requests nothing else', async () => {
    const { page, complaints, element, requested } = await shown(widget)
    const { attributes } = sceneOf(tag)
    for (let time = 0; time < changes; time++) {
      element.setAttribute('api', `https://${time}.example/api`)
      for (const name of Object.keys(attributes)) element.setAttribute(name, `${time}`)
      if (time % 10 === 0) await Promise.resolve()
    }
    // Of this element alone: what another has requested there is known.
    const last = `https://last-${element.localName}.example/api`
    element.setAttribute('api', last)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    await waitFor(() => expect(requested().length).toBeGreaterThan(0))
    await settled(page, element)
    await showsScene(element, widget)
    expect(requested().filter((address) => !address.startsWith(`${last}/`))).toEqual([])
    expect(new Set(requested()).size).toBe(requested().length)
    expect(complaints().filter(([line]) => !String(line).includes('is not understood'))).toEqual([])
  })
})
