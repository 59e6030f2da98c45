/** The advertisement banner (spec 2.16, contract 8.11). */
import { getAd, recordAdClick } from '../../src/api/ads'
import { useContent } from '../../src/api/use-content'
import { useRequest } from '../../src/api/use-request'
import { safeUrl } from '../../src/domain/link'
import type { WidgetDefinition } from '../../src/element/definition'
import { pictureUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { baseStyles } from '../../src/styles/base'
import { AdBanner, adBannerStyles } from '../../src/ui/ad-banner/ad-banner'
import css from './ad-banner.css?sheet'
import { adBannerTag } from './attributes'

const request = getAd()

function Screen() {
  const { configuration } = useWidget()
  const ad = useRequest(request)
  const picture = ad.state === 'ready' && ad.value ? pictureUrl(configuration, ad.value.banner_url) : null
  useContent(ad, () => picture !== null)
  if (ad.state === 'loading') return <div className="place" />
  if (ad.state === 'failed' || !ad.value || !picture) return null
  const { uuid, banner_title, url } = ad.value
  // The browser itself follows the link: neither a pop-up blocker nor a lost record stops the visitor.
  return (
    <AdBanner
      href={safeUrl(url)}
      picture={picture}
      title={banner_title}
      onClick={() => recordAdClick(configuration.api, uuid)}
    />
  )
}

export const adBanner: WidgetDefinition<typeof adBannerTag.attributes> = {
  tag: adBannerTag,
  Screen,
  styles: [...baseStyles, adBannerStyles, css],
}
