import { expect, it } from 'vitest'
import { knownId, sameCompetition } from './known-choice'

it.each([
  ['7', [{ id: '7' }], '7'],
  ['abc', [{ id: '7' }], null],
  ['abc', null, 'abc'],
  ['abc', [], 'abc'],
  [null, [{ id: '7' }], null],
])('%s among %j counts as %s', (id, list, known) => {
  expect(knownId(id, list)).toBe(known)
})

it.each([
  [
    '32',
    '1. liga',
    '32',
    [
      { id: '32', name: 'Pokal' },
      { id: '41', name: '1. liga' },
    ],
  ],
  ['32', '1. liga', '41', [{ id: '41', name: '1. liga ' }]],
  ['32', null, null, [{ id: '41', name: '1. liga' }]],
  ['32', '2. liga', null, [{ id: '41', name: '1. liga' }]],
])('%s, %s, is %s there', (id, name, same, list) => {
  expect(sameCompetition(id, name, list)).toBe(same)
})
