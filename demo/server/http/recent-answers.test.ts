import { expect, test } from 'vitest'
import { RecentAnswers } from './recent-answers'

let now = 0
let made = 0
const make = async () => `answer ${++made}`
const fresh = (life: number) => {
  now = 0
  made = 0
  return new RecentAnswers(life, 3, () => now)
}

test('what is asked for by many within its life is made once, then anew', async () => {
  const recent = fresh(1000)
  expect(await Promise.all([recent.take('a', make), recent.take('a', make)])).toEqual([
    'answer 1',
    'answer 1',
  ])
  now = 999
  expect(await recent.take('a', make)).toBe('answer 1')
  now = 1000
  expect(await recent.take('a', make)).toBe('answer 2')
})

test('another address has its own answer', async () => {
  const recent = fresh(1000)
  expect([await recent.take('a', make), await recent.take('b', make)]).toEqual(['answer 1', 'answer 2'])
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

test('the oldest go when there are too many', async () => {
  const recent = fresh(1000)
  for (const address of ['a', 'b', 'c', 'd']) await recent.take(address, make)
  expect(await recent.take('d', make)).toBe('answer 4')
  expect(await recent.take('a', make)).toBe('answer 5')
})

test('one that was made anew is not among the oldest', async () => {
  const recent = fresh(1000)
  for (const address of ['a', 'b']) await recent.take(address, make)
  now = 1000
  for (const address of ['a', 'c', 'd']) await recent.take(address, make)
  expect(await recent.take('a', make)).toBe('answer 3')
})

test('an old failure takes no newer answer along', async () => {
  const recent = fresh(1000)
  let fail = (_: Error) => {}
  const failing = recent.take('a', () => new Promise<string>((_, reject) => (fail = reject)))
  now = 1000
  await recent.take('a', make)
  fail(new Error('late'))
  await expect(failing).rejects.toThrow('late')
  expect(await recent.take('a', make)).toBe('answer 1')
})

test('has a clock and room of its own', async () => {
  const recent = new RecentAnswers(60_000)
  made = 0
  for (let address = 0; address <= 300; address++) await recent.take(String(address), make)
  expect([await recent.take('1', make), await recent.take('0', make)]).toEqual(['answer 2', 'answer 302'])
})
