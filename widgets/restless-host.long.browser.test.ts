/** Hosts that never leave an element alone: every screen is moved and changed as often as a page can do it. */

import { afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { hearComplaints } from '../src/element/console.fixture'
import { register } from '../src/element/register'
import { widgets } from '.'
import { sceneOf } from './answers.fixture'
import { closePage, nextFrame, openPage, put, rootOf, settled, shows, waitFor } from './host-page.fixture'
import './late-files.fixture'

const moves = 200
const changes = inject('long') ? 1000 : 100

const table = widgets.map((widget) => [widget.tag.tag, widget] as const)

let number = 0

/** The widget under a tag of its own, as a host writes it. */
function markup(widget: (typeof widgets)[number]): string {
  number += 1
  const tag = `${widget.tag.tag}-restless-${number}` as const
  register({ ...widget, tag: { ...widget.tag, tag } })
  const attributes = Object.entries(sceneOf(widget.tag.tag).attributes)
  return `<${tag} ${attributes.map(([name, value]) => `${name}="${value}"`).join(' ')}></${tag}>`
}

/** Puts a screen on the page and waits for all of it; what is heard from then on. */
async function shown(widget: (typeof widgets)[number]) {
  const page = openPage()
  const complaints = hearComplaints()
  const element = put(markup(widget))
  const { attributes, shows: text } = sceneOf(widget.tag.tag)
  await shows(element, text)
  await settled(page, element)
  const before = page.asked.length
  const asked = () => page.asked.slice(before).map(({ address }) => address)
  return { page, complaints, element, attributes, text, asked }
}

type Move = (place: Element, element: Element) => void

const ways: [way: string, move: Move][] = [
  ['insertBefore', (place, element) => place.insertBefore(element, place.firstChild)],
  ['moveBefore', (place, element) => Reflect.get(place, 'moveBefore').call(place, element, place.firstChild)],
]

beforeEach(async () => {
  // Wide enough that a bar of tabs needs no "Več", which would be measured late.
  await browser.viewport(1280, 900)
})

afterEach(() => {
  vi.restoreAllMocks()
  closePage()
})

describe.each(table)('%s', (_, widget) => {
  // A part asks for its file once it is drawn, and has it some turns later: from the second element on, at once.
  beforeAll(async () => {
    await shown(widget)
    vi.restoreAllMocks()
    closePage()
  })

  test.each(ways)(
    'moved 200 times by %s asks nothing, says nothing and keeps all that it has',
    async (_way, move) => {
      const { page, complaints, element, asked } = await shown(widget)
      const drawn = [...(rootOf(element)?.querySelectorAll('*') ?? [])]
      const places = [put('<section><p>Prvo</p></section>'), put('<section><p>Drugo</p></section>')]
      for (let time = 0; time < moves; time++) {
        const place = places[time % 2]
        if (place) move(place, element)
        // Some in one go, some each in a frame of its own.
        if (time % 20 > 15) await nextFrame()
      }
      await settled(page, element)
      expect([asked(), complaints()]).toEqual([[], []])
      expect([...(rootOf(element)?.querySelectorAll('*') ?? [])]).toEqual(drawn)
    },
  )

  test('changed a thousand times in a row shows the last values, and asks for nothing else', async () => {
    const { page, complaints, element, attributes, text, asked } = await shown(widget)
    for (let time = 0; time < changes; time++) {
      element.setAttribute('api', `https://${time}.example/api`)
      for (const name of Object.keys(attributes)) element.setAttribute(name, `${time}`)
      if (time % 10 === 0) await Promise.resolve()
    }
    // Of this element alone: what another has asked there is known.
    const last = `https://last-${number}.example/api`
    element.setAttribute('api', last)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    await waitFor(() => expect(asked().length).toBeGreaterThan(0))
    await settled(page, element)
    await shows(element, text)
    expect(asked().filter((address) => !address.startsWith(`${last}/`))).toEqual([])
    expect(new Set(asked()).size).toBe(asked().length)
    expect(complaints().filter(([line]) => !String(line).includes('is not understood'))).toEqual([])
  })
})
