/** A team's staff: a column for each group, in fixed order and without titles. */
import type { StaffPerson } from '../../contract/national-teams'
import { staffGroups } from '../../domain/team/staff'
import { Rows } from '../base/rows'
import { Loading, type LoadingProperties, TextBar } from '../states/skeleton'
import './staff.css?sheet'

/** Nothing without staff; the caller leaves out its heading, too. */
export function Staff({ staff }: { staff: readonly StaffPerson[] }) {
  const groups = staffGroups(staff)
  if (groups.length === 0) return null
  return (
    <div className="staff">
      {groups.map((group) => (
        <ul key={group.name} className="staff-group" role="list">
          <Rows of={group.people}>
            {({ name, role }, index) => (
              <li key={index} part="staff-member" className="staff-member">
                <span className="staff-role detail">{role}</span> <span className="staff-name">{name}</span>
              </li>
            )}
          </Rows>
        </ul>
      ))}
    </div>
  )
}

export function StaffSkeleton({ count, silent }: Pick<LoadingProperties, 'count' | 'silent'>) {
  return (
    <Loading {...{ count, silent }} className="staff">
      <div className="staff-member">
        <TextBar className="staff-role detail" width={88} />
        <TextBar className="staff-name" width={132} height={15} />
      </div>
    </Loading>
  )
}
