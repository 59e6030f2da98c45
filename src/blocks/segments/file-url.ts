/** Files stay under storage (contract: Links in data). */
import { pictureUrl } from '../../page/addresses'
import type { Configuration } from '../../page/configuration'

/** The address of a file by its path; null for another scheme, another host and a path that leads out of storage. */
export function fileUrl(configuration: Pick<Configuration, 'storage'>, path: string): string | null {
  const { storage } = configuration
  if (path.startsWith(`${storage}/`)) return fileUrl(configuration, path.slice(storage.length + 1))
  const url = pictureUrl(configuration, path.trim())
  return url?.startsWith(`${storage}/`) ? url : null
}
