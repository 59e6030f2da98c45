/** The current advertisement. */

import type { Loading } from '../../client/ask'
import type { Ad as AdResponse } from '../../contract/news'
import { safeUrl } from '../../domain/text/link'
import { adClickAddress } from '../../endpoints/ads'
import { pictureUrl } from '../../page/addresses'
import type { Configuration } from '../../page/configuration'
import { useWidget } from '../../page/widget'
import { AdBanner } from '../../ui/pictures/ad-banner'
import './ad.css?sheet'

/** The address of its picture; null without an ad, and without a usable picture. */
export const adPicture = (configuration: Configuration, ad: AdResponse | null): string | null =>
  ad && pictureUrl(configuration, ad.banner_url)

export interface AdProperties {
  ad: Loading<AdResponse | null>
}

/** The banner; a placeholder while it loads, nothing without a usable picture. */
export function Ad({ ad }: AdProperties) {
  const { configuration } = useWidget()
  if (ad.state === 'loading') return <div className="ad-place unprinted" />
  if (ad.state === 'failed' || !ad.value) return null
  const picture = adPicture(configuration, ad.value)
  const { uuid, banner_title: title, url } = ad.value
  const record = adClickAddress(configuration.api, uuid)
  return picture && <AdBanner {...{ picture, title, record }} href={safeUrl(url)} />
}
