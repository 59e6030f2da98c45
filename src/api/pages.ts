/** CMS pages (contract 5). */
import { Page } from '../contract/pages'

export const getPage = (url: string) => ({
  name: 'Get page by url',
  path: '/pages',
  query: { url },
  schema: Page,
})
