/** A page that links to its child pages: a header at once, the tiles under it. */
import { subpagesOf } from '../../contract/segment-settings'
import { lazyView } from '../../island/lazy-view'
import { bandStyles } from '../../ui/base/band'
import { ConnectingHeader, connectingHeaderStyles } from './connecting-header'
import { useSegmentPlace } from './segment-place'
import type { SegmentProperties } from './segment-view'

export const connectingPageStyles: readonly string[] = [bandStyles, ...connectingHeaderStyles]

const Tiles = lazyView(() => import('./tiles'))

export function ConnectingPage({ segment }: SegmentProperties) {
  const { isBand } = useSegmentPlace()
  const subpages = subpagesOf(segment)
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
