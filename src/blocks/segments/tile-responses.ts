/** What tiles are rendered from: the menu, and the newest news of a tile's category. */
import type { Ask, Loading } from '../../client/ask'
import type { NewsPage } from '../../contract/news'
import type { MenuItem } from '../../contract/pages'
import type { Subpage } from '../../contract/segments'
import { type TileTarget, tileTarget } from '../../domain/news/tile'
import { getNews } from '../../endpoints/news'
import { getMenu } from '../../endpoints/pages'

/** Number of articles under a tile. */
export const newsPerTile = 3

export const tileMenu = (ask: Ask): Loading<MenuItem[]> => ask(getMenu())

export const tileNews = (ask: Ask, category: string): Loading<NewsPage> =>
  ask(getNews({ category, from: null, to: null, page: 1, perPage: newsPerTile }))

export interface LinkedTile {
  subpage: Subpage
  target: TileTarget
}

/** A tile for each child page that is in the menu, in order. */
export const tilesOf = (
  menu: readonly MenuItem[],
  subpages: readonly Subpage[],
  site?: string,
): LinkedTile[] =>
  subpages.flatMap((subpage) => {
    const target = tileTarget(menu, subpage.id, site)
    return target ? [{ subpage, target }] : []
  })
