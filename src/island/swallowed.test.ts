// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showSwallowed } from './swallowed'

afterEach(() => vi.restoreAllMocks())

function elementWith(inside: string) {
  const element = document.createElement('parket-roster')
  element.innerHTML = inside
  const slot = document.createElement('slot')
  element.attachShadow({ mode: 'open' }).append(slot)
  return { element, slot }
}

describe('a fallback', () => {
  it.each([
    '<p>Kontakt</p><footer>Noga</footer>',
    '<div><parket-player></parket-player></div>',
    '<h3>Novice</h3>',
    '<nav></nav>',
    '<div role="navigation"></div>',
    '<div><div role="contentinfo"></div></div>',
    '<article lang="sl"><h1>Tuj</h1></article><footer></footer>',
  ])('stays visible with %s in it, and one line says so', (inside) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { element, slot } = elementWith(inside)
    showSwallowed(element)
    showSwallowed(element)
    expect(slot.style.display).toBe('contents')
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^parket-roster: <\/parket-roster> is missing/)]])
  })

  it.each([
    '',
    'besedilo',
    '<p>Igralci: <a href="/igralci">vsi</a></p>',
    '<article lang="sl"><h1>Naslov</h1><p>Besedilo</p><h2>Podnaslov</h2></article>',
    '<header-of-theirs></header-of-theirs>',
  ])('is hidden as any other with %j in it', (inside) => {
    const warn = vi.spyOn(console, 'warn')
    const { element, slot } = elementWith(inside)
    showSwallowed(element)
    expect([slot.style.display, warn.mock.calls]).toEqual(['', []])
  })
})

it('stays visible, whatever it holds, inside of another element that has no end tag either', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { element, slot } = elementWith('<p>Kontakt</p>')
  document.createElement('parket-match-search').append(element)
  showSwallowed(element)
  expect([slot.style.display, warn.mock.calls.length]).toEqual(['contents', 1])
})
