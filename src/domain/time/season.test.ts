import { expect, it } from 'vitest'
import { activeSeason } from './season'

/** An active one has a star. */
it.each([
  ['the one that is active', '8 7*', '7'],
  ['the first of two', '8* 7*', '8'],
  ['none while none is active', '8', undefined],
  ['none of none', '', undefined],
])('the season in play is %s', (_, given, id) => {
  const seasons = (given.match(/\d\*?/g) ?? []).map(([id = '', star]) => ({ id, isActive: star === '*' }))
  expect(activeSeason(seasons)?.id).toBe(id)
})
