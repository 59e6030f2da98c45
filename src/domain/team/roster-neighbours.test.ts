import { describe, expect, it } from 'vitest'
import { rosterNeighbours } from './roster-neighbours'

describe('neighbours in the roster', () => {
  const player = (id: string, number: number | null, active: boolean | null) => ({
    id,
    first_name: 'Jaka',
    last_name: id,
    year_of_birth: null,
    last_player_data: { yersey_number: number, height: null },
    nt_player_team: active === null ? [] : [{ pivot: { active } }],
  })
  const roster = [player('c', 9, true), player('x', 1, false), player('a', 4, true), player('?', 2, null)]

  it.each([
    ['a', null, 'c'],
    ['c', 'a', 'x'],
    ['x', 'c', null],
    ['?', null, null],
    ['who', null, null],
  ])('of %s are %s and %s', (id, previous, next) => {
    const found = rosterNeighbours(roster, id)
    expect([found.previous?.id ?? null, found.next?.id ?? null]).toEqual([previous, next])
  })
})
