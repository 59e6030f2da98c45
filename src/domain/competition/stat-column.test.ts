import { expect, test } from 'vitest'
import { isWords, pointsOf, type StatColumn, statText } from './stat-column'

interface Row {
  name: string | null
  number: number | null
}

const row: Row = { name: 'Jaka Hribar', number: 46 }
const made = { free_throws_made: 31, two_points_made: 34, three_points_made: 21 }
/** Each with the row's own values. */
const column = (value: object) => ({ key: 'a', head: 'A', ...value }) as StatColumn<Row>

test.each([
  [31, 34, 21, 162],
  [0, 0, 0, 0],
  [1, 0, 0, 1],
  [0, 1, 0, 2],
  [0, 0, 1, 3],
])('%i free throws, %i twos and %i threes are %i points', (free, twos, threes, points) => {
  expect(pointsOf({ free_throws_made: free, two_points_made: twos, three_points_made: threes })).toBe(points)
})

test.each<[string, object, string | null, string | null]>([
  ['the row’s place', { kind: 'position' }, '3', null],
  ['the place that was delivered', { kind: 'position', given: () => 7 }, '7', null],
  ['a text', { kind: 'text', text: ({ name }: Row) => name }, 'Jaka Hribar', null],
  ['no text', { kind: 'text', text: () => null }, null, null],
  ['no empty text', { kind: 'text', text: () => '' }, null, null],
  [
    'the words of a link',
    { kind: 'link', text: ({ name }: Row) => name, href: () => null },
    'Jaka Hribar',
    null,
  ],
  ['a number', { kind: 'number', value: ({ number }: Row) => number }, '46', null],
  ['a nought', { kind: 'number', value: () => 0 }, '0', null],
  ['a link’s detail', { kind: 'link', text: () => 'A', href: () => null, detail: () => '2025' }, 'A', '2025'],
  ['a text’s detail', { kind: 'text', text: () => 'A', detail: () => 'pred B' }, 'A', 'pred B'],
  ['an average', { kind: 'average', of: () => ({ sum: 118, count: 7 }) }, '16,9', null],
  ['no average over none', { kind: 'average', of: () => ({ sum: 0, count: 0 }) }, null, null],
  ['no number', { kind: 'number', value: () => null }, null, null],
  ['a difference with its plus', { kind: 'number', signed: true, value: () => 121 }, '+121', null],
  ['a difference with a true minus', { kind: 'number', signed: true, value: () => -162 }, '−162', null],
  [
    'made of attempted in per cent',
    { kind: 'made', shots: () => ({ made: 31, attempted: 36 }) },
    '86 %',
    '31/36',
  ],
  ['none made', { kind: 'made', shots: () => ({ made: 0, attempted: 2 }) }, '0 %', '0/2'],
  ['no shots', { kind: 'made', shots: () => null }, null, null],
  ['a sum over its parts', { kind: 'sum', addends: () => [4, 22] }, '26', '4 + 22'],
  ['no sum of what isn’t known', { kind: 'sum', addends: () => [4, null] }, null, null],
  ['points of shots', { kind: 'points', shots: () => made }, '162', null],
  ['an unknown code as it is', { kind: 'flag', code: () => 'Martinska' }, 'Martinska', null],
  ['no code', { kind: 'flag', code: () => null }, null, null],
])('a cell says %s', (_, value, main, detail) => {
  expect(statText(column(value), row, 2)).toEqual({ main: main?.replace(' %', '\u00a0%') ?? null, detail })
})

test.each([
  ['text', true],
  ['link', true],
  ['flag', true],
  ['position', false],
  ['number', false],
  ['sum', false],
] as const)('%s is words: %s', (kind, words) => {
  expect(isWords({ kind })).toBe(words)
})
