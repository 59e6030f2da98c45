/** The advertisement of the moment: asked for and drawn. */
import { adClickAddress, getAd } from '../../api/ads'
import { type Loading, useRequest } from '../../api/use-request'
import { safeUrl } from '../../domain/link'
import { pictureUrl } from '../../page/addresses'
import { useWidget } from '../../page/widget'
import { AdBanner, adBannerStyles } from '../../ui/pictures/ad-banner'
import css from './ad.css?sheet'

export const adStyles: readonly string[] = [adBannerStyles, css]

/** An ad whose picture may be shown. */
export interface ShownAd {
  uuid: string
  title: string
  picture: string
  /** Null where it leads nowhere. */
  href: string | null
}

const request = getAd()

/** Null where there is none, or none that may be shown. With `isOff` nothing is asked. */
export function useAd(isOff = false): Loading<ShownAd | null> {
  const { configuration } = useWidget()
  const answer = useRequest(isOff ? null : request)
  if (answer.state !== 'ready') return answer
  const { value: ad, busy } = answer
  const picture = ad && pictureUrl(configuration, ad.banner_url)
  const shown = picture && { uuid: ad.uuid, title: ad.banner_title, picture, href: safeUrl(ad.url) }
  return { state: 'ready', value: shown || null, busy }
}

/** The banner; its place while it loads, nothing where there is none. */
export function Ad({ ad }: { ad: Loading<ShownAd | null> }) {
  const { configuration } = useWidget()
  if (ad.state === 'loading') return <div className="ad-place" />
  if (ad.state === 'failed' || !ad.value) return null
  const { uuid, ...banner } = ad.value
  return <AdBanner {...banner} record={adClickAddress(configuration.api, uuid)} />
}
