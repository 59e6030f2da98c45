import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../domain/time/date'
import { shownDay } from './calendar-days'
import { addMonths, dayAfterKey } from './calendar-keys'

test.each<[string, boolean, string, string | null]>([
  ['ArrowLeft', false, '2025-11-01', '2025-10-31'],
  ['ArrowRight', false, '2025-12-31', '2026-01-01'],
  ['ArrowUp', false, '2025-11-03', '2025-10-27'],
  ['ArrowDown', false, '2025-11-29', '2025-12-06'],
  ['Home', false, '2025-11-29', '2025-11-24'],
  ['Home', false, '2025-11-24', '2025-11-24'],
  ['End', false, '2025-11-29', '2025-11-30'],
  ['End', false, '2025-11-30', '2025-11-30'],
  ['PageDown', false, '2025-01-31', '2025-02-28'],
  ['PageUp', false, '2025-03-31', '2025-02-28'],
  ['PageDown', true, '2024-02-29', '2025-02-28'],
  ['PageUp', true, '2025-11-29', '2024-11-29'],
  ['Enter', false, '2025-11-29', null],
  [' ', false, '2025-11-29', null],
  ['Tab', false, '2025-11-29', null],
  ['a', false, '2025-11-29', null],
])('%s (with Shift: %s) leads from %s to %s', (key, shift, from, to) => {
  expect(dayAfterKey(from, key, shift)).toBe(to)
})

describe('months', () => {
  const days = fc.integer({ min: 0, max: 300_000 }).map((count) => addDays('1700-01-01', count))

  test('lead back to the same month whatever the day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -600, max: 600 }), (iso, months) => {
        expect(addMonths(addMonths(iso, months), -months).slice(0, 7)).toBe(iso.slice(0, 7))
      }),
    )
  })

  test.each([
    ['9999-12-31', 1, '9999-12-31'],
    ['0001-01-15', -1, '0001-01-15'],
  ])('end with the years: %s and %i give %s', (iso, months, expected) => {
    expect(addMonths(iso, months)).toBe(expected)
  })
})

test.each([
  ['2025-06-01', '2025-06-01'],
  ['1899-12-31', '1900-01-01'],
  ['2200-01-01', '2199-12-31'],
])('instead of %s the calendar shows %s', (iso, shown) => {
  expect(shownDay(iso)).toBe(shown)
})
