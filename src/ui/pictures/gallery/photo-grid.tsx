/** Photos in a grid (`photos_width` 12, 9 or 8 of twelve columns). */

import { Photo, photoLabel } from '../photo'
import { useGallery } from './use-gallery'
import './photo-grid.css?sheet'

interface PhotoGridProperties {
  /** Addresses; nothing is shown without any. */
  photos: readonly string[]
  /** How many of the page's twelve columns it takes. */
  width: number
}

export function PhotoGrid({ photos, width }: PhotoGridProperties) {
  const { open, gallery } = useGallery(photos)
  if (photos.length === 0) return null
  return (
    <>
      <ul
        className="photo-grid"
        role="list"
        data-whole={width === 12 || undefined}
        style={{ '--photos-width': width }}
        suppressHydrationWarning
      >
        {photos.map((src, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may be listed twice
          <li key={index}>
            <Photo src={src} label={photoLabel(index, photos.length)} onOpen={() => open(index)} />
          </li>
        ))}
      </ul>
      {gallery}
    </>
  )
}
