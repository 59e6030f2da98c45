import { expect, it } from 'vitest'
import { clubsLabel, idsIn } from './club-choice'

it.each<[list: string | null, ids: string[]]>([
  ['2', ['2']],
  ['2,5', ['2', '5']],
  [' 2 , 5,,2', ['2', '5']],
  ['a b', []],
  ['', []],
  [null, []],
])('the list %j has the ids %j', (list, ids) => {
  expect(idsIn(list)).toEqual(ids)
})

it.each([
  [['Krka'], null, 'Krka'],
  [['Krka'], 'home', 'Krka (doma)'],
  [['Krka', 'Ilirija'], 'away', 'Krka, Ilirija (v\u00a0gosteh)'],
])('the clubs %j at %j are called %j', (names, side, label) => {
  expect(clubsLabel(names, side)).toBe(label)
})
