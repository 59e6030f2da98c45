/** Addresses of links in data. */
import { safeUrl } from '../../domain/text/link'
import { siteUrl } from '../../page/addresses'
import type { Configuration } from '../../page/configuration'

/**
 * A link in data: a path of the site, starting with "/", or an absolute address that is safe to follow (contract: Links
 * in data). Null for anything else.
 */
export function linkUrl(configuration: Pick<Configuration, 'site'>, url: string | null): string | null {
  return safeUrl(url?.startsWith('/') ? siteUrl(configuration, url) : url)
}
