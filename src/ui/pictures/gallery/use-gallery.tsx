/** Photos that open one at a time. The gallery's code is loaded when one is first opened. */
import { type ReactNode, useCallback, useState } from 'react'
import { lazyPart, useLazyPart } from '../../fields/lazy-part'

const galleries = lazyPart('gallery', () => import('./gallery'))

/** `open` shows the photo of that index; `gallery` must be rendered somewhere in the view, once. */
export function useGallery(photos: readonly string[]): { open: (index: number) => void; gallery: ReactNode } {
  const { found, load } = useLazyPart(galleries)
  const [index, setIndex] = useState<number | null>(null)
  const close = useCallback(() => setIndex(null), [])
  // The library says late which photo it shows: what is closed by then stays closed.
  const turn = useCallback((shown: number) => setIndex((now) => (now === null ? null : shown)), [])
  const open = (chosen: number) => {
    load()
    setIndex(chosen)
  }
  const gallery = index !== null && found && (
    <found.Gallery photos={photos} index={index} onIndex={turn} onClose={close} />
  )
  return { open, gallery }
}
