/** A placeholder for a page of unknown content: a title and a few lines. */
import { Band } from '../../src/ui/base/band'
import { Bar, Loading, TextBar } from '../../src/ui/states/skeleton'

export function PageSkeleton() {
  return (
    <Band>
      <p className="page-title page-title-alone" aria-hidden="true">
        <Bar width={320} height={32} />
      </p>
      <Loading count={3} className="page-lines">
        <TextBar as="p" width={640} />
        <TextBar as="p" width={600} />
        <TextBar as="p" width={420} />
      </Loading>
    </Band>
  )
}
