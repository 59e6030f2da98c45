import { expect, test } from 'vitest'
import { segmentKindOf, segmentKinds } from './segment-kind'

test.each(segmentKinds)('%s is known by its literal name', (type) => {
  expect(segmentKindOf(type, 'KZS')).toBe(type)
})

test.each([
  ['kzs_members', 'KZS', 'members'],
  ['KZS_Members', 'kzs', 'members'],
  ['fiba_members', 'KZS', 'unknown'],
  ['HTML_TEXT', 'KZS', 'unknown'],
  ['About us', 'KZS', 'unknown'],
  ['__proto__', 'KZS', 'unknown'],
  ['constructor', 'KZS', 'unknown'],
  ['', 'KZS', 'unknown'],
])('%j at %s is %s', (type, federation, kind) => {
  expect(segmentKindOf(type, federation)).toBe(kind)
})
