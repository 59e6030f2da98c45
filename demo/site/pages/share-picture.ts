/** Pictures for sharing: most services don't support SVG, so each SVG has a JPEG copy. */
import type { Files } from '../../api/http/folder'

const copyOf = (picture: string): string => `share/${picture.replace(/^\/+/, '').replace(/\.svg$/i, '.jpg')}`

/**
 * The picture for sharing: the copy under storage for an SVG, otherwise the picture itself; null for an SVG without a
 * copy.
 */
export async function sharePicture(
  storage: readonly Files[],
  picture: string | null,
): Promise<string | null> {
  if (!picture || /^https:\/\//i.test(picture) || !/\.svg$/i.test(picture)) return picture
  const copy = copyOf(picture)
  for (const files of storage) if (await files.find(copy).catch(() => undefined)) return copy
  return null
}
