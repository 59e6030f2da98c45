/**
 * Photos side by side, scrolled, swiped or moved by arrows (`photos_width` 1). The browser itself scrolls and snaps;
 * the arrows wrap around at both ends.
 */
import { useRef, useState } from 'react'
import { Icon } from '../base/icon'
import { shapes } from '../base/shapes'
import { useGallery } from './gallery/use-gallery'
import { Photo, photoLabel } from './photo'
import './carousel.css?sheet'

/** Nothing without photos. */
export function Carousel({ photos }: { photos: readonly string[] }) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const { open, gallery } = useGallery(photos)
  if (photos.length === 0) return null
  const show = (next: number) => {
    const { current } = track
    current?.scrollTo({ left: next * current.clientWidth })
  }
  const follow = () => {
    const { current } = track
    if (current) setIndex(Math.round(current.scrollLeft / Math.max(1, current.clientWidth)))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div className="carousel" role="group" aria-label="Fotografije">
      <ul className="carousel-track" role="list" ref={track} onScroll={follow}>
        {photos.map((src, each) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may be listed twice
          <li key={each}>
            <Photo src={src} label={photoLabel(each, photos.length)} onOpen={() => open(each)} />
          </li>
        ))}
      </ul>
      {photos.length > 1 && <Turns index={index} count={photos.length} onShow={show} />}
      {gallery}
    </div>
  )
}

interface TurnsProperties {
  index: number
  count: number
  onShow: (index: number) => void
}

function Turns({ index, count, onShow }: TurnsProperties) {
  const arrow = (name: string, shape: string, step: number) => (
    <button
      type="button"
      className="carousel-turn unprinted"
      aria-label={name}
      onClick={() => onShow((index + step + count) % count)}
    >
      <Icon shape={shape} />
    </button>
  )
  return (
    <>
      {arrow('Prejšnja fotografija', shapes.chevronLeft, -1)}
      {arrow('Naslednja fotografija', shapes.chevronRight, 1)}
      <div className="carousel-dots unprinted">
        {[...Array(count).keys()].map((each) => (
          <button
            key={each}
            type="button"
            className="carousel-dot"
            aria-label={`Pokaži fotografijo ${each + 1}`}
            aria-current={each === index || undefined}
            onClick={() => onShow(each)}
          />
        ))}
      </div>
    </>
  )
}
