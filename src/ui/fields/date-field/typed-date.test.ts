import { expect, test } from 'vitest'
import { heldWithin, isWithin, readTypedDate } from './typed-date'

test.each([
  ['29.11.2025', '2025-11-29'],
  ['1.2.2025', '2025-02-01'],
  [' 1. 2. 2025 ', '2025-02-01'],
  ['29/11/2025', '2025-11-29'],
  ['29-11-2025', '2025-11-29'],
  ['29 11 2025', '2025-11-29'],
  ['29,11,2025', '2025-11-29'],
  ['29112025', '2025-11-29'],
  ['2025-11-29', '2025-11-29'],
  ['', null],
  ['29', null],
  ['29.11', null],
  ['29.11.25', null],
  ['31.11.2025', null],
  ['30.2.2025', null],
  ['32132025', null],
  ['2912025', null],
  ['11.29.2025', null],
  ['jutri', null],
  ['29.11.2025x', null],
])('“%s” is read as %s', (text, iso) => {
  expect(readTypedDate(text)).toBe(iso)
})

test.each<[string, string | null, string | null, boolean]>([
  ['2025-11-29', null, null, true],
  ['2025-11-29', '2025-11-29', '2025-11-29', true],
  ['2025-11-28', '2025-11-29', null, false],
  ['2025-11-30', null, '2025-11-29', false],
])('whether %s is within %s and %s: %s', (iso, min, max, within) => {
  expect(isWithin(iso, min, max)).toBe(within)
})

test.each([
  ['2025-06-01', '2025-06-01'],
  ['1999-06-01', '2000-01-01'],
  ['2031-06-01', '2030-12-31'],
])('%s is held at %s', (iso, held) => {
  expect(heldWithin(iso, { min: '2000-01-01', max: '2030-12-31' })).toBe(held)
})
