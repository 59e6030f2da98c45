import { expect, test } from 'vitest'
import { isNation } from './nation'

test.each([
  ['SLO', true],
  ['USA', true],
  ['AFG', true],
  ['ZIM', true],
  ['YUG', true],
  ['slo', false],
  ['SL', false],
  ['SLOV', false],
  ['LO ', false],
  ['G A', false],
  ['XYZ', false],
  ['SVN', false],
  ['', false],
])('%j is a nation’s code: %s', (code, known) => {
  expect(isNation(code)).toBe(known)
})
