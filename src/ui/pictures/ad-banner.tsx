/** An advertisement. The browser itself follows its link. */
import { inNewTab } from '../base/plain-click'
import { useBrokenPicture } from '../base/use-broken-picture'
import './ad-banner.css?sheet'

export interface AdBannerProperties {
  /** The link's address, already checked (`safeUrl`); null shows only the picture. */
  href: string | null
  picture: string
  title: string
  /** The address that records a click; the element does that (src/island/attend.ts). */
  record?: string
}

/** Nothing if the picture can't be shown. */
export function AdBanner({ href, picture: src, title, record }: AdBannerProperties) {
  const { broken, picture } = useBrokenPicture(src)
  if (broken) return null
  const image = (
    <img className="banner-picture" referrerPolicy="no-referrer" src={src} alt={title} {...picture} />
  )
  if (!href) {
    return (
      <span part="banner" className="banner unprinted">
        {image}
      </span>
    )
  }
  return (
    <a part="banner" className="banner unprinted" href={href} {...inNewTab} data-record={record}>
      {image}
    </a>
  )
}
