import { expect, test } from 'vitest'
import { RecentAnswers } from './recent-answers'

let now = 0
let made = 0
const make = async () => `answer ${++made}`
const fresh = (life: number) => {
  now = 1
  made = 0
  return new RecentAnswers(life, { entries: 3, size: 100, sizeOf: (text) => text.length }, () => now)
}

test('what is requested by many within its life is made once, then again', async () => {
  const recent = fresh(1000)
  expect(await Promise.all([recent.take('a', make), recent.take('a', make)])).toEqual([
    'answer 1',
    'answer 1',
  ])
  now = 1001
  expect(await recent.take('a', make)).toBe('answer 1')
  now = 1002
  expect(await recent.take('a', make)).toBe('answer 2')
})

test('a failure is not kept', async () => {
  const recent = fresh(1000)
  await expect(recent.take('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await recent.take('a', make)).toBe('answer 1')
})

test('without a life every answer is new', async () => {
  const recent = fresh(0)
  expect([await recent.take('a', make), await recent.take('a', make)]).toEqual(['answer 1', 'answer 2'])
})

test('what was requested longest ago goes when there are too many', async () => {
  const recent = fresh(1000)
  for (const address of ['a', 'b', 'c', 'd']) await recent.take(address, make)
  expect(await recent.take('d', make)).toBe('answer 4')
  expect(await recent.take('a', make)).toBe('answer 5')
})

test('one that was made again is not among the oldest', async () => {
  const recent = fresh(1000)
  for (const address of ['a', 'b']) await recent.take(address, make)
  now = 1002
  for (const address of ['a', 'c', 'd']) await recent.take(address, make)
  expect(await recent.take('a', make)).toBe('answer 3')
})

test('and when they are too large together; one that is too large alone is kept by nobody', async () => {
  const recent = fresh(1000)
  const large = (length: number) => async () => `${++made}`.padEnd(length)
  for (const address of ['a', 'b']) await recent.take(address, large(60))
  expect(await recent.take('a', make)).toBe('answer 3')
  await recent.take('c', large(200))
  expect(await recent.take('c', make)).toBe('answer 5')
})

test('what is still made is waited for, however many others come meanwhile', async () => {
  const recent = fresh(1000)
  let finish = (_: string) => {}
  const slow = recent.take('slow', () => new Promise<string>((resolve) => (finish = resolve)))
  for (const address of ['a', 'b', 'c']) await recent.take(address, make)
  finish('done')
  expect(await slow).toBe('done')
})
