/** Where a link that data names leads. */
import { safeUrl } from '../../domain/link'
import { siteUrl } from '../../page/addresses'
import type { Configuration } from '../../page/configuration'

/**
 * A link that data names: a path of the site, from its "/" on, or a whole address that is safe to follow (contract
 * 8.19). Null for none and for anything else.
 */
export function linkUrl(configuration: Pick<Configuration, 'site'>, url: string | null): string | null {
  return safeUrl(url?.startsWith('/') ? siteUrl(configuration, url) : url)
}
