/** The site's pages, named as in its menu. */
import type { MenuItem } from '../../../src/contract/pages'
import { tileTarget } from '../../../src/domain/news/tile'
import { sitePath } from '../../../src/domain/text/link'
import type { SelectOption } from '../../../src/ui/fields/select/select'
import { mountOf } from '../shell/routes'

/** The path prefix of national teams' pages. */
const teams = 'reprezentance'

interface Entry {
  title: string
  /** The item's full path; empty without a link, or if it is external. */
  path: string
}

const entriesOf = (menu: readonly MenuItem[]): Entry[] =>
  menu
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, title, page_path }) => {
      const { path = '', external = null } = tileTarget(menu, id) ?? {}
      return { title, path: external === null && sitePath(page_path, '') ? path : '' }
    })

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
