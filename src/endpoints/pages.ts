/** CMS pages and the menu. */

import type { Ask, Loading } from '../client/ask'
import { MenuItemList, Page } from '../contract/pages'

interface PageQuestion {
  url: string
  /** The hash of the tab whose content is requested. */
  hash?: string | null
}

export const getPage = ({ url, hash = null }: PageQuestion) => ({
  name: 'Get page by url',
  path: '/pages',
  query: { url, hash },
  schema: Page,
})

/** Null requests nothing. */
export const cmsPage = (ask: Ask, url: string | null): Loading<Page> =>
  ask(url === null ? null : getPage({ url }))

export const getMenu = () => ({ name: 'Get menu', path: '/menu', schema: MenuItemList })
