/** CMS pages and the menu. */

import type { Ask, Loading } from '../client/ask'
import { MenuItemList, Page } from '../contract/pages'

export const getPage = ({ url }: { url: string }) => ({
  name: 'Get page by url',
  path: '/pages',
  query: { url },
  schema: Page,
})

/** Null requests nothing. */
export const cmsPage = (ask: Ask, url: string | null): Loading<Page> =>
  ask(url === null ? null : getPage({ url }))

export const getMenu = () => ({ name: 'Get menu', path: '/menu', schema: MenuItemList })
