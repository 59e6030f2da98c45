import { expect, it } from 'vitest'
import { nationName } from './nation-name'

it.each([
  ['SLO', 'Slovenija'],
  ['USA', 'ZDA'],
  ['XYZ', 'XYZ'],
  ['slo', 'slo'],
  ['toString', 'toString'],
  ['', ''],
])('%j is called %j', (code, name) => {
  expect(nationName(code)).toBe(name)
})
