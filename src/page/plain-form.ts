/** The action of a search form without JavaScript: a page of the site, which the server renders by its query. */
import { siteUrl } from './addresses'
import type { Configuration } from './configuration'

export interface PlainForm {
  address: string
  /** Sent besides its fields. */
  sent?: Readonly<Record<string, string | null>>
}

/** Undefined on other hosts' pages. */
export const plainForm = (
  configuration: Configuration,
  path: string,
  sent: Readonly<Record<string, string | null>> = {},
): PlainForm | undefined =>
  configuration.history === 'page' ? { address: siteUrl(configuration, path), sent } : undefined
