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

const anId = idText('Club')
const mayMiss = optionalId('Club')
const ids = optionalIds('Categories')
const day = optionalDate('First day')
const words = line('Words', 5)
const kind = word('Kind', ['club', 'player'])

test.each<[string, string | undefined, unknown, v.GenericSchema]>([
  ['an id', '7', 7, anId],
  ['an id', '0', 0, anId],
  ['an id', '2147483647', 2_147_483_647, anId],
  ['an id', '2147483648', noNumber, anId],
  ['an id', '00000000007', noNumber, anId],
  ['an id', '', noNumber, anId],
  ['an id', '7a', noNumber, anId],
  ['an id', 'a7', noNumber, anId],
  ['an id', '-7', noNumber, anId],
  ['an id that may be missing', '7', 7, mayMiss],
  ['an id that may be missing', '', undefined, mayMiss],
  ['an id that may be missing', undefined, undefined, mayMiss],
  ['an id that may be missing', 'x', noNumber, mayMiss],
  ['ids', '1,2', [1, 2], ids],
  ['ids', '1,,2,', [1, 2], ids],
  ['ids', '', undefined, ids],
  ['ids', undefined, undefined, ids],
  ['ids', '1,x', noNumbers, ids],
  ['ids', commas(100), Array.from({ length: 100 }, (_, index) => index), ids],
  ['ids', commas(101), 'must be at most 100 numbers', ids],
  ['a day', '2026-02-28', '2026-02-28', day],
  ['a day', '', undefined, day],
  ['a day', undefined, undefined, day],
  ['a day', '2026-02-30', noDate, day],
  ['a day', '28.2.2026', noDate, day],
  ['a page', '1', 1, page],
  ['a page', '10000000', 10_000_000, page],
  ['a page', '', 1, page],
  ['a page', undefined, 1, page],
  ['a page', '0', noPage, page],
  ['a page', '10000001', noPage, page],
  ['a page', '1.5', noPage, page],
  ['a page', '1000000000', noPage, page],
  ['records on a page', '1', 1, perPage],
  ['records on a page', '100', 100, perPage],
  ['records on a page', '', 20, perPage],
  ['records on a page', undefined, 20, perPage],
  ['records on a page', '0', noPerPage, perPage],
  ['records on a page', '101', noPerPage, perPage],
  ['records on a page', 'x1', noPerPage, perPage],
  ['records on a page', '1x', noPerPage, perPage],
  ['records on a page', '0000000001', noPerPage, perPage],
  ['a line', '  Krka ', 'Krka', words],
  ['a line', 'Tivol', 'Tivol', words],
  ['a line', 'Tivoli', 'must be at most 5 characters long', words],
  ['a line', ' ', 'must not be empty', words],
  ['a line', 'a\u0000b', 'must not have control characters', words],
  ['a word', 'club', 'club', kind],
  ['a word', 'Club', 'must be one of club, player', kind],
  ['a word', '', 'must be one of club, player', kind],
])('%s of %j reads as %j', (_, text, value, schema) => {
  expect(read(schema, text)).toEqual(value)
})

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
