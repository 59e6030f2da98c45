import { expect, test } from 'vitest'
import { colorOf } from './color'

test.each([
  ['#0b2a44', '#0b2a44'],
  ['#FFF', '#fff'],
  [' #12345678 ', '#12345678'],
  ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  ['rgb(1 2 3 / 50%)', 'rgb(1 2 3 / 50%)'],
  ['hsl(210deg, 50%, 40%)', 'hsl(210deg, 50%, 40%)'],
  ['Navy', 'navy'],
])('%j is a colour', (text, color) => {
  expect(colorOf(text)).toBe(color)
})

test.each([
  null,
  undefined,
  '',
  'modra',
  '#12',
  '#12345',
  '#gggggg',
  'red;background:url(https://zlo.example/)',
  'url(https://zlo.example/)',
  'var(--p-fill)',
  'rgb(1,2)',
  'rgb(1,2,3',
  'expression(alert(1))',
  '#fff}*{display:none',
  'inherit',
])('%j is none: the default replaces it', (text) => {
  expect(colorOf(text)).toBe('#0093d4')
})
