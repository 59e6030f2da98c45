import { afterEach, expect, test, vi } from 'vitest'
import { hearComplaints } from './console.fixture'
import { Counter, makeProbe, Names, settled, textIn } from './element.fixture'
import { register } from './register'
import { renderWidget } from './server'

const names = [
  { id: 1, name: 'Krka' },
  { id: 2, name: 'Helios' },
]

async function rendered(Screen = Names, ask = async (): Promise<unknown> => names) {
  const probe = makeProbe(Screen)
  const api = `https://${probe.tag.tag}.example`
  const { html } = await renderWidget(probe, {
    attributes: { api },
    page: {},
    origin: location.origin,
    query: '',
    ask,
  })
  const place = document.createElement('div')
  place.setHTMLUnsafe(
    `<${probe.tag.tag} api="${api}"><template shadowrootmode="open">${html}</template></${probe.tag.tag}>`,
  )
  document.body.append(place)
  return { probe, element: place.firstElementChild as HTMLElement }
}

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a declarative shadow root is kept and hydrated: same nodes, no request, no complaint', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const complaints = hearComplaints()
  const { probe, element } = await rendered()
  const root = element.shadowRoot
  const line = root?.querySelector('p')
  expect(line?.textContent).toBe('Krka,Helios')
  const loaded = new Promise((resolve) => element.addEventListener('parket-load', resolve))
  register(probe)
  await loaded
  expect(element.shadowRoot).toBe(root)
  expect(root?.querySelectorAll('p')).toHaveLength(1)
  expect(root?.querySelector('p')).toBe(line)
  expect(root?.querySelector('script')).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
  expect(complaints()).toEqual([])
})

test('a change that comes before hydration is drawn after it', async () => {
  const { probe, element } = await rendered(Counter)
  const line = element.shadowRoot?.querySelector('p')
  register(probe)
  await Promise.resolve()
  element.setAttribute('greeting', 'early')
  await settled(() => expect(textIn(element)).toContain('early 20'))
  expect(element.shadowRoot?.querySelector('p')).toBe(line)
})

test('an answer that failed on the server is asked again in the browser', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(names)))
  const { probe, element } = await rendered(Names, () => Promise.reject(new Error('down')))
  expect(textIn(element)).toContain('loading')
  register(probe)
  await settled(() => expect(textIn(element)).toContain('Krka,Helios'))
})
