import { expect, test } from 'vitest'
import { publishedText } from './published'

test.each([
  ['2025-11-14 10:30:00', '14. nov.'],
  ['2025-05-01 00:00:00', '1. maj'],
  ['2025-01-09 23:59:59', '9. jan.'],
  ['2025-12-31 23:59:59', '31. dec.'],
  ['2024-12-31 23:59:59', '31. dec. 2024'],
  ['2026-01-01 00:00:00', '1. jan.'],
  ['2025-02-30 10:00:00', ''],
  ['včeraj', ''],
])('%s is "%s" in 2025', (wallTime, text) => {
  expect(publishedText(wallTime, '2025')).toBe(text)
})
