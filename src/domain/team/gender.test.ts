import { expect, it } from 'vitest'
import { type Gender, teamGender } from './gender'

const rows: [string, Parameters<typeof teamGender>[0], Gender][] = [
  ['of its category', { category: { gender: 'FEMALE' } }, 'FEMALE'],
  ['of its category before its own', { category: { gender: 'MALE' }, gender: 'FEMALE' }, 'MALE'],
  ['its own without a category', { category: null, gender: 'FEMALE' }, 'FEMALE'],
  ["the men's without a setting", { category: null, gender: null }, 'MALE'],
  ["the men's without a team", null, 'MALE'],
]
it.each(rows)("a team's gender is %s", (_, team, gender) => {
  expect(teamGender(team)).toBe(gender)
})
