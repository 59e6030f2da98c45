/** Photos, as a carousel or as a grid; each opens the gallery. */
import { pictureUrl } from '../../page/addresses'
import { useWidget } from '../../page/widget'
import { Carousel } from '../../ui/pictures/carousel'
import { PhotoGrid } from '../../ui/pictures/gallery/photo-grid'
import type { SegmentProperties } from './segment-view'

/** Photos with an unsafe address are left out. */
export function View({ segment: { photos, width } }: SegmentProperties<'photo'>) {
  const { configuration } = useWidget()
  const urls = photos.flatMap(({ path }) => pictureUrl(configuration, path) ?? [])
  return width === '1' ? <Carousel photos={urls} /> : <PhotoGrid photos={urls} width={Number(width)} />
}
