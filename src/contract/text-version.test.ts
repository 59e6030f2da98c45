import { expect, test } from 'vitest'
import { versionOfText } from './text-version'

test.each([
  ['', 'ztntfp'],
  ['a', '1r9wi7g'],
])('the version of %j is of its units alone', (text, version) => {
  expect(versionOfText(text)).toBe(version)
})

test.each([
  ['{"a":1}', '{"a":2}'],
  ['[1,2]', '[2,1]'],
  ['č', 'c'],
  ['\ud83c\udfc0', '\ud83c\udfc1'],
])('%s and %s have versions of their own', (one, other) => {
  expect(versionOfText(one)).not.toBe(versionOfText(other))
})
