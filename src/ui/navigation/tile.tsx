/** Tiles that link to a connecting page's child pages. */
import { Icon, iconStyles } from '../base/icon'
import { shapes } from '../base/shapes'
import { useBrokenPicture } from '../base/use-broken-picture'
import { lazyImage } from '../pictures/lazy-image'
import { skeletonStyles } from '../states/skeleton'
import css from './tile.css?sheet'

export const tileStyles: readonly string[] = [iconStyles, skeletonStyles, css]

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

const inNewTab = { target: '_blank', rel: 'noopener' } as const

export function Tile({ title, href, isExternal, isFullscreen, picture, primary, secondary }: TileProperties) {
  const properties = {
    part: 'tile',
    className: isFullscreen ? 'tile tile-fullscreen' : 'tile',
    style: { '--tile-primary': primary, '--tile-secondary': secondary },
    suppressHydrationWarning: true,
    children: <TileInside title={title} picture={picture} isLink={href !== null} />,
  }
  if (href === null) return <div {...properties} />
  return <a {...properties} href={href} {...(isExternal && inNewTab)} />
}

function TileInside({
  title,
  picture: src,
  isLink,
}: {
  title: string
  picture: string | null
  isLink: boolean
}) {
  const { broken, picture } = useBrokenPicture(src)
  return (
    <>
      {src && !broken && <img className="tile-picture" alt="" {...lazyImage} src={src} {...picture} />}
      <span className="tile-words">
        <span className="tile-title">{title}</span>
        {isLink && <Icon shape={shapes.arrow} />}
      </span>
    </>
  )
}

export function TileSkeleton({ isFullscreen }: { isFullscreen: boolean }) {
  return <span part="skeleton" className={isFullscreen ? 'tile tile-fullscreen bar' : 'tile bar'} />
}
