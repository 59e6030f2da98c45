import { expect, test } from 'vitest'
import { Shelf } from './shelf'

test('what was used longest ago goes when there is no room', () => {
  const shelf = new Shelf<string>(10)
  for (const key of ['a', 'b', 'c']) shelf.put(key, key, 4)
  expect(['a', 'b', 'c'].map((key) => shelf.take(key))).toEqual([undefined, 'b', 'c'])
  shelf.take('b')
  shelf.put('d', 'd', 4)
  expect(['b', 'c', 'd'].map((key) => shelf.take(key))).toEqual(['b', undefined, 'd'])
})

test('what is larger than the room is given back and not kept, and the room is free again', () => {
  const shelf = new Shelf<string>(10)
  expect(shelf.put('a', 'large', 11)).toBe('large')
  expect(shelf.take('a')).toBe(undefined)
  shelf.put('b', 'b', 10)
  expect(shelf.take('b')).toBe('b')
})

test('what is put in the place of something takes its room too', () => {
  const shelf = new Shelf<string>(8)
  shelf.put('a', 'first', 4)
  shelf.put('a', 'second', 4)
  shelf.put('b', 'b', 4)
  expect([shelf.take('a'), shelf.take('b')]).toEqual(['second', 'b'])
  shelf.put('a', 'third', 5)
  expect([shelf.take('a'), shelf.take('b')]).toEqual(['third', undefined])
})

test('no more goes than has to', () => {
  const shelf = new Shelf<string>(10)
  for (const key of ['a', 'b', 'c', 'd', 'e']) shelf.put(key, key, 2)
  shelf.put('f', 'f', 4)
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => shelf.take(key))).toEqual([
    undefined,
    undefined,
    'c',
    'd',
    'e',
    'f',
  ])
})
