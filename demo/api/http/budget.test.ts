import { expect, test } from 'vitest'
import { Budget } from './budget'

test('an address has so much at once, and again as time goes by; another one has its own', () => {
  let now = 0
  const budget = new Budget(3, 2, () => now)
  const spend = (times: number, address = 'a') => Array.from({ length: times }, () => budget.spend(address))
  expect(spend(4)).toEqual([true, true, true, false])
  expect(spend(1, 'b')).toEqual([true])
  now = 499
  expect(spend(1)).toEqual([false])
  now = 1000
  expect(spend(3)).toEqual([true, true, false])
  now = 1_000_000
  expect(spend(4)).toEqual([true, true, true, false])
})

test('a crowd of addresses is forgotten from its oldest on', () => {
  const budget = new Budget(1, 0, () => 0)
  expect([budget.spend('first'), budget.spend('first')]).toEqual([true, false])
  for (let n = 0; n < 10_000; n++) budget.spend(String(n))
  expect([budget.spend('first'), budget.spend('9999')]).toEqual([true, false])
})
