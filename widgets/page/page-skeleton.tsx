/** A placeholder for a page of unknown content: a title and a few lines. */
import { Bar, Loading, TextBar } from '../../src/ui/states/skeleton'
import '../../src/ui/base/band.css?sheet'

export function PageSkeleton() {
  return (
    <div className="band">
      <p className="page-title page-title-alone" aria-hidden="true">
        <Bar width={320} height={32} />
      </p>
      <Loading count={3} className="page-lines">
        <TextBar as="p" width={640} />
        <TextBar as="p" width={600} />
        <TextBar as="p" width={420} />
      </Loading>
    </div>
  )
}
