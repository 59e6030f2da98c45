import { afterEach, describe, expect, test } from 'vitest'
import { adoptStyles } from './adopt'
import { baseStyles } from './base'

type Scheme = 'light' | 'dark'

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

/** Red, green and blue, 0–255, of any CSS colour, as the screen would show it. */
function screenColor(css: string): [number, number, number] {
  if (!canvas) throw new Error('no canvas')
  canvas.fillStyle = css
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

const hex = (css: string) =>
  `#${screenColor(css)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

/** WCAG 2.2 relative luminance and contrast. */
function luminance(css: string): number {
  const [red, green, blue] = screenColor(css).map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const hosts: HTMLElement[] = []
afterEach(() => {
  for (const host of hosts.splice(0)) host.remove()
})

function tokensIn(scheme: Scheme, properties: Record<string, string> = {}): (token: string) => string {
  const host = document.body.appendChild(document.createElement('div'))
  hosts.push(host)
  host.style.colorScheme = scheme
  for (const [name, value] of Object.entries(properties)) host.style.setProperty(name, value)
  const shadow = host.attachShadow({ mode: 'open' })
  adoptStyles(shadow, ...baseStyles)
  shadow.innerHTML = '<div data-root><i></i></div>'
  const probe = shadow.querySelector('i')
  if (!probe) throw new Error('no probe')
  return (token) => {
    probe.style.color = `var(--p-${token})`
    return getComputedStyle(probe).color
  }
}

describe('the contrast', () => {
  const grounds = ['surface', 'sunken', 'sunken-2', 'tint']
  /** What is written or rendered on what, and at least how clear it is (WCAG: 4.5 for words, 3 for what is used). */
  test.each<[ink: string, on: string[], least: number]>([
    ['text', grounds, 13],
    ['muted', [...grounds, 'tint-2'], 4.5],
    ['accent', [...grounds, 'tint-2'], 4.5],
    ['on-primary', ['fill', 'fill-hover', 'deep'], 4.5],
    ['control', ['surface', 'raised', 'sunken'], 3],
    ['primary', ['surface', 'sunken'], 3],
  ])('of %s on %j is at least as good as it must be, in light and dark', (ink, on, least) => {
    for (const scheme of ['light', 'dark'] as const) {
      const token = tokensIn(scheme)
      const ratios = on.map((ground) => contrast(token(ink), token(ground)))
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(least)
    }
  })

  const brands = ['#ffd400', '#e11d48', '#16a34a', '#f97316', '#fff', '#000', '#0f0', '#ff0', '#00f']
  test.each(brands)('of a brand in %s stays legible everywhere, and of its lines in the dark', (brand) => {
    const inDark = tokensIn('dark', { '--parket-color-primary': brand })
    for (const token of [tokensIn('light', { '--parket-color-primary': brand }), inDark]) {
      for (const ground of ['fill', 'fill-hover', 'deep']) {
        expect(contrast('#fff', token(ground))).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrast(token('accent'), token('surface'))).toBeGreaterThanOrEqual(4.5)
    }
    for (const ground of ['surface', 'raised']) {
      expect(contrast(inDark('primary'), inDark(ground))).toBeGreaterThanOrEqual(3)
    }
  })
})

test('the host sets every public property', () => {
  const token = tokensIn('dark', {
    '--parket-color-primary': '#7fa8d0',
    '--parket-color-on-primary': '#fefefe',
    '--parket-color-surface': '#fdfdfd',
    '--parket-color-text': '#010101',
    '--parket-color-muted': '#444444',
    '--parket-color-border': '#cccccc',
  })
  const names = ['primary', 'on-primary', 'surface', 'text', 'muted', 'border']
  expect(names.map((name) => hex(token(name))).join(' ')).toBe(
    '#7fa8d0 #fefefe #fdfdfd #010101 #444444 #cccccc',
  )
})
