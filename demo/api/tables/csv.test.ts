import { describe, expect, test } from 'vitest'
import { csvOf, csvRows } from './csv'

describe('a cell', () => {
  test.each([
    ['Krka', 'Krka'],
    ['a;b', '"a;b"'],
    ['"Zmaji"', '"""Zmaji"""'],
    ['dve\nvrstici', '"dve\nvrstici"'],
    ['=1+1', "'=1+1"],
    ['+386 1', "'+386 1"],
    ['-', "'-"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['=A1;"x"', '"\'=A1;""x"""'],
    ["'=1", "''=1"],
    ["O'Neal", "O'Neal"],
    ['', ''],
  ])('%j is written as %j, and read back', (text, written) => {
    const csv = csvOf(['Ime', 'Konec'], [[text, 'x']])
    expect(csv).toBe(`\ufeffIme;Konec\r\n${written};x\r\n`)
    expect(csvRows(csv)).toEqual([
      ['Ime', 'Konec'],
      [text, 'x'],
    ])
  })

  test('with a number is no text', () => {
    expect(csvOf(['Razlika'], [[-5], [null]])).toBe('\ufeffRazlika\r\n-5\r\n\r\n')
  })
})

test.each([
  [
    'a;b\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\r\n\r\n;;\r\nc;\r\n',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['a;', [['a', '']]],
  ['', []],
])('%j is read as %j', (text, rows) => {
  expect(csvRows(text)).toEqual(rows)
})

test.each(['"a;b', '"a"b;c'])('%j is refused', (text) => {
  expect(() => csvRows(`x;y\n${text}`)).toThrow('line 2')
})
