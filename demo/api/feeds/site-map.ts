/** The sitemap of all pages, for search engines (sitemaps.org). */

import type { ReadOwnApi } from '../../site/rendering/own-api'
import { namedPages } from '../../site/shell/site-pages'
import { type Address, AddressList } from '../requests/addresses'
import { declaration, element } from './xml'

/** Search results aren't a page of their own. */
const screenPaths = (): Address[] =>
  Object.keys(namedPages)
    .filter((path) => path !== '/iskalnik')
    .map((path) => ({ path }))

function listed({ path, changed }: Address, origin: string): string {
  const address = origin + path.split('/').map(encodeURIComponent).join('/')
  return `<url>${element('loc', address)}${!changed ? '' : element('lastmod', changed)}</url>`
}

/** The sitemap protocol's limit per file. */
const most = 50_000

/** @param origin the site's, "https://kzs.example"; every address is absolute */
export async function siteMap(read: ReadOwnApi, origin: string): Promise<string> {
  const all = [{ path: '/' }, ...screenPaths(), ...((await read('/addresses', AddressList)) ?? [])]
  // A CMS page may have the same path as a screen's page, which then takes precedence.
  const lines = new Set(all.map((one) => listed(one, origin)))
  return [
    declaration,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...lines].slice(0, most),
    '</urlset>',
  ].join('\n')
}
