/** A page that links to its child pages: a header at once, the tiles under it. */
import { lazyView } from '../../island/lazy-view'
import { ConnectingHeader } from './connecting-header'
import { useSegmentContext } from './segment-context'
import type { SegmentProperties } from './segment-view'
import '../../ui/base/band.css?sheet'

const Tiles = lazyView(() => import('./tiles'))

export function ConnectingPage({ segment }: SegmentProperties<'connecting_page'>) {
  const { isBand } = useSegmentContext()
  const { subpages } = segment
  return (
    <>
      <ConnectingHeader segment={segment} />
      {subpages.length > 0 && (
        <div className={isBand ? 'band' : undefined}>
          <Tiles subpages={subpages} />
        </div>
      )}
    </>
  )
}
