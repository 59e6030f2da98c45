/**
 * Photos one at a time over the whole window. The browser's own dialog, inside our shadow root, traps the focus, closes
 * with Esc and returns the focus to the photo. Loaded when a gallery is first opened; import this file only by
 * `import()`.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { ControllerRef } from 'yet-another-react-lightbox'
import { adoptStyles } from '../../../styles/adopt'
import { Icon } from '../../base/icon'
import { shapes } from '../../base/shapes'
import { PhotoPicture, photoLabel } from '../photo'
import { SwipeStage } from './swipe'
import './gallery.css?sheet'
import './swipe.css?sheet'

interface GalleryProperties {
  photos: readonly string[]
  index: number
  onIndex: (index: number) => void
  onClose: () => void
}

/** Arrows go to the next or previous photo, Home and End to the first or last. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  Home: (index) => -index,
  End: (index, count) => count - 1 - index,
}

export function Gallery({ photos, index, onIndex, onClose }: GalleryProperties) {
  const controller = useRef<ControllerRef>(null)
  const count = photos.length
  /** By this many photos, backwards if negative. */
  const turn = (step: number) => {
    if (step < 0) controller.current?.prev({ count: -step })
    else if (step > 0) controller.current?.next({ count: step })
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]?.(index, count)
    if (step === undefined) return
    // The library would move a second time.
    event.stopPropagation()
    event.preventDefault()
    turn(step)
  }
  return (
    <GalleryDialog onClose={onClose} onKeyDownCapture={press}>
      <p className="gallery-count" role="status">
        {`${index + 1} / ${count}`}
      </p>
      <div className="gallery-stage">
        <SwipeStage {...{ photos, index, onIndex, controller }} />
      </div>
      {count > 1 && (
        <>
          <Turn name="Prejšnja fotografija" shape={shapes.chevronLeft} onClick={() => turn(-1)} />
          <Turn name="Naslednja fotografija" shape={shapes.chevronRight} onClick={() => turn(1)} />
          <Thumbnails photos={photos} index={index} onChoose={(chosen) => turn(chosen - index)} />
        </>
      )}
    </GalleryDialog>
  )
}

interface GalleryDialogProperties {
  onClose: () => void
  onKeyDownCapture: (event: KeyboardEvent) => void
  children: ReactNode
}

function GalleryDialog({ onClose, onKeyDownCapture, children }: GalleryDialogProperties) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (!shown) return
    adoptStyles(shown, ...import.meta.sheets)
    shown.showModal()
    // Closing returns the focus, removing the dialog wouldn't.
    return () => shown.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="gallery"
      aria-label="Fotografije"
      onClose={onClose}
      onKeyDownCapture={onKeyDownCapture}
    >
      <button
        type="button"
        className="gallery-close"
        aria-label="Zapri"
        onClick={() => dialog.current?.close()}
      >
        <Icon shape={shapes.close} />
      </button>
      {children}
    </dialog>
  )
}

function Turn({ name, shape, onClick }: { name: string; shape: string; onClick: () => void }) {
  return (
    <button type="button" className="gallery-turn" aria-label={name} onClick={onClick}>
      <Icon shape={shape} />
    </button>
  )
}

interface ThumbnailsProperties {
  photos: readonly string[]
  index: number
  onChoose: (index: number) => void
}

/** Scrolls the current one into view. */
function Thumbnails({ photos, index, onChoose }: ThumbnailsProperties) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [index])
  return (
    <div className="gallery-thumbnails" ref={row}>
      {photos.map((src, each) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may be listed twice
          key={each}
          type="button"
          className="gallery-thumbnail cover"
          aria-label={photoLabel(each, photos.length)}
          aria-current={each === index || undefined}
          onClick={() => onChoose(each)}
        >
          <PhotoPicture src={src} />
        </button>
      ))}
    </div>
  )
}
