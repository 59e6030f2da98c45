import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/**
 * The number of differing pixels, anti-aliasing included; a message if the pictures can't be compared. A missing
 * picture equals none.
 */
export function difference(shot: Buffer | undefined, wanted: Buffer | undefined): number | string {
  if (!shot || !wanted)
    return shot === wanted ? 0 : `${shot ? 'one' : 'none'} and not ${wanted ? 'one' : 'none'}`
  const [one, other] = [PNG.sync.read(shot), PNG.sync.read(wanted)]
  const { width, height } = one
  if (width !== other.width || height !== other.height)
    return `${width}×${height} and not ${other.width}×${other.height}`
  return pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.01, includeAA: true })
}
