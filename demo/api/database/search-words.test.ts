import { expect, test } from 'vitest'
import { wordsOf } from './search-words'

test.each([
  ['Liga 2026/27, Krško', ['liga', '2026', '27', 'krsko']],
  ['', []],
  [' – !?', []],
  ['a', ['a']],
  ['x'.repeat(101), ['x'.repeat(100)]],
  ['x'.repeat(100), ['x'.repeat(100)]],
  ['𐐷'.repeat(101), ['𐐷'.repeat(100)]],
])('the words of "%s" are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('of a text without end there are twenty thousand', () => {
  expect(wordsOf('a '.repeat(20_001))).toHaveLength(20_000)
})
