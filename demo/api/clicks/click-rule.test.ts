import { expect, test } from 'vitest'
import { type ClickDecision, type CountedClick, decideClick } from './click-rule'

const now = 1_000_000_000
/** Clicks on another ad, the newest `age` milliseconds old and the others a second apart. */
const others = (count: number, age: number): CountedClick[] =>
  Array.from({ length: count }, (_, index) => ({ ad: `other-${index}`, at: now - age - index * 1000 }))

const counted = { kind: 'counted' } as const
const repeated = { kind: 'repeated' } as const
const refused = (seconds: number) => ({ kind: 'refused', seconds }) as const

test.each<[string, CountedClick[], ClickDecision]>([
  ['the first click counts', [], counted],
  ['the same ad within a second is a repeat', [{ ad: 'a', at: now - 999 }], repeated],
  ['the same ad after a second counts again', [{ ad: 'a', at: now - 1000 }], counted],
  ['another ad within a second counts', [{ ad: 'b', at: now - 1 }], counted],
  [
    'a repeat counted a moment later by another process is a repeat too',
    [{ ad: 'a', at: now + 5 }],
    repeated,
  ],
  ['the thirtieth in a minute counts', others(29, 0), counted],
  ['the thirty-first waits for the oldest to fall out of the minute', others(30, 0), refused(31)],
  ['the wait is at least a second', others(30, 30_999), refused(1)],
  ['clicks of a minute ago are forgotten', others(30, 60_000), counted],
  ['one that is just a minute old makes room', others(30, 31_000), counted],
  [
    'a double click over the limit is still only a repeat',
    [...others(30, 0), { ad: 'a', at: now }],
    repeated,
  ],
  ['the order of the clicks does not matter', others(30, 0).reverse(), refused(31)],
])('%s', (_, before, decision) => {
  expect(decideClick(before, 'a', now)).toEqual(decision)
})
