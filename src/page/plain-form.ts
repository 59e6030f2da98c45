/** Where a search leads without scripts: on the site's own pages, which the server draws by their query. */
import { siteUrl } from './addresses'
import type { Configuration } from './configuration'

export interface PlainForm {
  address: string
  /** What it sends beside its fields. */
  sent?: Readonly<Record<string, string | null>>
}

/** Undefined on a guest's page. */
export const plainForm = (
  configuration: Configuration,
  path: string,
  sent: Readonly<Record<string, string | null>> = {},
): PlainForm | undefined =>
  configuration.history === 'page' ? { address: siteUrl(configuration, path), sent } : undefined
