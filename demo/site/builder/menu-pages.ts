/** The site's pages, named as in its menu. */
import type { MenuItem } from '../../../src/contract/pages'
import type { SelectOption } from '../../../src/ui/fields/select/select'
import { mountOf } from '../shell/routes'

const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '')

/** The path prefix of national teams' pages. */
const teams = 'reprezentance'

interface Entry {
  title: string
  /** The item's full path; empty without a link, or if it is external. */
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

/** National teams: the value is an attribute `page`, "{id}/{single}". */
export function teamPages(menu: readonly MenuItem[]): SelectOption[] {
  return entriesOf(menu).flatMap(({ title, path }) => {
    const [folder, ...page] = path.split('/')
    return folder === teams && page.length === 2 ? [{ value: page.join('/'), label: title }] : []
  })
}

/** CMS pages: the value is an attribute `url`. */
export function contentPages(menu: readonly MenuItem[]): SelectOption[] {
  const named = entriesOf(menu).filter(({ path }) => path && mountOf(`/${path}`)?.tag === 'parket-page')
  return [{ title: 'Domov', path: 'domov' }, ...named].map(({ title, path }) => ({
    value: path,
    label: title,
  }))
}
