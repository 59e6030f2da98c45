/** Files stay under storage (contract: Links in data). */
import { pictureUrl } from '../../page/addresses'
import type { Configuration } from '../../page/configuration'

/** A file's address by its path there; null for another scheme, another host and a path that leads out. */
export function fileUrl(configuration: Pick<Configuration, 'storage'>, path: string): string | null {
  const { storage } = configuration
  if (path.startsWith(`${storage}/`)) return fileUrl(configuration, path.slice(storage.length + 1))
  const url = pictureUrl(configuration, path.trim())
  return url?.startsWith(`${storage}/`) ? url : null
}
