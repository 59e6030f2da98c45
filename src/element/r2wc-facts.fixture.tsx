/**
 * The eight facts of r2wc that the frame cures, each seen twice: the library still has it (so that an upgrade
 * that mends it is noticed), ours does not. Run in happy-dom and in Chromium.
 */
import r2wcReact from '@r2wc/react-to-web-component'
import { afterEach, expect, test, vi } from 'vitest'
import { Counter, lifeOfProbes, makeProbe, settled, textIn } from './element.fixture'
import { register } from './register'

let number = 0
const mounts: string[] = []

function stock(properties: Record<string, 'string' | 'boolean' | 'json'>, events: string[] = []) {
  number += 1
  const name = `stock-probe-${number}`
  // biome-ignore lint/correctness/noComponentHookFactories: every probe is its own component on purpose.
  const View = (values: Record<string, unknown>) => {
    const { container, ...rest } = values
    mounts.push(name)
    return <p ref={() => () => void mounts.push(`gone ${name}`)}>{JSON.stringify(rest)}</p>
  }
  const make = () => r2wcReact(View, { shadow: 'open', props: properties, events } as never)
  return { name, define: () => customElements.define(name, make()) }
}

function ours() {
  const probe = makeProbe(Counter)
  return { name: probe.tag.tag, define: () => register(probe) }
}

const put = (html: string): HTMLElement => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

export function describeR2wcFacts(): void {
  afterEach(() => {
    document.body.innerHTML = ''
  })

  test('r2wc mounts a detached element as soon as an attribute changes; ours waits for the document', async () => {
    const theirs = stock({ greeting: 'string' })
    theirs.define()
    const detached = document.createElement(theirs.name)
    detached.setAttribute('greeting', 'a')
    await settled(() => expect(textIn(detached)).toContain('a'))

    const mine = ours()
    mine.define()
    const element = document.createElement(mine.name)
    element.setAttribute('greeting', 'a')
    const later = put(`<${mine.name} greeting="b"></${mine.name}>`)
    await settled(() => expect(textIn(later)).toContain('b'))
    expect(textIn(element)).toBe('')
  })

  test('r2wc ignores that an attribute is removed; ours goes back to the default', async () => {
    const theirs = stock({ greeting: 'string' })
    theirs.define()
    const deaf = put(`<${theirs.name} greeting="a"></${theirs.name}>`)
    deaf.removeAttribute('greeting')
    await settled(() => expect(textIn(deaf)).toContain('a'))

    const mine = ours()
    mine.define()
    const element = put(`<${mine.name} greeting="a"></${mine.name}>`)
    await settled(() => expect(textIn(element)).toContain('a 20'))
    element.removeAttribute('greeting')
    await settled(() => expect(textIn(element)).toContain('nothing 20'))
  })

  test('r2wc ignores that an attribute becomes empty; ours takes it as not given', async () => {
    const theirs = stock({ greeting: 'string' })
    theirs.define()
    const deaf = put(`<${theirs.name} greeting="a"></${theirs.name}>`)
    deaf.setAttribute('greeting', '')
    await settled(() => expect(textIn(deaf)).toContain('a'))

    const mine = ours()
    mine.define()
    const element = put(`<${mine.name} greeting="a"></${mine.name}>`)
    element.setAttribute('greeting', '')
    await settled(() => expect(textIn(element)).toContain('nothing 20'))
  })

  test('r2wc does not take flag="" as true; ours takes on and off, and boolean properties', async () => {
    const theirs = stock({ flag: 'boolean' })
    theirs.define()
    const deaf = put(`<${theirs.name} flag=""></${theirs.name}>`)
    await settled(() => expect(textIn(deaf)).toBe('{}'))

    const mine = ours()
    mine.define()
    const element = put(`<${mine.name} staff="off"></${mine.name}>`)
    await settled(() => expect(textIn(element)).toContain('20 off'))
    Reflect.set(element, 'staff', true)
    await settled(() => expect(textIn(element)).toContain('20 on'))
    expect(element.getAttribute('staff')).toBe('on')
  })

  test('r2wc loses a property set before the definition; ours keeps it', async () => {
    const theirs = stock({ greeting: 'string' })
    const early = put(`<${theirs.name}></${theirs.name}>`)
    Reflect.set(early, 'greeting', 'early')
    theirs.define()
    await settled(() => expect(textIn(early)).toBe('{}'))

    const mine = ours()
    const element = put(`<${mine.name}></${mine.name}>`)
    Reflect.set(element, 'perPage', 7)
    mine.define()
    await settled(() => expect(textIn(element)).toContain('nothing 7'))
    Reflect.set(element, 'perPage', 8)
    await settled(() => expect(textIn(element)).toContain('nothing 8'))
  })

  test('r2wc unmounts on a move; ours keeps its state', async () => {
    const theirs = stock({})
    theirs.define()
    const uprooted = put(`<${theirs.name}></${theirs.name}>`)
    await settled(() => expect(mounts).toContain(theirs.name))
    document.body.append(document.createElement('div'), uprooted)
    await settled(() => expect(mounts).toContain(`gone ${theirs.name}`))

    const mine = ours()
    mine.define()
    const element = put(`<${mine.name}></${mine.name}>`)
    await settled(() => expect(textIn(element)).toContain('clicked 0'))
    element.shadowRoot?.querySelector('button')?.click()
    await settled(() => expect(textIn(element)).toContain('clicked 1'))
    document.body.append(document.createElement('div'), element)
    element.setAttribute('greeting', 'moved')
    await settled(() => expect(textIn(element)).toContain('moved'))
    expect(textIn(element)).toContain('clicked 1')
    expect(lifeOfProbes).not.toContain(`unmounted ${mine.name}`)
    element.remove()
    await settled(() => expect(lifeOfProbes).toContain(`unmounted ${mine.name}`))
  })

  test('r2wc throws on bad JSON in an attribute; ours takes no JSON and falls back with one warning', async () => {
    const theirs = stock({ data: 'json' })
    theirs.define()
    const broken = document.createElement(theirs.name)
    expect(() =>
      Reflect.get(Object.getPrototypeOf(broken), 'attributeChangedCallback').call(broken, 'data', null, '{'),
    ).toThrow()

    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const mine = ours()
    mine.define()
    const element = put(`<${mine.name} per-page="{"></${mine.name}>`)
    await settled(() => expect(textIn(element)).toContain('nothing 20'))
    element.setAttribute('greeting', 'again')
    await settled(() => expect(textIn(element)).toContain('again 20'))
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`${mine.name}: per-page="{"`)]])
    warn.mockRestore()
  })

  test('r2wc lower-cases events and does not let them bubble; ours have their names and bubble', async () => {
    const theirs = stock({}, ['onFilterChange'])
    theirs.define()
    const mute = put(`<${theirs.name}></${theirs.name}>`)
    const received: string[] = []
    const listen = (event: Event) =>
      received.push(`${event.type} on ${(event.currentTarget as Element).localName}`)
    mute.addEventListener('filterchange', listen)
    document.body.addEventListener('filterchange', listen)
    const properties = Reflect.get(mute, Symbol.for('r2wc.props')) as {
      onFilterChange: (detail: unknown) => void
    }
    properties.onFilterChange(1)
    expect(received).toEqual([`filterchange on ${theirs.name}`])

    const mine = ours()
    mine.define()
    document.body.addEventListener('parket-load', listen)
    const element = put(`<${mine.name}></${mine.name}>`)
    await settled(() => expect(received).toContain('parket-load on body'))
    expect(textIn(element)).toContain('clicked')
    document.body.removeEventListener('parket-load', listen)
    document.body.removeEventListener('filterchange', listen)
  })
}
