/** Notices a picture that can't be shown, also one whose error came before hydration. */
import { useEffect, useRef, useState } from 'react'

/** Spread `picture` on the <img>; `broken` is true once this very `src` has failed. */
export function useBrokenPicture(src: string | null) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const ref = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const image = ref.current
    // A loaded SVG without a size of its own has no natural width either: only decoding tells.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setBrokenSrc(src))
  }, [src])
  const onError = () => setBrokenSrc(src)
  return { broken: src !== null && brokenSrc === src, picture: { ref, onError } }
}
