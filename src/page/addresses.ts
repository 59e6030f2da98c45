/** Absolute addresses of the site, its files and its pictures (contract: Links in data). */

import { changedQuery } from '../domain/query/query'
import { fileAddress, sitePath } from '../domain/text/link'
import type { Configuration } from './configuration'

/** A link on the site: a path with or without a leading slash, and a query without its empty values. */
export function siteUrl(
  { site }: Pick<Configuration, 'site'>,
  path: string,
  query: Record<string, string | null | undefined> = {},
): string {
  const search = changedQuery('', query)
  return `${site}/${path.replace(/^\/+/, '')}${search && `?${search}`}`
}

/** An article's page by its `url`, which a backend may hold as a path or as the page's own address. */
export function newsUrl(configuration: Pick<Configuration, 'site'>, url: string): string {
  const slug = sitePath(url, configuration.site).replace(/^novica\//, '')
  return siteUrl(configuration, `novica/${encodeURIComponent(slug)}`)
}

/** The address of a file under storage, by its path. */
export function storageUrl({ storage }: Pick<Configuration, 'storage'>, path: string): string {
  return `${storage}/${path.replace(/^\/+/, '')}`
}

/** A team's crest by its logo code; null without a valid code. */
export function crestUrl(configuration: Pick<Configuration, 'storage'>, code: string | null): string | null {
  return code && /^[\w-]+$/.test(code) ? storageUrl(configuration, `logos/${code}.svg`) : null
}

/** Where a crest is when it isn't there: SVG, then PNG, then WebP; null after that. */
export function nextCrestUrl(url: string): string | null {
  const [, path, type] = /^(.*\.)(svg|png)$/.exec(url) ?? []
  return path ? path + (type === 'svg' ? 'png' : 'webp') : null
}

/** A picture that content names: under storage, or of another origin. */
export const pictureUrl = ({ storage }: Pick<Configuration, 'storage'>, path: string | null): string | null =>
  fileAddress(path, storage)

/** A national team's photo, which is a file of the site, not of storage. */
export const teamPhotoUrl = ({ site }: Pick<Configuration, 'site'>, path: string | null): string | null =>
  fileAddress(path, site)
