import { expect, test } from 'vitest'
import { slovenianInstant } from './instant'

test.each([
  ['2026-02-27 18:00:00', '2026-02-27T18:00:00+01:00'],
  ['2025-08-31 00:00:00', '2025-08-31T00:00:00+02:00'],
  ['2025-12-31 23:59:59', '2025-12-31T23:59:59+01:00'],
])('%s in Slovenia is %s', (wallTime, instant) => {
  expect(slovenianInstant(wallTime)).toBe(instant)
})
