/** The federation's people. */
import { personnelOf } from '../../contract/segment-settings'
import { pictureUrl } from '../../page/addresses'
import { useWidget } from '../../page/widget'
import { PersonCards } from '../../ui/people/person-card'
import type { SegmentProperties } from './segment-view'

export function View({ segment }: SegmentProperties) {
  const { configuration } = useWidget()
  const people = personnelOf(segment).map(({ name, function: role, photo }) => ({
    name,
    role,
    photo: pictureUrl(configuration, photo?.path ?? null),
  }))
  return <PersonCards people={people} />
}
