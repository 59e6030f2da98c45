/** A connecting page's child pages (contract: CMS pages); their titles and paths come from the menu. */
import { useRequest } from '../../client/use-request'
import type { Subpage } from '../../contract/segments'
import { colorOf } from '../../domain/text/color'
import { safeUrl } from '../../domain/text/link'
import { pictureUrl, siteUrl } from '../../page/addresses'
import { useWidget } from '../../page/widget'
import { Tile, TileSkeleton } from '../../ui/navigation/tile'
import { TileNews } from './tile-news'
import { type LinkedTile, tileMenu, tilesOf } from './tile-responses'

/** No tiles without the menu. */
interface TilesProperties {
  subpages: readonly Subpage[]
  /** Of the news under them */
  headingLevel: number
}

export function View({ subpages, headingLevel }: TilesProperties) {
  const menu = tileMenu(useRequest)
  const { site } = useWidget().configuration
  if (menu.state === 'failed') return null
  if (menu.state === 'loading') return <TilesSkeleton subpages={subpages} />
  return (
    <ul className="tiles" role="list">
      {tilesOf(menu.value, subpages, site).map((tile, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same page may stand twice
        <Subtile key={index} headingLevel={headingLevel} {...tile} />
      ))}
    </ul>
  )
}

function TilesSkeleton({ subpages }: Pick<TilesProperties, 'subpages'>) {
  return (
    <div className="tiles" aria-hidden="true">
      {subpages.map(({ fullscreen }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <div key={index} className={fullscreen ? 'tiles-whole' : undefined}>
          <TileSkeleton isFullscreen={fullscreen} />
        </div>
      ))}
    </div>
  )
}

function Subtile({ subpage, target, headingLevel }: LinkedTile & Pick<TilesProperties, 'headingLevel'>) {
  const { configuration } = useWidget()
  const { fullscreen, image_url, newsCategoryId } = subpage
  const href =
    target.external === null ? siteUrl(configuration, encodeURI(target.path)) : safeUrl(target.external)
  return (
    <>
      <li className={fullscreen ? 'tiles-whole' : undefined}>
        <Tile
          title={target.title}
          href={href}
          isExternal={target.external !== null}
          isFullscreen={fullscreen}
          picture={pictureUrl(configuration, image_url)}
          primary={colorOf(subpage.primaryColor)}
          secondary={colorOf(subpage.secondaryColor)}
        />
      </li>
      {newsCategoryId !== null && <TileNews category={newsCategoryId} headingLevel={headingLevel} />}
    </>
  )
}
