/** The site's pages as its menu names them. */
import type { MenuItem } from '../../src/contract/pages'
import type { SelectOption } from '../../src/ui/fields/select/select'
import { mountOf } from '../shell/routes'

const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '')

/** Under which every national team's page stands. */
const teams = 'reprezentance'

interface Entry {
  title: string
  /** The item's whole path; empty where it leads nowhere, or off the site. */
  path: string
}

function entriesOf(menu: readonly MenuItem[]): Entry[] {
  const parents = new Map(menu.map(({ id, page_path }) => [id, trimmed(page_path)]))
  return menu
    .toSorted((a, b) => a.position - b.position)
    .map((item) => {
      const own = trimmed(item.page_path)
      const above = parents.get(item.parent_menu_id ?? '') ?? ''
      return {
        title: item.title,
        path: own && !item.external_link ? [above, own].filter(Boolean).join('/') : '',
      }
    })
}

/** National teams: the value is what `page` takes, "{id}/{single}". */
export function teamPages(menu: readonly MenuItem[]): SelectOption[] {
  return entriesOf(menu).flatMap(({ title, path }) => {
    const [folder, ...page] = path.split('/')
    return folder === teams && page.length === 2 ? [{ value: page.join('/'), label: title }] : []
  })
}

/** Pages of the content management system: the value is what `url` takes. */
export function contentPages(menu: readonly MenuItem[]): SelectOption[] {
  const named = entriesOf(menu).filter(({ path }) => path && mountOf(`/${path}`)?.tag === 'parket-page')
  return [{ title: 'Domov', path: 'domov' }, ...named].map(({ title, path }) => ({
    value: path,
    label: title,
  }))
}
