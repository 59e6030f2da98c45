/** The link of a connecting page's tile. */
import { sitePath } from '../text/link'

interface MenuEntry {
  id: string
  parent_menu_id: string | null
  page_path: string
  title: string
  external_link: string | null
}

export interface TileTarget {
  title: string
  /** A path on the site, "{parent page_path}/{child page_path}"; empty for the home page. */
  path: string
  /** Opened in a new tab instead of the path; unchecked, as in the menu. */
  external: string | null
}

/** The link of a menu item; null if the menu has no item of that id. A missing parent counts as none. */
export function tileTarget(menu: readonly MenuEntry[], id: string, site = ''): TileTarget | null {
  const item = menu.find((entry) => entry.id === id)
  if (!item) return null
  const parent = menu.find((entry) => entry.id === item.parent_menu_id)
  const steps = [parent?.page_path ?? '', item.page_path].map((path) => sitePath(path, site))
  return {
    title: item.title,
    path: steps.filter(Boolean).join('/'),
    external: item.external_link?.trim() || null,
  }
}
