import { expect, it } from 'vitest'
import { activeSeason } from './season'

it.each([
  [
    'the one that is active',
    [
      { id: '8', isActive: false },
      { id: '7', isActive: true },
    ],
    '7',
  ],
  [
    'the first of two',
    [
      { id: '8', isActive: true },
      { id: '7', isActive: true },
    ],
    '8',
  ],
  ['none while none is active', [{ id: '8', isActive: false }], undefined],
  ['none of none', [], undefined],
])('the season in play is %s', (_, seasons, id) => {
  expect(activeSeason(seasons)?.id).toBe(id)
})
