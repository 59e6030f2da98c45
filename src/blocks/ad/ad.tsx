/** The current advertisement. */
import { adClickAddress, getAd } from '../../api/ads'
import { type Loading, useRequest } from '../../api/use-request'
import { safeUrl } from '../../domain/link'
import { pictureUrl } from '../../page/addresses'
import { useWidget } from '../../page/widget'
import { AdBanner, adBannerStyles } from '../../ui/pictures/ad-banner'
import css from './ad.css?sheet'

export const adStyles: readonly string[] = [adBannerStyles, css]

/** An ad with a usable picture. */
export interface ShownAd {
  uuid: string
  title: string
  picture: string
  /** Null without a link. */
  href: string | null
}

const request = getAd()

/** Null if there is no usable ad. With `isOff` nothing is requested. */
export function useAd(isOff = false): Loading<ShownAd | null> {
  const { configuration } = useWidget()
  const answer = useRequest(isOff ? null : request)
  if (answer.state !== 'ready') return answer
  const { value: ad, busy } = answer
  const picture = ad && pictureUrl(configuration, ad.banner_url)
  const shown = picture && { uuid: ad.uuid, title: ad.banner_title, picture, href: safeUrl(ad.url) }
  return { state: 'ready', value: shown || null, busy }
}

/** The banner; a placeholder while it loads, nothing without an ad. */
export function Ad({ ad }: { ad: Loading<ShownAd | null> }) {
  const { configuration } = useWidget()
  if (ad.state === 'loading') return <div className="ad-place" />
  if (ad.state === 'failed' || !ad.value) return null
  const { uuid, ...banner } = ad.value
  return <AdBanner {...banner} record={adClickAddress(configuration.api, uuid)} />
}
