import { describe, expect, test } from 'vitest'
import type { StatColumn } from './stat-column'
import {
  isSortable,
  nextSort,
  readSort,
  type SortDirection,
  type StatSort,
  sortStatRows,
  sortWord,
} from './stat-order'

interface Row {
  name: string | null
  assists: number | null
  made: number
  attempted: number
}

const rowWith = (fields: Partial<Row>): Row => ({ name: 'A', assists: 0, made: 0, attempted: 0, ...fields })
const column = (value: object) => value as StatColumn<Row>
const words = column({ key: 'name', kind: 'text', head: 'Ime', text: ({ name }: Row) => name })
const numbers = column({
  key: 'assists',
  kind: 'number',
  head: 'Podaje',
  value: ({ assists }: Row) => assists,
})
const shots = column({ key: 'made', kind: 'made', head: 'PM', shots: (row: Row) => row })
const addends = ({ assists, made }: Row) => [assists, made]
const sum = column({ key: 'sum', kind: 'sum', head: 'S', addends })
const position = column({ key: 'position', kind: 'position', head: '#' })
const columns = [words, numbers, shots, sum, position]

const sorted = (rows: Row[], key: string, direction: SortDirection) =>
  sortStatRows(rows, columns, { key, direction })

describe('rows by words', () => {
  const names = ['Žagar', 'Zorman', 'Črnič', 'Cerar', null, 'Šubic', '', 'Sever', 'Dolenc']
  const rows = names.map((name) => rowWith({ name }))
  test.each<[SortDirection, (string | null)[]]>([
    ['ascending', ['Cerar', 'Črnič', 'Dolenc', 'Sever', 'Šubic', 'Zorman', 'Žagar', null, '']],
    ['descending', ['Žagar', 'Zorman', 'Šubic', 'Sever', 'Dolenc', 'Črnič', 'Cerar', null, '']],
  ])('%s, those without any last', (direction, expected) => {
    expect(sorted(rows, 'name', direction).map(({ name }) => name)).toEqual(expected)
  })
})

describe('rows by numbers', () => {
  const rows = [3, null, 10, 0, 9, null].map((assists) => rowWith({ assists }))
  test.each<[SortDirection, (number | null)[]]>([
    ['ascending', [0, 3, 9, 10, null, null]],
    ['descending', [10, 9, 3, 0, null, null]],
  ])('%s, those without any last', (direction, expected) => {
    expect(sorted(rows, 'assists', direction).map(({ assists }) => assists)).toEqual(expected)
  })

  test('that are equal keep the order they came in, whichever the direction', () => {
    const equal = ['c', 'a', 'b'].map((name) => rowWith({ name, assists: 5 }))
    for (const direction of ['ascending', 'descending'] as const)
      expect(sorted(equal, 'assists', direction).map(({ name }) => name)).toEqual(['c', 'a', 'b'])
  })
})

describe('rows by', () => {
  const rows = [
    rowWith({ name: 'half of two', made: 1, attempted: 2, assists: 1 }),
    rowWith({ name: 'none tried', assists: 9 }),
    rowWith({ name: 'half of ten', made: 5, attempted: 10, assists: null }),
    rowWith({ name: 'all', made: 1, attempted: 1, assists: 1 }),
    rowWith({ name: 'none', made: 0, attempted: 3, assists: 3 }),
  ]
  test.each([
    ['share, then by how many', 'made', ['all', 'half of ten', 'half of two', 'none', 'none tried']],
    ['sum', 'sum', ['none tried', 'none', 'half of two', 'all', 'half of ten']],
  ])('%s', (_, key, expected) => {
    expect(sorted(rows, key, 'descending').map(({ name }) => name)).toEqual(expected)
  })
})

test.each<[string, StatSort | null]>([
  ['no column is chosen', null],
  ['the column is not there', { key: 'blocks', direction: 'ascending' }],
  ['the column is the position', { key: 'position', direction: 'descending' }],
])('where %s, the order is the one delivered', (_, sort) => {
  const rows = [2, 3, 1].map((assists) => rowWith({ assists }))
  expect(sortStatRows(rows, columns, sort)).toEqual(rows)
})

test('the rows given are left as they are', () => {
  const rows = Object.freeze([2, 3, 1].map((assists) => rowWith({ assists })))
  expect(sorted([...rows], 'assists', 'ascending')).not.toEqual(rows)
  expect(rows.map(({ assists }) => assists)).toEqual([2, 3, 1])
})

test.each([
  ['words', words, ['ascending', 'descending', null, 'ascending']],
  ['numbers', numbers, ['descending', 'ascending', null, 'descending']],
  ['shots', shots, ['descending', 'ascending', null, 'descending']],
] as const)(
  'the head of %s, pressed again and again, turns the order and gives it back',
  (_, column, directions) => {
    let sort: StatSort | null = { key: 'another', direction: 'ascending' }
    const received = directions.map(() => {
      sort = nextSort(sort, column)
      return sort?.direction ?? null
    })
    expect(received).toEqual(directions)
  },
)

test('only the position is no column to sort by', () => {
  expect(columns.filter((column) => !isSortable(column))).toEqual([position])
})

describe('the order in an address', () => {
  const given: StatColumn<Row> = { key: 'given', kind: 'number', head: 'Dani koši', value: () => 0 }
  const all = [...columns, given]

  test.each<[string, StatSort]>([
    ['ime', { key: 'name', direction: 'ascending' }],
    ['-ime', { key: 'name', direction: 'descending' }],
    ['podaje', { key: 'assists', direction: 'descending' }],
    ['-podaje', { key: 'assists', direction: 'ascending' }],
    ['dani-kosi', { key: 'given', direction: 'descending' }],
  ])('%s is %j, and that is it', (word, sort) => {
    expect(readSort(word, all)).toEqual(sort)
    expect(sortWord(sort, all)).toBe(word)
  })

  test.each([null, '', '-', '#', 'nekaj', '--ime', 'IME'])('%j is none', (word) => {
    expect(readSort(word, all)).toBeNull()
  })

  test('of none, and of a column that is not there, is no word', () => {
    expect(sortWord(null, all)).toBeNull()
    expect(sortWord({ key: 'blocks', direction: 'ascending' }, all)).toBeNull()
  })
})

test('rows are sorted by how many of their last matches were won, then by how many they played', () => {
  const form: StatColumn<Row> = {
    key: 'form',
    kind: 'form',
    head: 'Zadnjih pet',
    won: ({ made, attempted }) =>
      attempted < 0 ? null : Array.from({ length: attempted }, (_, at) => at < made),
  }
  const rows = [
    rowWith({ made: 1, attempted: 1 }),
    rowWith({ attempted: -1 }),
    rowWith({ made: 1, attempted: 2 }),
  ]
  const order = sortStatRows(rows, [form], { key: 'form', direction: 'descending' })
  expect(order.map((row) => rows.indexOf(row))).toEqual([2, 0, 1])
})
