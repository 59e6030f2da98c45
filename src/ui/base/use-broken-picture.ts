/** Notices a picture that can't be shown, also one whose error came before hydration. */
import { useEffect, useRef, useState } from 'react'

/** Runs for a picture that has failed before anybody listened. */
export function whenBroken(image: HTMLImageElement, run: () => void): void {
  // A loaded SVG without a size of its own has no natural width either: only decoding tells.
  if (image.complete && image.naturalWidth === 0) image.decode().catch(run)
}

/** Spread `picture` on the <img>; `broken` is true once this very `src` has failed. */
export function useBrokenPicture(src: string | null) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const ref = useRef<HTMLImageElement>(null)
  const onError = () => setBrokenSrc(src)
  useEffect(() => {
    if (ref.current) whenBroken(ref.current, () => setBrokenSrc(src))
  }, [src])
  return { broken: src !== null && brokenSrc === src, picture: { ref, onError } }
}
