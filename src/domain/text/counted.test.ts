import { expect, it } from 'vitest'
import { countedText } from './counted'

it.each([
  [{ matches: 83, from: 2003, to: 2026 }, 'Iz 83 tekem v zbirki (2003–2026)'],
  [{ matches: 101, from: 2003, to: 2026 }, 'Iz 101 tekme v zbirki (2003–2026)'],
  [{ matches: 2, from: 2025, to: 2025 }, 'Iz 2 tekem v zbirki (2025)'],
])('%j is worded "%s"', (counted, text) => {
  expect(countedText(counted)).toBe(text)
})
