import { afterEach, expect, test, vi } from 'vitest'
import { dayName, monthTitle, partOfBand, todayInSlovenia } from './calendar-days'

afterEach(() => {
  vi.useRealTimers()
})

test('days and months have their Slovenian names', () => {
  expect(dayName('2025-11-29')).toBe('sobota, 29. november 2025')
  expect(monthTitle(2025, 10)).toBe('november 2025')
})

test.each([
  ['2025-11-28T22:59:59Z', '2025-11-28'],
  ['2025-11-28T23:00:00Z', '2025-11-29'],
  ['2025-07-01T21:59:59Z', '2025-07-01'],
  ['2025-07-01T22:00:00Z', '2025-07-02'],
])('at %s it is %s in Slovenia, wherever the clock is', (instant, day) => {
  vi.useFakeTimers({ now: new Date(instant) })
  expect(todayInSlovenia()).toBe(day)
})

test.each<[string, string | null, number, string | null]>([
  ['2025-11-25', '2025-11-29', 3, null],
  ['2025-11-26', '2025-11-29', 3, 'first'],
  ['2025-11-29', '2025-11-29', 3, 'middle'],
  ['2025-12-02', '2025-11-29', 3, 'last'],
  ['2025-12-03', '2025-11-29', 3, null],
  ['2025-11-29', '2025-11-29', 0, null],
  ['2025-11-29', null, 3, null],
  ['2025-11-29', 'jutri', 3, null],
])('%s around %s ± %i is %s', (iso, chosen, band, place) => {
  expect(partOfBand(iso, chosen, band)).toBe(place)
})
