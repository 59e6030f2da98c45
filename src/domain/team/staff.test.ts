import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { staffGroups } from './staff'

const person = (role_id: number, name = String(role_id)) => ({ name, role_id })
const read = (staff: ReturnType<typeof person>[]) =>
  staffGroups(staff).map(({ name, people }) => `${name}: ${people.map((each) => each.name).join(' ')}`)

describe('the staff', () => {
  it('is in four groups, in their order whatever the order given', () => {
    const staff = [4, 21, 18, 17, 2, 1, 99, 3].map((role) => person(role))
    expect(read(staff)).toEqual(['coaches: 17 1', 'assistants: 18 2', 'medical: 3 21', 'other: 4 99'])
  })

  it.each([
    ['coaches', [1, 17]],
    ['assistants', [2, 5, 16, 18]],
    ['medical', [6, 7, 3, 15, 21]],
    ['other', [0, 4, 8, 19, 20, 22, -1, 1.5]],
  ])('is among the %s by each role of %j', (group, roles) => {
    for (const role of roles)
      expect([role, staffGroups([person(role)])]).toMatchObject([role, [{ name: group }]])
  })

  it('is sorted by role in the medical group alone; people of one role stay as they came', () => {
    const staff = '15 e, 7 c, 3 a, 7 d, 6 b, 5 last, 2 first'.split(', ').map((each) => {
      const [role, name] = each.split(' ')
      return person(Number(role), name)
    })
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
