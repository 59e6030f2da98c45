/** An advertisement. Its link is the browser's to follow. */
import { useBrokenPicture } from '../base/use-broken-picture'
import css from './ad-banner.css?sheet'

export const adBannerStyles = css

export interface AdBannerProperties {
  /** Where it leads, already checked (`safeUrl`); null leaves the picture alone. */
  href: string | null
  picture: string
  title: string
  /** Where a click is recorded; the element records it (src/page/navigation.ts). */
  record?: string
}

/** A picture that can't be shown leaves nothing behind. */
export function AdBanner({ href, picture: src, title, record }: AdBannerProperties) {
  const { broken, picture } = useBrokenPicture(src)
  if (broken) return null
  const image = (
    <img className="banner-picture" referrerPolicy="no-referrer" src={src} alt={title} {...picture} />
  )
  if (!href) {
    return (
      <span part="banner" className="banner">
        {image}
      </span>
    )
  }
  return (
    <a part="banner" className="banner" href={href} target="_blank" rel="noopener" data-record={record}>
      {image}
    </a>
  )
}
