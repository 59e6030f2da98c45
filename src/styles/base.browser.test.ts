import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adoptStyles } from './adopt'
import { baseStyles } from './base'

let host: HTMLElement
let root: HTMLElement
let rude: HTMLStyleElement

beforeEach(() => {
  rude = document.head.appendChild(document.createElement('style'))
  host = document.body.appendChild(document.createElement('parket-anything'))
  const shadow = host.attachShadow({ mode: 'open' })
  adoptStyles(shadow, ...baseStyles)
  shadow.innerHTML = '<div data-root lang="sl"><p>Besedilo</p></div>'
  root = shadow.querySelector('div') as HTMLElement
})

afterEach(() => {
  host.remove()
  rude.remove()
})

const styleOf = (element: Element) => getComputedStyle(element)

describe('in a rude page', () => {
  test.each([
    '* { all: unset !important }',
    'div, p, parket-anything { display: none !important }',
    'parket-anything { display: inline }',
  ])('the element stays: %s', (css) => {
    rude.textContent = css
    expect(styleOf(host).display).toBe('block')
    expect(root.getBoundingClientRect().height).toBeGreaterThan(0)
  })

  test('a line through everything is none through ours', () => {
    rude.textContent = '* { text-decoration: line-through !important }'
    expect(styleOf(host).textDecorationLine).toBe('none')
  })

  const inherited: [property: string, value: string, ours: string][] = [
    ['letter-spacing', '9px', 'normal'],
    ['text-align', 'right', 'start'],
    ['line-height', '3', '24px'],
    ['direction', 'rtl', 'ltr'],
    ['white-space', 'nowrap', 'normal'],
    ['font-size', '40px', '16px'],
    ['pointer-events', 'none', 'auto'],
    ['writing-mode', 'vertical-rl', 'horizontal-tb'],
    ['color', 'red', 'rgb(15, 28, 38)'],
  ]
  test.each(inherited)('%s: %s does not come in', (property, value, ours) => {
    rude.textContent = `body { ${property}: ${value} }`
    expect(styleOf(root).getPropertyValue(property)).toBe(ours)
  })

  test('html { font-size: 62.5% } changes no size', () => {
    rude.textContent = 'html { font-size: 62.5% }'
    expect(styleOf(root).fontSize).toBe('16px')
  })
})

describe('of the host, what is meant comes in', () => {
  test.each([
    ['font-family', 'body { font-family: Georgia }', 'Georgia'],
    ['font-family', 'body { font-family: Georgia; --parket-font-family: Verdana }', 'Verdana'],
    ['font-size', 'body { --parket-scale: 1.25 }', '20px'],
    ['color-scheme', 'html { color-scheme: dark }', 'dark'],
    ['visibility', 'body { visibility: hidden }', 'hidden'],
  ])('%s by %s', (property, css, ours) => {
    rude.textContent = css
    expect(styleOf(root).getPropertyValue(property)).toBe(ours)
  })

  test.each([
    ['hidden', () => host.toggleAttribute('hidden')],
    ['a class', () => host.classList.add('closed')],
    ['a style', () => host.style.setProperty('display', 'none')],
  ])('%s of its own hides the element', (_, hide) => {
    rude.textContent = '.closed { display: none }'
    hide()
    expect(styleOf(host).display).toBe('none')
  })

  test.each(['flex', 'grid', 'inline'])('a class that makes it %s: the screen fills it', (display) => {
    rude.textContent = `.row { display: ${display}; justify-items: center }`
    host.classList.add('row')
    expect(root.getBoundingClientRect().width).toBe(document.body.clientWidth)
  })

  test('its place: an element in a place that shrinks has a width all the same', () => {
    rude.textContent = 'body { display: flex }'
    expect(host.getBoundingClientRect().width).toBeGreaterThan(200)
  })
})
