/** The federation's people. */
import { pictureUrl } from '../../page/addresses'
import { useWidget } from '../../page/widget'
import { PersonCards } from '../../ui/people/person-card'
import type { SegmentProperties } from './segment-view'

export function View({ segment: { people } }: SegmentProperties<'federation_personnel'>) {
  const { configuration } = useWidget()
  const cards = people.map(({ name, function: role, photo }) => ({
    name,
    role,
    photo: pictureUrl(configuration, photo?.path ?? null),
  }))
  return <PersonCards people={cards} />
}
