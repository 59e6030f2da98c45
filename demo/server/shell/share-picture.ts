/** Pictures for share cards: those who draw them take no SVG, so each drawing has a copy in JPEG. */
import type { Files } from '../http/folder'

const copyOf = (drawing: string): string => `share/${drawing.replace(/^\/+/, '').replace(/\.svg$/i, '.jpg')}`

/**
 * What stands for the picture on a share card: its copy under storage where it is a drawing, itself where it is
 * none; null for a drawing without a copy.
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
