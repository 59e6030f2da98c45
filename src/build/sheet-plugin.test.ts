import { expect, it } from 'vitest'
import { scaledLengths } from './sheet-plugin.mjs'

it.each([
  ['margin: 20px -4.5px', 'margin: calc(20 * var(--p-u)) calc(-4.5 * var(--p-u))'],
  [
    'inset: calc(50% - 60px) calc(12px + 1em)',
    'inset: calc(50% - 60 * var(--p-u)) calc(12 * var(--p-u) + 1em)',
  ],
  ['border: 3px solid', 'border: 3px solid'],
  ['height: calc(80 * 1px)', 'height: calc(80 * 1px)'],
  ['@media (width < 480px) { a { gap: 8px } }', '@media (width < 480px) { a { gap: calc(8 * var(--p-u)) } }'],
  ['/* 20px */', '/* 20px */'],
])('scales what is longer than a line: %s', (source, built) => {
  expect(scaledLengths(source)).toBe(built)
})
