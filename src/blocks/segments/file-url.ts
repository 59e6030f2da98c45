/** Files stay under storage (contract: Links in data). */
import { pictureUrl } from '../../page/addresses'
import type { Configuration } from '../../page/configuration'

/** The address of a file by its path; null for another scheme, another host and a path that leads out of storage. */
export function fileUrl(configuration: Pick<Configuration, 'storage'>, path: string): string | null {
  const url = pictureUrl(configuration, path)
  return url?.startsWith(`${configuration.storage}/`) ? url : null
}
