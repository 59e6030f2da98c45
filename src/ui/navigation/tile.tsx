/** Tiles that link to a connecting page's child pages. */
import { Icon } from '../base/icon'
import { inNewTab } from '../base/plain-click'
import { shapes } from '../base/shapes'
import { Picture } from '../pictures/picture'
import '../states/skeleton.css?sheet'
import './tile.css?sheet'

export interface TileProperties {
  title: string
  /** Null if the address is unsafe: the title is shown as text. */
  href: string | null
  /** External: opens in a new tab. */
  isExternal: boolean
  picture: string | null
  /** A banner of full width. */
  isFullscreen: boolean
  /** CSS colours of the foot and of the scrim under the title. */
  primary: string
  secondary: string
}

export function Tile({ title, href, isExternal, isFullscreen, picture, primary, secondary }: TileProperties) {
  const properties = {
    part: 'tile',
    className: isFullscreen ? 'tile tile-fullscreen' : 'tile',
    style: { '--tile-primary': primary, '--tile-secondary': secondary },
    suppressHydrationWarning: true,
    children: (
      <>
        <Picture className="tile-picture unprinted" src={picture} />
        <span className="tile-words">
          <span className="tile-title">{title}</span>
          {href !== null && <Icon shape={shapes.arrow} />}
        </span>
      </>
    ),
  }
  if (href === null) return <div {...properties} />
  return <a {...properties} href={href} {...(isExternal && inNewTab)} />
}

export function TileSkeleton({ isFullscreen }: { isFullscreen: boolean }) {
  return <span part="skeleton" className={isFullscreen ? 'tile tile-fullscreen bar' : 'tile bar'} />
}
