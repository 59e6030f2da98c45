/** Detects a picture that can't be shown, also if its error came before hydration. */
import { useEffect, useRef, useState } from 'react'

/** Runs for a picture that failed before a listener was added. */
export function whenBroken(image: HTMLImageElement, run: () => void): void {
  // A loaded SVG without intrinsic size has no natural width either, so try to decode it.
  if (image.complete && image.naturalWidth === 0) image.decode().catch(run)
}

/** Spread `picture` on the <img>; `broken` is true once this `src` has failed. */
export function useBrokenPicture(src: string | null) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const ref = useRef<HTMLImageElement>(null)
  const onError = () => setBrokenSrc(src)
  useEffect(() => {
    if (ref.current) whenBroken(ref.current, () => setBrokenSrc(src))
  }, [src])
  return { broken: src !== null && brokenSrc === src, picture: { ref, onError } }
}
