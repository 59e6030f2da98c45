/** Where a search box leads without scripts: on the site's own pages, which the server draws by their query. */
import { siteUrl } from './addresses'
import type { Configuration } from './configuration'

export const plainForm = (
  configuration: Configuration,
  path: string,
  sent: Readonly<Record<string, string | null>> = {},
) => (configuration.history === 'page' ? { address: siteUrl(configuration, path), sent } : undefined)
