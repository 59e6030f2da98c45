/** A page that links to its child pages: a header at once, the tiles under it. */
import { lazyView } from '../../island/lazy-view'
import { ConnectingHeader } from './connecting-header'
import type { SegmentProperties } from './segment-view'
import '../../ui/base/band.css?sheet'

const Tiles = lazyView(() => import('./tiles'))

export function ConnectingPage(properties: SegmentProperties<'connecting_page'>) {
  const { segment, isBand, headingLevel } = properties
  const { subpages } = segment
  return (
    <>
      <ConnectingHeader {...properties} />
      {subpages.length > 0 && (
        <div className={isBand ? 'band' : undefined}>
          <Tiles {...{ subpages, headingLevel }} />
        </div>
      )}
    </>
  )
}
