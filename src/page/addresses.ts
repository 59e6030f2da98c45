/** Absolute addresses of the site, its files and its pictures (contract 8.9, 8.10, 8.19). */
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
