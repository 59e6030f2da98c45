import { expect, it } from 'vitest'
import { withClubCodes } from './club-codes'

const clubs = [
  { id: '1', code: 'KRK' },
  { id: '2', code: null },
]
const match = { firstTeamId: '1', firstTeamCode: null, secondTeamId: '2', secondTeamCode: 'OLI' }

it.each([
  ['none', match, ['KRK', 'OLI']],
  ['an empty one', { ...match, firstTeamCode: '' }, ['KRK', 'OLI']],
  ['its own', { ...match, firstTeamCode: 'NM' }, ['NM', 'OLI']],
  ['none, and the club neither', { ...match, secondTeamCode: null }, ['KRK', null]],
  ['none, and no club', { ...match, firstTeamId: null }, [null, 'OLI']],
  ['none, and an unknown club', { ...match, firstTeamId: '3' }, [null, 'OLI']],
])('a match with %s', (_, given, codes) => {
  const [found] = withClubCodes([given], clubs)
  expect([found?.firstTeamCode, found?.secondTeamCode]).toEqual(codes)
})

it('a match stays as it is while no clubs are known', () => {
  expect(withClubCodes([match], null)).toEqual([match])
})
