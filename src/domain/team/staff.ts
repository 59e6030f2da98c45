/** The staff in its four groups. */

/** In display order. */
const groups = [
  { name: 'coaches', roles: [1, 17] },
  { name: 'assistants', roles: [2, 5, 16, 18] },
  { name: 'medical', roles: [3, 6, 7, 15, 21] },
] as const

export type StaffGroupName = (typeof groups)[number]['name'] | 'other'

export interface StaffGroup<S> {
  name: StaffGroupName
  people: S[]
}

/** Roles that no group names belong to "other". */
function groupOf(role: number): StaffGroupName {
  return groups.find(({ roles }) => roles.some((each) => each === role))?.name ?? 'other'
}

/** The groups that aren't empty, in order. The medical group is sorted by role, the others keep the given order. */
export function staffGroups<S extends { role_id: number }>(staff: readonly S[]): StaffGroup<S>[] {
  const names: StaffGroupName[] = [...groups.map(({ name }) => name), 'other']
  return names
    .map((name) => {
      const people = staff.filter(({ role_id }) => groupOf(role_id) === name)
      return { name, people: name === 'medical' ? people.toSorted((a, b) => a.role_id - b.role_id) : people }
    })
    .filter(({ people }) => people.length > 0)
}
