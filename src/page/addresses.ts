/** Absolute addresses of the site, its files and its pictures (contract: Links in data). */
import type { Configuration } from './configuration'

/** A link on the site: path with or without a slash, and a query; empty values are left out. */
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

/** A file under storage, by its path there. */
export function storageUrl({ storage }: Pick<Configuration, 'storage'>, path: string): string {
  return `${storage}/${path.replace(/^\/+/, '')}`
}

/** A team's crest by its logo code; null without a usable code. */
export function crestUrl(configuration: Pick<Configuration, 'storage'>, code: string | null): string | null {
  return code && /^[\w-]+$/.test(code) ? storageUrl(configuration, `logos/${code}.svg`) : null
}

/** Two dots as a step of a path, as browsers read one: they drop tabs and line ends first. */
const climbs = (path: string): boolean =>
  /(^|[\\/])(\.|%2e){2}([\\/?#]|$)/i.test(path.replace(/[\t\n\r]/g, ''))

/**
 * A picture that content names: under storage, or as it stands where it is an https address of another
 * origin (contract: Other origins). Null for no picture, for anything else that has a scheme and for a path that leads
 * out of storage (contract: Links in data).
 */
export function pictureUrl(
  configuration: Pick<Configuration, 'storage'>,
  path: string | null,
): string | null {
  if (!path) return null
  if (/^https:\/\//i.test(path)) return path
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(path) || climbs(path) ? null : storageUrl(configuration, path)
}

/** A national team's photo, which is a file of the site and no file under storage. */
export const teamPhotoUrl = ({ site }: Pick<Configuration, 'site'>, path: string | null): string | null =>
  pictureUrl({ storage: site }, path)
