import type { Context } from 'hono'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  found,
  idOf,
  idText,
  line,
  optionalDate,
  optionalId,
  optionalIds,
  paging,
  pathId,
  pathSlug,
  word,
} from './parameters'

/** What the parameter reads as; the reason where it is refused. */
function read(schema: v.GenericSchema, text: string | undefined): unknown {
  const result = v.safeParse(schema, text)
  return result.success ? result.output : result.issues[0].message
}

const { page, perPage } = paging(20)
const noNumber = 'must be a number'
const noNumbers = 'must be numbers with commas between them'
const noDate = 'must be a date YYYY-MM-DD'
const noPage = 'must be a whole number from 1 to 10000000'
const noPerPage = 'must be a whole number from 1 to 100'
const commas = (count: number) => Array.from({ length: count }, (_, index) => index).join(',')

describe.each<[string, v.GenericSchema, readonly (readonly [string | undefined, unknown])[]]>([
  [
    'an id',
    idText('Club'),
    [
      ['7', 7],
      ['0', 0],
      ['2147483647', 2_147_483_647],
      ['2147483648', noNumber],
      ['00000000007', noNumber],
      ['', noNumber],
      ['7a', noNumber],
      ['a7', noNumber],
      ['-7', noNumber],
    ],
  ],
  [
    'an id that may be missing',
    optionalId('Club'),
    [
      ['7', 7],
      ['', undefined],
      [undefined, undefined],
      ['x', noNumber],
    ],
  ],
  [
    'ids',
    optionalIds('Categories'),
    [
      ['1,2', [1, 2]],
      ['1,,2,', [1, 2]],
      ['', []],
      [undefined, undefined],
      ['1,x', noNumbers],
      [commas(100), Array.from({ length: 100 }, (_, index) => index)],
      [commas(101), 'must be at most 100 numbers'],
    ],
  ],
  [
    'a day',
    optionalDate('First day'),
    [
      ['2026-02-28', '2026-02-28'],
      ['', undefined],
      [undefined, undefined],
      ['2026-02-30', noDate],
      ['28.2.2026', noDate],
    ],
  ],
  [
    'a page',
    page,
    [
      ['1', 1],
      ['10000000', 10_000_000],
      ['', 1],
      [undefined, 1],
      ['0', noPage],
      ['10000001', noPage],
      ['1.5', noPage],
      ['1000000000', noPage],
    ],
  ],
  [
    'records on a page',
    perPage,
    [
      ['1', 1],
      ['100', 100],
      ['', 20],
      [undefined, 20],
      ['0', noPerPage],
      ['101', noPerPage],
      ['x1', noPerPage],
      ['1x', noPerPage],
      ['0000000001', noPerPage],
    ],
  ],
  [
    'a line',
    line('Words', 5),
    [
      ['  Krka ', 'Krka'],
      ['Tivol', 'Tivol'],
      ['Tivoli', 'must be at most 5 characters long'],
      [' ', 'must not be empty'],
      ['a\u0000b', 'must not have control characters'],
    ],
  ],
  [
    'a word',
    word('Kind', ['club', 'player']),
    [
      ['club', 'club'],
      ['Club', 'must be one of club, player'],
      ['', 'must be one of club, player'],
    ],
  ],
])('%s', (_, schema, rows) => {
  test.each(rows)('%j reads as %j', (text, value) => {
    expect(read(schema, text)).toEqual(value)
  })
})

/** A request whose path has these parts. */
const asked = (parts: Record<string, string>) =>
  ({ req: { param: (name: string) => parts[name] } }) as unknown as Context

describe('a part of the path', () => {
  test.each([
    ['12', 12],
    ['x', undefined],
    ['', undefined],
    ['2147483648', undefined],
  ])('%j as an id is %j', (text, id) => {
    expect(idOf(text)).toBe(id)
  })

  test.each(['novica', 'a'.repeat(300), ''])('%j may be a slug', (url) => {
    expect(pathSlug(asked({ url }), 'news')).toBe(url)
  })

  test.each([
    ['an id that is none', () => pathId(asked({ id: 'x' }), 'club'), 'There is no such club.'],
    ['an id that is missing', () => pathId(asked({}), 'club'), 'There is no such club.'],
    [
      'a slug that is too long',
      () => pathSlug(asked({ url: 'a'.repeat(301) }), 'news'),
      'There is no such news.',
    ],
    ['a slug on two lines', () => pathSlug(asked({ url: 'a\nb' }), 'news'), 'There is no such news.'],
    ['what is not there', () => found(undefined, 'page'), 'There is no such page.'],
  ])('%s is unknown', (_, ask, detail) => {
    expect(ask).toThrow(expect.objectContaining({ status: 404, detail }))
  })

  test('what is there is given, also where it says nothing', () => {
    expect([pathId(asked({ id: '12' }), 'club'), pathSlug(asked({}), 'news'), found(null, 'page')]).toEqual([
      12,
      '',
      null,
    ])
  })
})
