import { expect, test } from 'vitest'
import { knownQuery } from './known-query'

const keys = ['sezona', 'klub', 'kategorija', 'stran']

test.each([
  ['', ''],
  ['sezona=2026&klub=3', 'sezona=2026&klub=3'],
  ['?klub=3&sezona=2026', 'sezona=2026&klub=3'],
  ['fbclid=x&klub=3&utm_source=a&sezona=2026&gclid=', 'sezona=2026&klub=3'],
  ['klub=3&klub=4', 'klub=3'],
  ['klub=', 'klub='],
  ['kategorija=&kategorija=3&kategorija=4,5&kategorija=', 'kategorija=3%2C4%2C5'],
  ['kategorija=&kategorija=', 'kategorija='],
  ['Klub=3&klub%20=3&KLUB=3', ''],
  ['klub=a%20b&sezona=%C4%8D', 'sezona=%C4%8D&klub=a+b'],
  ['%6Blub=3', 'klub=3'],
  ['&&=&x', ''],
])('of "%s" is known "%s"', (query, known) => {
  expect(knownQuery(query, keys)).toBe(known)
  expect(knownQuery(known, keys)).toBe(known)
})

test('where no key is known nothing is', () => {
  expect(knownQuery('sezona=2026', [])).toBe('')
})
