/** Photos, as a carousel or as a grid; each opens the gallery. */
import { photosOf } from '../../contract/segment-settings'
import { wordOf } from '../../contract/settings'
import { pictureUrl } from '../../page/addresses'
import { useWidget } from '../../page/widget'
import { Carousel } from '../../ui/pictures/carousel'
import { PhotoGrid } from '../../ui/pictures/gallery/photo-grid'
import type { SegmentProperties } from './segment-view'

/** Columns out of twelve; "1" is the carousel. */
const widths = ['1', '12', '9', '8'] as const

/** Photos with an unsafe address are left out. */
export function View({ segment }: SegmentProperties) {
  const { configuration } = useWidget()
  const photos = photosOf(segment).flatMap(({ path }) => pictureUrl(configuration, path) ?? [])
  const width = wordOf(segment, 'photos_width', widths, '12')
  return width === '1' ? <Carousel photos={photos} /> : <PhotoGrid photos={photos} width={Number(width)} />
}
