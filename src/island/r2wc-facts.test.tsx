// @vitest-environment happy-dom
/** What r2wc does otherwise than element.tsx: an upgrade that mends a fact takes away the code for it. */
import r2wcReact from '@r2wc/react-to-web-component'
import { afterEach, expect, it } from 'vitest'
import { settled, textIn } from './element.fixture'

let number = 0
let unmounts = 0

/** An element of r2wc as its readme makes one, in the document. */
function stock(properties: Record<string, 'string' | 'boolean' | 'json'>, attributes = '') {
  number += 1
  const name = `stock-probe-${number}`
  // biome-ignore lint/correctness/noComponentHookFactories: every probe is its own component on purpose.
  const View = ({ container, ...rest }: Record<string, unknown>) => (
    <p
      ref={() => () => {
        unmounts += 1
      }}
    >
      {JSON.stringify(rest)}
    </p>
  )
  const options = { shadow: 'open', props: properties, events: ['onFilterChange'] }
  const define = () => customElements.define(name, r2wcReact(View, options as never))
  const place = document.createElement('div')
  place.innerHTML = `<${name} ${attributes}></${name}>`
  document.body.append(place)
  return { element: place.firstElementChild as HTMLElement, define }
}

afterEach(() => document.body.replaceChildren())

it('mounts a detached element as soon as an attribute changes', async () => {
  const { element, define } = stock({ greeting: 'string' })
  define()
  const detached = document.createElement(element.localName)
  detached.setAttribute('greeting', 'a')
  await settled(() => expect(textIn(detached)).toContain('a'))
})

it.each<[change: string, make: (element: Element) => void]>([
  ['is removed', (element) => element.removeAttribute('greeting')],
  ['becomes empty', (element) => element.setAttribute('greeting', '')],
])('ignores that an attribute %s', async (_, change) => {
  const { element, define } = stock({ greeting: 'string', other: 'string' }, 'greeting="a"')
  define()
  change(element)
  element.setAttribute('other', 'b')
  await settled(() => expect(textIn(element)).toContain('"other":"b"'))
  expect(textIn(element)).toContain('"greeting":"a"')
})

it('does not take flag="" as true', async () => {
  const { element, define } = stock({ flag: 'boolean' }, 'flag=""')
  define()
  await settled(() => expect(textIn(element)).toBe('{}'))
})

it('loses a property that was set before the definition', async () => {
  const { element, define } = stock({ greeting: 'string' })
  Reflect.set(element, 'greeting', 'early')
  define()
  await settled(() => expect(textIn(element)).toBe('{}'))
})

it('unmounts an element that is moved in the page', async () => {
  const { element, define } = stock({})
  define()
  await settled(() => expect(textIn(element)).toBe('{}'))
  const before = unmounts
  document.body.append(document.createElement('div'), element)
  await settled(() => expect(unmounts).toBeGreaterThan(before))
})

it('throws on bad JSON in an attribute', () => {
  const { element, define } = stock({ data: 'json' })
  define()
  const { attributeChangedCallback } = Object.getPrototypeOf(element)
  expect(() => attributeChangedCallback.call(element, 'data', null, '{')).toThrow()
})

it('fires events in lower case that do not bubble', () => {
  const { element, define } = stock({})
  define()
  const received: string[] = []
  const listen = ({ type, currentTarget }: Event) =>
    received.push(`${type} on ${(currentTarget as Element).localName}`)
  for (const target of [element, document.body]) target.addEventListener('filterchange', listen)
  Reflect.get(element, Symbol.for('r2wc.props')).onFilterChange(1)
  document.body.removeEventListener('filterchange', listen)
  expect(received).toEqual([`filterchange on ${element.localName}`])
})
