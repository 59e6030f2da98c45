import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { staffGroups } from './staff'

const person = (role_id: number, name = String(role_id)) => ({ name, role_id })
const read = (staff: ReturnType<typeof person>[]) =>
  staffGroups(staff).map(({ name, people }) => `${name}: ${people.map((each) => each.name).join(' ')}`)

describe('the staff', () => {
  it('stands in four groups, in their order whatever the order given', () => {
    const staff = [4, 21, 18, 17, 2, 1, 99, 3].map((role) => person(role))
    expect(read(staff)).toEqual(['coaches: 17 1', 'assistants: 18 2', 'medical: 3 21', 'other: 4 99'])
  })

  it.each([
    [1, 'coaches'],
    [17, 'coaches'],
    [2, 'assistants'],
    [5, 'assistants'],
    [16, 'assistants'],
    [18, 'assistants'],
    [6, 'medical'],
    [7, 'medical'],
    [3, 'medical'],
    [15, 'medical'],
    [21, 'medical'],
    [0, 'other'],
    [4, 'other'],
    [8, 'other'],
    [19, 'other'],
    [20, 'other'],
    [22, 'other'],
    [-1, 'other'],
    [1.5, 'other'],
  ])('of role %d is %s', (role, group) => {
    expect(staffGroups([person(role)]).map(({ name }) => name)).toEqual([group])
  })

  it('is sorted by role in the medical group alone; people of one role stay as they came', () => {
    const staff = [
      person(15, 'e'),
      person(7, 'c'),
      person(3, 'a'),
      person(7, 'd'),
      person(6, 'b'),
      person(5, 'last'),
      person(2, 'first'),
    ]
    expect(read(staff)).toEqual(['assistants: last first', 'medical: a b c d e'])
  })

  it('has no empty group, and none at all without people', () => {
    expect(read([person(9)])).toEqual(['other: 9'])
    expect(staffGroups([])).toEqual([])
  })

  it('loses nobody and shows nobody twice', () => {
    const roles = fc.array(fc.integer({ min: 0, max: 25 }))
    fc.assert(
      fc.property(roles, (list) => {
        const people = staffGroups(list.map((role) => person(role))).flatMap((group) => group.people)
        const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)
        expect(sorted(people.map(({ role_id }) => role_id))).toEqual(sorted(list))
      }),
    )
  })
})
