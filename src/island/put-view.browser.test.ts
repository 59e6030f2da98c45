import { afterEach, describe, expect, test } from 'vitest'
import { putView } from './put-view'
import { viewFacts } from './view-facts'

afterEach(() => document.body.replaceChildren())

const view = (color: string, more = '') =>
  `<style>p { color: ${color} }</style><div data-root><p>Krka</p>${more}</div><slot></slot><script type="application/json" data-view>{"now":"1a"}</script>`

function shown(html: string): HTMLElement {
  const host = document.createElement('parket-probe')
  document.body.append(host)
  putView(host, { html, uses: 1 })
  return host
}

const colorOf = (host: Element) => getComputedStyle(host.shadowRoot?.querySelector('p') as Element).color

describe('a view', () => {
  test('is in the root as the server rendered it, and looks by its style', () => {
    const host = shown(view('rgb(1, 2, 3)'))
    expect([...(host.shadowRoot?.children ?? [])].map(({ localName }) => localName)).toEqual([
      'div',
      'slot',
      'script',
    ])
    expect(colorOf(host)).toBe('rgb(1, 2, 3)')
    expect(document.querySelector('style')?.textContent ?? '').not.toContain('rgb(1, 2, 3)')
  })

  test('has the sheet of all views that look alike, and no other', () => {
    const [one, two, other] = [view('red'), view('red'), view('blue')].map(shown)
    expect(two?.shadowRoot?.adoptedStyleSheets[0]).toBe(one?.shadowRoot?.adoptedStyleSheets[0])
    expect(other?.shadowRoot?.adoptedStyleSheets[0]).not.toBe(one?.shadowRoot?.adoptedStyleSheets[0])
  })

  test('has views inside it with a root and a style of their own, also where several elements show it', () => {
    const inner = `<parket-inner><template shadowrootmode="open">${view('rgb(4, 5, 6)')}</template></parket-inner>`
    const shared = { html: view('rgb(1, 2, 3)', inner), uses: 3 }
    const hosts = Array.from({ length: 3 }, () => document.createElement('parket-probe'))
    document.body.append(...hosts)
    for (const host of hosts) {
      putView(host, shared)
      // What happens to one is not the next one's.
      host.shadowRoot?.querySelector('p')?.append(' in Helios')
    }
    for (const host of hosts) {
      const nested = host.shadowRoot?.querySelector('parket-inner') as Element
      const texts = [host, nested].map(({ shadowRoot }) => shadowRoot?.querySelector('p')?.textContent)
      expect(texts).toEqual(['Krka in Helios', 'Krka'])
      expect([host, nested].map(colorOf)).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)'])
      expect(nested.childElementCount).toBe(0)
      expect(viewFacts(nested.shadowRoot)).toEqual({ now: '1a' })
    }
  })

  test('runs no script in it', () => {
    shown(view('red', '<script>document.title = "ran"</script>'))
    expect(document.title).not.toBe('ran')
  })
})

test.each([
  ['no view', '<p>Naše</p>', null],
  ['a broken block', '<script type="application/json" data-view>{"now</script>', {}],
  ['an empty block', '<script type="application/json" data-view></script>', {}],
])('%s says %s, and no root nothing', (_, html, facts) => {
  const place = document.createElement('div')
  place.innerHTML = html
  expect([viewFacts(place), viewFacts(null)]).toEqual([facts, null])
})

test('what a host has given all objects is no fact', () => {
  Object.assign(Object.prototype, { keys: () => [] })
  try {
    const { keys } = viewFacts(shown(view('red')).shadowRoot) ?? {}
    expect(keys).toBeUndefined()
  } finally {
    Reflect.deleteProperty(Object.prototype, 'keys')
  }
})
