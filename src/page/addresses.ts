/** Absolute addresses of the site, its files and its pictures (contract: Links in data). */
import type { Configuration } from './configuration'

/** A link on the site: a path with or without a leading slash, and a query without its empty values. */
export function siteUrl(
  { site }: Pick<Configuration, 'site'>,
  path: string,
  query: Record<string, string | null | undefined> = {},
): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value) parameters.set(key, value)
  const search = parameters.toString()
  return `${site}/${path.replace(/^\/+/, '')}${search && `?${search}`}`
}

/** The address of a file under storage, by its path. */
export function storageUrl({ storage }: Pick<Configuration, 'storage'>, path: string): string {
  return `${storage}/${path.replace(/^\/+/, '')}`
}

/** A team's crest by its logo code; null without a valid code. */
export function crestUrl(configuration: Pick<Configuration, 'storage'>, code: string | null): string | null {
  return code && /^[\w-]+$/.test(code) ? storageUrl(configuration, `logos/${code}.svg`) : null
}

/** ".." as a segment of a path, as browsers parse it: they first remove tabs and line breaks. */
const climbs = (path: string): boolean =>
  /(^|[\\/])(\.|%2e){2}([\\/?#]|$)/i.test(path.replace(/[\t\n\r]/g, ''))

/**
 * A picture that content names: a path under storage, or an https address of another origin (contract: Other origins).
 * Null without a picture, for any other scheme and for a path that leads out of storage (contract: Links in data).
 */
export function pictureUrl(
  configuration: Pick<Configuration, 'storage'>,
  path: string | null,
): string | null {
  if (!path) return null
  if (/^https:\/\//i.test(path)) return path
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(path) || climbs(path) ? null : storageUrl(configuration, path)
}

/** A national team's photo, which is a file of the site, not of storage. */
export const teamPhotoUrl = ({ site }: Pick<Configuration, 'site'>, path: string | null): string | null =>
  pictureUrl({ storage: site }, path)
